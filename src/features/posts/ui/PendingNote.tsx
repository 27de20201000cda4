import { Hourglass } from 'lucide-react';
import { usePostPageTexts } from './postPageTexts';
import styles from './PendingNote.module.css';

/** Says in place of the actions that a post waits for a moderator of its group (DESK-02). */
export function PendingNote({ group }: { group: string }) {
  const t = usePostPageTexts();
  return (
    <p className={styles.note}>
      <Hourglass aria-hidden="true" />
      <span>
        <b>{t('pending.title')}</b> {t('pending.text', { group })}
      </span>
    </p>
  );
}
