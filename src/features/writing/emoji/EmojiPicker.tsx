import {
  EmojiPicker as Picker,
  useActiveEmoji,
  useSkinTone,
  type EmojiPickerListComponents,
} from 'frimousse';
import { Search } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectMyId } from '@/features/session/selectors';
import { useEmojiTexts } from './emojiTexts';
import { emojiData } from './emojiData';
import styles from './EmojiPicker.module.css';
import { readEmoji, rememberEmoji, rememberTone, type KeptEmoji, type PickedEmoji } from './keptEmoji';

const columns = 8;
const dataOf = () => emojiData;

/** The panel is open before its code is there, so that it focuses nothing by itself. */
const focusOn = (search: HTMLInputElement | null) => search?.focus();

/** All emoji: search, those picked last, skin tones. Arrows move from the search field, Enter picks (HOUR-08). */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useEmojiTexts();
  const myId = useSelector(selectMyId);
  const [kept, setKept] = useState<KeptEmoji | null>(null);
  const [term, setTerm] = useState('');
  useEffect(() => {
    let isWanted = true;
    void readEmoji(myId ?? '').then((found) => {
      if (isWanted) setKept(found);
    });
    return () => {
      isWanted = false;
    };
  }, [myId]);
  if (!kept) return <div aria-busy="true" />;

  const pick = (picked: PickedEmoji) => {
    void rememberEmoji(myId ?? '', picked);
    onPick(picked.emoji);
  };
  return (
    <Picker.Root
      className={styles.picker}
      columns={columns}
      skinTone={kept.tone}
      resolveEmojiData={dataOf}
      onEmojiSelect={({ emoji, label }) => pick({ emoji, label })}
    >
      <label className={styles.search}>
        <Search aria-hidden="true" />
        <Picker.Search
          ref={focusOn}
          aria-label={t('search')}
          placeholder={t('search')}
          onChange={({ target }) => setTerm(target.value)}
        />
      </label>
      <Picker.Viewport className={styles.viewport} tabIndex={0} role="group" aria-label={t('all')}>
        {term === '' && kept.recent.length > 0 && <Recent emoji={kept.recent} onPick={pick} />}
        <Picker.Empty className={styles.empty}>{({ search }) => t('none', { term: search })}</Picker.Empty>
        <Picker.List aria-label={t('all')} components={parts} />
      </Picker.Viewport>
      <div className={styles.foot}>
        <ActiveName>{t('hint')}</ActiveName>
        <SkinTones onChoose={(tone) => void rememberTone(myId ?? '', tone)} />
      </div>
    </Picker.Root>
  );
}

/** Numbers of rows and columns begin at 1 for screen readers. */
const fromOne = (index: number | undefined) => (index === undefined ? undefined : index + 1);

const parts: EmojiPickerListComponents = {
  CategoryHeader: ({ category, ...props }) => (
    <div {...props} className={styles.category}>
      {category.label}
    </div>
  ),
  Row: ({ 'aria-rowindex': row, ...props }) => <div {...props} aria-rowindex={fromOne(row)} />,
  Emoji: ({ emoji, 'aria-colindex': column, ...props }) => (
    <button {...props} type="button" className={styles.emoji} aria-colindex={fromOne(column)}>
      {emoji.emoji}
    </button>
  ),
};

interface RecentProps {
  emoji: readonly PickedEmoji[];
  onPick: (picked: PickedEmoji) => void;
}

function Recent({ emoji, onPick }: RecentProps) {
  const t = useEmojiTexts();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div id={id} className={styles.category}>
        {t('recent')}
      </div>
      <div className={styles.recent}>
        {emoji.map((one) => (
          <button
            key={one.emoji}
            type="button"
            className={styles.emoji}
            aria-label={one.label}
            onClick={() => onPick(one)}
          >
            {one.emoji}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Name of the emoji under the pointer or the arrows. */
function ActiveName({ children }: { children: ReactNode }) {
  const active = useActiveEmoji();
  return (
    <span className={styles.name} aria-hidden="true">
      {active ? active.label : children}
    </span>
  );
}

function SkinTones({ onChoose }: { onChoose: (tone: KeptEmoji['tone']) => void }) {
  const t = useEmojiTexts();
  const [chosen, setChosen, variations] = useSkinTone('✋');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t('tone')} className={styles.tones}>
      {variations.map(({ skinTone, emoji }) => (
        <label key={skinTone}>
          <input
            type="radio"
            name={name}
            aria-label={skinTone === 'none' ? t('noTone') : emojiData.skinTones[skinTone]}
            checked={skinTone === chosen}
            onChange={() => {
              setChosen(skinTone);
              onChoose(skinTone);
            }}
          />
          <span aria-hidden="true">{emoji}</span>
        </label>
      ))}
    </div>
  );
}
