import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import styles from '../editor/ComposerNotices.module.css';
import { useComposerTexts } from '../composerTexts';
import { RestoredNotice } from './RestoredNotice';

interface DraftNoticesProps {
  isRestored: boolean;
  /** True if another tab has changed the same draft. */
  hasOther: boolean;
  onDiscarded: () => void;
  onThisKept: () => void;
  onOtherTaken: () => void;
}

/** Reports a restored draft, and asks which one to keep if two tabs write for the same wall (POST-09). */
export function DraftNotices(props: DraftNoticesProps) {
  const { isRestored, hasOther, onDiscarded, onThisKept, onOtherTaken } = props;
  const t = useComposerTexts();
  return (
    <>
      <RestoredNotice isRestored={isRestored} onDiscarded={onDiscarded} />
      <div role="alert">
        {hasOther && (
          <div className={styles.notice}>
            <Banner kind="warning">
              <p>{t('otherDraft.text')}</p>
              <div className={styles.choices}>
                <Button size="sm" onClick={onThisKept}>
                  {t('otherDraft.keepThis')}
                </Button>
                <Button size="sm" onClick={onOtherTaken}>
                  {t('otherDraft.takeOther')}
                </Button>
              </div>
            </Banner>
          </div>
        )}
      </div>
    </>
  );
}
