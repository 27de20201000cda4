import { isUnderWay } from '@/features/media/slice';
import type { Upload } from '@/features/media/types';
import { canRetryUpload, uploadFailureText } from '@/features/media/uploadFailure';
import { useThumbnail } from '@/features/media/useThumbnail';
import { RemoveButton } from '@/features/writing/editor/RemoveButton';
import { Button } from '@/shared/ui/button/Button';
import { FieldError } from '@/shared/ui/field/Field';
import { Progress } from '@/shared/ui/progress/Progress';
import styles from './CommentImage.module.css';
import { useCommentTexts } from './commentTexts';

interface CommentImageProps {
  upload: Upload;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** The image of a comment being written, with its progress (CMT-04, SHELL-14). */
export function CommentImage({ upload, onRemove, onRetry }: CommentImageProps) {
  const t = useCommentTexts();
  const source = useThumbnail(upload.id);
  return (
    <div className={styles.image}>
      <div className={styles.frame} data-status={upload.status}>
        <img src={source} alt={t('imageNamed', { name: upload.name })} />
        <RemoveButton label={t('removeImage')} onPress={() => onRemove(upload.id)} />
        {isUnderWay(upload) && (
          <div className={styles.progress}>
            <Progress
              label={t('imageProgress')}
              value={upload.size === 0 ? 0 : upload.sentBytes / upload.size}
            />
          </div>
        )}
      </div>
      {upload.status === 'failed' && (
        <div role="alert" className={styles.failure}>
          <FieldError>{uploadFailureText(upload.error)}</FieldError>
          {canRetryUpload(upload) && (
            <Button size="sm" variant="quiet" onClick={() => onRetry(upload.id)}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
