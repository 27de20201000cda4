import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '../button/Button';
import { IconButton } from '../iconButton/IconButton';
import styles from './UndoBar.module.css';

interface UndoBarProps {
  /** Names what was done. */
  text: string;
  /** Milliseconds until the act is sent. */
  ms: number;
  /** The time stands still. */
  isHeld: boolean;
  onUndo: () => void;
  /** Sends the act now. */
  onClose: () => void;
  /** Tells that the time shall stand still, or go on. */
  onHold: (isHeld: boolean) => void;
}

/**
 * Offers to take back what was done; waits while it is pointed at or focused, and while the tab is hidden (HOUR-04).
 */
export function UndoBar({ text, ms, isHeld, onUndo, onClose, onHold }: UndoBarProps) {
  const t = useTexts('common');
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tell = () => {
      const element = bar.current;
      const isLookedAt = element !== null && (element.matches(':hover') || element.matches(':focus-within'));
      onHold(isLookedAt || document.visibilityState === 'hidden');
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [onHold]);

  return (
    <div className={styles.place}>
      <div
        ref={bar}
        className={styles.bar}
        onPointerEnter={() => onHold(true)}
        onPointerLeave={({ currentTarget }) => onHold(currentTarget.matches(':focus-within'))}
        onFocus={() => onHold(true)}
        onBlur={({ currentTarget }) => onHold(currentTarget.matches(':hover'))}
      >
        <p role="status" className={styles.text}>
          {text}
        </p>
        <Button variant="quiet" size="sm" className={styles.undo} aria-keyshortcuts="z" onClick={onUndo}>
          {t('undo')}
        </Button>
        <kbd aria-hidden="true">{t('undoKey')}</kbd>
        <IconButton icon={X} size="sm" label={t('dismiss')} hasTooltip={false} onClick={onClose} />
        <span
          className={styles.line}
          style={{ animationDuration: `${ms}ms`, animationPlayState: isHeld ? 'paused' : 'running' }}
        />
      </div>
    </div>
  );
}
