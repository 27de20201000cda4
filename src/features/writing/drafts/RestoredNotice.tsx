import { Button } from '@/shared/ui/button/Button';
import styles from '../editor/ComposerNotices.module.css';
import { useComposerTexts } from '../composerTexts';

/** "Draft restored · Discard" (POST-09, G1). */
export function RestoredNotice({
  isRestored,
  onDiscarded,
}: {
  isRestored: boolean;
  onDiscarded: () => void;
}) {
  const t = useComposerTexts();
  return (
    <div role="status">
      {isRestored && (
        <div className={styles.draft}>
          <span>{t('draftRestored')}</span>
          <span aria-hidden="true">·</span>
          <Button size="sm" variant="quiet" onClick={onDiscarded}>
            {t('discardDraft')}
          </Button>
        </div>
      )}
    </div>
  );
}
