import { X } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { now } from '@/shared/lib/time/clock';
import { dayMs } from '@/shared/lib/time/durations';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/field/TextField';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { announce } from '@/shared/ui/liveRegion/announce';
import { Select } from '@/shared/ui/select/Select';
import { wordsChosen, type MutingState } from '../slice';
import type { MutedWord } from '../types';
import styles from './MutedWords.module.css';
import { useMutingTexts } from './mutingTexts';

const times = { ever: null, day: dayMs, week: 7 * dayMs, month: 30 * dayMs } as const;
type Time = keyof typeof times;
const timeNames = Object.keys(times) as Time[];
const maxPhraseLength = 100;

/** The words that are muted on this device, and for how long (HOUR-07). */
export function MutedWords() {
  const t = useMutingTexts();
  const dispatch = useDispatch();
  const words = useSelector(({ muting }: MutingState) => muting.words);
  const [phrase, setPhrase] = useState('');
  const [time, setTime] = useState<Time>('ever');
  const [isKnown, setIsKnown] = useState(false);
  const isOver = ({ until }: MutedWord) => until !== null && Date.parse(until) <= now();
  const current = words.filter((word) => !isOver(word));

  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const added = phrase.trim().replace(/\s+/g, ' ');
    if (added === '') return;
    if (current.some((word) => word.phrase.toLowerCase() === added.toLowerCase())) {
      setIsKnown(true);
      return;
    }
    const ms = times[time];
    const until = ms === null ? null : new Date(now() + ms).toISOString();
    dispatch(wordsChosen([...current, { phrase: added, until }]));
    announce(t('added', { word: added }));
    setPhrase('');
  };
  const remove = (word: MutedWord) => {
    dispatch(wordsChosen(current.filter((other) => other.phrase !== word.phrase)));
    announce(t('removed', { word: word.phrase }));
  };

  return (
    <>
      <form className={styles.form} onSubmit={add}>
        <TextField
          label={t('word')}
          value={phrase}
          maxLength={maxPhraseLength}
          autoComplete="off"
          error={isKnown ? t('known') : undefined}
          onChange={(event) => {
            setPhrase(event.target.value);
            setIsKnown(false);
          }}
        />
        <Select
          label={t('until')}
          value={time}
          options={timeNames.map((value) => ({ value, label: t(`times.${value}`) }))}
          onChange={(event) => setTime(timeNames.find((name) => name === event.target.value) ?? 'ever')}
        />
        <Button type="submit">{t('add')}</Button>
      </form>
      {current.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul aria-label={t('list')} className={styles.list}>
          {current.map((word) => (
            <li key={word.phrase} className={styles.word}>
              <span>
                <b dir="auto">{word.phrase}</b>
                {word.until !== null && (
                  <small>{t('ends', { time: timeFormat.format(new Date(word.until)) })}</small>
                )}
              </span>
              <IconButton
                icon={X}
                size="sm"
                label={t('remove', { word: word.phrase })}
                onClick={() => remove(word)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
