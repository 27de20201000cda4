import { useState } from 'react';
import { isUnderWay } from '@/features/media/slice';
import type { Upload } from '@/features/media/types';
import { canRetryUpload, uploadFailureText } from '@/features/media/uploadFailure';
import { DescribeMark } from '@/features/media/ui/DescribeMark';
import { useThumbnail } from '@/features/media/useThumbnail';
import { useSpeaks } from '@/features/session/useSpeaks';
import { RemoveButton } from '@/features/writing/editor/RemoveButton';
import { Button } from '@/shared/ui/button/Button';
import { FieldError } from '@/shared/ui/field/Field';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { Progress } from '@/shared/ui/progress/Progress';
import styles from './CommentImage.module.css';
import { useCommentTexts } from '../ui/commentTexts';

const DescribeUploadDialog = lazyOverlay(
  async () => (await import('@/features/media/describing/DescribeUploadDialog')).DescribeUploadDialog,
);

interface CommentImageProps {
  upload: Upload;
  /** Its description, '' without one. */
  alt: string;
  onDescribe: (alt: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** The image of a comment being written, with its description and progress (CMT-04, SHELL-14). */
export function CommentImage({ upload, alt, onDescribe, onRemove, onRetry }: CommentImageProps) {
  const t = useCommentTexts();
  const describes = useSpeaks('descriptions');
  const [isDescribing, setIsDescribing] = useState(false);
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
        {describes && <DescribeMark alt={alt} position={1} onPress={() => setIsDescribing(true)} />}
      </div>
      {isDescribing && (
        <DescribeUploadDialog
          id={upload.id}
          position={1}
          total={1}
          alt={alt}
          onChange={onDescribe}
          onClose={() => setIsDescribing(false)}
        />
      )}
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
