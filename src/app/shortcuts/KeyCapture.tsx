import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import control from '@/shared/ui/field/Control.module.css';
import { takenBy, type Bindings } from './bindings';
import styles from './ShortcutHelp.module.css';
import type { ShortcutName } from './shortcuts';

/** Milliseconds in which a second key may follow the first. */
const secondKeyMs = 1000;

interface KeyCaptureProps {
  name: ShortcutName;
  bindings: Bindings;
  /** @param keys none switches the shortcut off */
  onChoose: (keys: readonly string[]) => void;
  onCancel: () => void;
  /** Called when the focus has gone elsewhere, where it stays. */
  onLeave: () => void;
}

/** Field that takes the next key, or two in sequence, for a shortcut; says what has them already (HOUR-06). */
export function KeyCapture({ name, bindings, onChoose, onCancel, onLeave }: KeyCaptureProps) {
  const t = useTexts('shortcuts');
  const id = useId();
  const [pressed, setPressed] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const refuse = (reason: string) => {
    setPressed('');
    setRefusal(reason);
  };
  const choose = (keys: string) => {
    const other = takenBy(bindings, keys, name);
    if (other === undefined) onChoose([keys]);
    else refuse(t('taken', { keys, name: t(`does.${other}`) }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey || key === 'Shift') return;
    event.preventDefault();
    event.stopPropagation();
    clearTimeout(timer.current);
    if (key === 'Escape') onCancel();
    else if (key === 'Delete' || key === 'Backspace') onChoose([]);
    else if (key.length > 1 || key === ' ') refuse(t('reserved', { keys: key === ' ' ? t('space') : key }));
    else if (pressed !== '') choose(`${pressed} ${key}`);
    else {
      setRefusal(null);
      setPressed(key);
      timer.current = setTimeout(() => choose(key), secondKeyMs);
    }
  };

  return (
    <>
      <input
        readOnly
        autoFocus
        className={`${control.control} ${styles.capture}`}
        aria-label={t('press')}
        aria-describedby={id}
        placeholder={t('press')}
        value={pressed}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
      />
      <span id={id} role="status" className={styles.hint} data-refused={refusal !== null}>
        {refusal ?? t('pressHelp')}
      </span>
    </>
  );
}
