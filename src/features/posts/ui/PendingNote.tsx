import { Hourglass } from 'lucide-react';
import { usePostPageTexts } from './postPageTexts';
import styles from './PendingNote.module.css';

/** Says in place of the actions that a post or comment waits for a moderator (DESK-02). */
export function PendingNote() {
  const t = usePostPageTexts();
  return (
    <p className={styles.note}>
      <Hourglass aria-hidden="true" />
      <span>
        <b>{t('pending.title')}</b> {t('pending.text')}
      </span>
    </p>
  );
}
