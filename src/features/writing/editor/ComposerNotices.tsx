import { isUnderWay } from '@/features/media/slice';
import type { Upload } from '@/features/media/types';
import { uploadFailureText } from '@/features/media/uploadFailure';
import type { RefusedFile } from '@/features/media/useUploads';
import { useTexts } from '@/shared/i18n/useTexts';
import { Banner } from '@/shared/ui/banner/Banner';
import { Progress } from '@/shared/ui/progress/Progress';
import styles from './ComposerNotices.module.css';
import { useComposerTexts } from '../composerTexts';
import { RefusedFiles } from '@/features/media/ui/RefusedFiles';

interface ComposerNoticesProps {
  uploads: readonly Upload[];
  /** True while enough is uploading that leaving the page needs a warning (VAL-04). */
  isLarge: boolean;
  refused: readonly RefusedFile[];
  onRefusedDismissed: () => void;
}

const megabyte = 1024 * 1024;

/** Messages about an editor's photos: refused files, failed uploads, total progress (SHELL-14). */
export function ComposerNotices(props: ComposerNoticesProps) {
  const { uploads, isLarge, refused, onRefusedDismissed } = props;
  const t = useComposerTexts();
  const validation = useTexts('validation');
  const failures = new Set(
    uploads.flatMap(({ status, error }) => (status === 'failed' ? [uploadFailureText(error)] : [])),
  );
  return (
    <>
      <TotalProgress uploads={uploads} isLarge={isLarge} />
      <div role="alert">
        {refused.length > 0 && (
          <RefusedFiles
            refused={refused}
            tooMany={validation('tooManyPostImages')}
            onDismiss={onRefusedDismissed}
          />
        )}
        {failures.size > 0 && (
          <div className={styles.notice}>
            <Banner kind="error">
              {t('failedUploads')} {[...failures].join(' ')}
            </Banner>
          </div>
        )}
      </div>
    </>
  );
}

function TotalProgress({ uploads, isLarge }: { uploads: readonly Upload[]; isLarge: boolean }) {
  const t = useComposerTexts();
  const isSending = uploads.some(isUnderWay);
  const total = uploads.reduce((sum, { size }) => sum + size, 0);
  const sent = uploads.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  const done = uploads.filter(({ status }) => status === 'sent').length;
  return (
    <>
      <div role="alert">
        {isLarge && (
          <div className={styles.notice}>
            <Banner kind="warning">{t('uploading', { size: (total / megabyte).toFixed(1) })}</Banner>
          </div>
        )}
      </div>
      {isSending && (
        <div className={styles.total}>
          <Progress label={t('totalProgress')} value={total === 0 ? 0 : sent / total} />
          <span>{t('sent', { done, total: uploads.length })}</span>
        </div>
      )}
    </>
  );
}
