import { useId, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { SuggestionList } from '@/features/completions/ui/SuggestionList';
import { useCompletion } from '@/features/completions/useCompletion';
import { maxPostBytes, maxPostLength } from '@/shared/config/limits';
import { countGraphemes, isTooLong } from '@/shared/rules/text';
import { FieldError } from '@/shared/ui/field/Field';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import styles from './PostTextField.module.css';
import { useComposerTexts } from '../composerTexts';

/** Distance to the limit, in characters, at which the counter appears. */
const counterNear = 500;

interface PostTextFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  /** Called by Ctrl+Enter or ⌘+Enter. */
  onSubmit: () => void;
  onPaste: (event: ClipboardEvent) => void;
}

/**
 * The text of a post being written; grows with its content, suggests members and tags, and counts near the limit
 * (POST-09).
 */
export function PostTextField({ ref, text, onChange, onSubmit, onPaste }: PostTextFieldProps) {
  const t = useComposerTexts();
  const id = useId();
  const noteId = `${id}-note`;
  const completion = useCompletion(ref, onChange);
  const isOver = isTooLong(text.trim(), maxPostLength, maxPostBytes);
  const left = text.length < maxPostLength - counterNear ? null : maxPostLength - countGraphemes(text.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    completion.onKeyDown(event);
    if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{t('text')}</VisuallyHidden>
      </label>
      <textarea
        {...completion.fieldProps}
        ref={ref}
        id={id}
        className={styles.text}
        dir="auto"
        placeholder={t('placeholder')}
        value={text}
        aria-invalid={isOver || undefined}
        aria-describedby={noteId}
        onChange={({ target: { value } }) => onChange(value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        data-autofocus=""
      />
      <SuggestionList list={completion.list} />
      <div id={noteId} className={styles.note}>
        {isOver && <FieldError>{t('tooLong', { length: maxPostLength })}</FieldError>}
        {left !== null && left <= counterNear && (
          <span className={styles.counter} data-over={left < 0}>
            {left < 0 ? t('charactersOver', { count: -left }) : t('charactersLeft', { count: left })}
          </span>
        )}
      </div>
    </div>
  );
}
