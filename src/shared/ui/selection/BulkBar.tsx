import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '../button/Button';
import styles from './BulkBar.module.css';

interface BulkBarProps {
  /** Accessible name of the region. */
  label: string;
  count: number;
  /** Buttons of what can be done with all that is chosen. */
  children: ReactNode;
  onClear: () => void;
}

/** Tells how much is chosen and what can be done with it, at the foot of the list. */
export function BulkBar({ label, count, children, onClear }: BulkBarProps) {
  const t = useTexts('common');
  return (
    <section className={styles.bar} aria-label={label}>
      <b role="status">{t('selected', { count })}</b>
      <span className={styles.acts}>{children}</span>
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
    </section>
  );
}
