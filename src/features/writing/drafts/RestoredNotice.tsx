import { drafts } from '@/shared/i18n/en/drafts';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '@/shared/ui/button/Button';
import styles from './RestoredNotice.module.css';

addTexts('drafts', drafts);

interface RestoredNoticeProps {
  isRestored: boolean;
  /** Undefined where another button discards. */
  onDiscarded?: (() => void) | undefined;
}

/** "Draft restored · Discard" (POST-09, G1). */
export function RestoredNotice({ isRestored, onDiscarded }: RestoredNoticeProps) {
  const t = useTexts('drafts');
  return (
    <div role="status" className={styles.status}>
      {isRestored && (
        <div className={styles.notice}>
          <span>{t('restored')}</span>
          {onDiscarded && (
            <>
              <span aria-hidden="true">·</span>
              <Button size="sm" variant="quiet" onClick={onDiscarded}>
                {t('discard')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
