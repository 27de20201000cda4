import { drafts } from '@/shared/i18n/en/drafts';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '@/shared/ui/button/Button';
import styles from './RestoredNotice.module.css';

addTexts('drafts', drafts);

/** "Draft restored · Discard" (POST-09, G1). */
export function RestoredNotice({
  isRestored,
  onDiscarded,
}: {
  isRestored: boolean;
  onDiscarded: () => void;
}) {
  const t = useTexts('drafts');
  return (
    <div role="status">
      {isRestored && (
        <div className={styles.notice}>
          <span>{t('restored')}</span>
          <span aria-hidden="true">·</span>
          <Button size="sm" variant="quiet" onClick={onDiscarded}>
            {t('discard')}
          </Button>
        </div>
      )}
    </div>
  );
}
