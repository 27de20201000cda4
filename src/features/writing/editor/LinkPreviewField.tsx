import type { LinkState } from '@/features/previews/types';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { useComposerTexts } from '../composerTexts';
import { LinkPreview } from '@/features/previews/ui/LinkPreview';
import styles from './Attachment.module.css';
import { RemoveButton } from './RemoveButton';

interface LinkPreviewFieldProps {
  link: LinkState;
  onRemove: () => void;
}

/** The link preview of a text being written: loading, removable, or failed (POST-02). */
export function LinkPreviewField({
  link: { preview, isLoading, hasFailed },
  onRemove,
}: LinkPreviewFieldProps) {
  const t = useComposerTexts();
  return (
    <>
      <div role="status" aria-busy={isLoading}>
        {hasFailed && <p className={styles.failed}>{t('previewFailed')}</p>}
      </div>
      {isLoading && (
        <div className={styles.loading}>
          <Skeleton width={148} height={92} shape="block" />
          <div className={styles.lines}>
            <Skeleton width="40%" height={10} />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </div>
        </div>
      )}
      {preview !== null && (
        <div className={styles.attachment}>
          <LinkPreview preview={preview} />
          <RemoveButton label={t('removePreview')} onPress={onRemove} />
        </div>
      )}
    </>
  );
}
