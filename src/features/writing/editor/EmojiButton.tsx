import { Smile } from 'lucide-react';
import { useGridKeys } from '@/shared/lib/gridKeys/useGridKeys';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Popover } from '@/shared/ui/popover/Popover';
import { useComposerTexts } from '../composerTexts';
import styles from './EmojiButton.module.css';

const columns = 8;
const emoji = [
  ...['😀', '😄', '😂', '🙂', '😉', '😊', '😍', '😘', '😎', '🤩', '🥳', '🤗', '🤔', '😅', '😬', '🙄'],
  ...['😴', '😢', '😭', '😡', '😱', '🤯', '😇', '🤝', '👍', '👎', '👏', '🙌', '🙏', '💪', '👋', '✌️'],
  ...['❤️', '🧡', '💛', '💚', '💙', '💜', '🖤', '💔', '✨', '🔥', '🎉', '🎂', '🎁', '🏆', '⭐', '💯'],
  ...['☀️', '🌧️', '❄️', '🌈', '🌊', '🌱', '🌻', '🍂', '🐶', '🐱', '🐝', '🦋', '☕', '🍞', '🍎', '🍕'],
  ...['🚲', '🚆', '✈️', '🏠', '🏔️', '🏖️', '⚽', '🎵', '🎸', '📷', '📚', '💡', '🛠️', '💰', '📈', '🚀'],
];

interface EmojiButtonProps {
  isDisabled: boolean;
  onPick: (emoji: string) => void;
}

/** A button with a small grid of emoji, which screen readers can name. Arrows move, Enter picks. */
export function EmojiButton({ isDisabled, onPick }: EmojiButtonProps) {
  const t = useComposerTexts();
  return (
    <Popover
      label={t('emoji')}
      align="start"
      // The text field takes the focus, which closes the panel.
      content={() => <EmojiGrid onPick={onPick} />}
    >
      {(trigger) => <IconButton {...trigger} icon={Smile} label={t('addEmoji')} disabled={isDisabled} />}
    </Popover>
  );
}

function EmojiGrid({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useComposerTexts();
  const { itemProps } = useGridKeys(emoji.length, (from, key) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
    return from + step;
  });
  return (
    <div role="listbox" aria-label={t('emoji')} className={styles.grid}>
      {emoji.map((character, index) => (
        <button
          key={character}
          type="button"
          role="option"
          aria-selected="false"
          className={styles.emoji}
          {...itemProps(index)}
          onClick={() => onPick(character)}
        >
          {character}
        </button>
      ))}
    </div>
  );
}
