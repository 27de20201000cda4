import { useMemo, useState } from 'react';
import { tokenizeText } from '@/shared/rules/textTokens';
import { foldText, isNote } from '../foldedText';
import styles from './PostText.module.css';
import { usePostTexts } from './postTexts';
import { RichText } from './RichText';

/** Texts that begin with an opening quotation mark. */
const opensQuoted = /^["“„«‘]/;

interface PostTextProps {
  /** Id of the text element. */
  id: string;
  text: string;
  /** True if the post is only this text; a short one is then set large. */
  isAlone: boolean;
}

/** A post's text with its links, folded when long (POST-08). */
export function PostText({ id, text, isAlone }: PostTextProps) {
  const t = usePostTexts();
  const [isOpen, setIsOpen] = useState(false);
  const folded = useMemo(() => foldText(text), [text]);
  const whole = useMemo(() => tokenizeText(text), [text]);
  if (text === '') return null;
  const isShort = folded !== null && !isOpen;
  return (
    <div className={styles.block}>
      <p
        id={id}
        className={styles.text}
        dir="auto"
        data-note={isAlone && isNote(text)}
        data-quoted={opensQuoted.test(text)}
      >
        <RichText tokens={isShort ? folded : whole} />
        {isShort && '…'}
      </p>
      {folded !== null && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('seeLess') : t('seeMore')}
        </button>
      )}
    </div>
  );
}
