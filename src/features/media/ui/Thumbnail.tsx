import { ArrowLeft, ArrowRight, RotateCw, X, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { isUnderWay } from '../slice';
import type { Upload } from '../types';
import { canRetryUpload } from '../uploadFailure';
import { useThumbnail } from '../useThumbnail';
import { Progress } from '@/shared/ui/progress/Progress';
import { DescribeMark } from './DescribeMark';
import styles from './Thumbnail.module.css';
import { useUploadTexts } from './uploadTexts';

/** Handles a photo's buttons; one stable function for all photos, so that only a changed one renders. */
export type PhotoAct = (
  id: string,
  act: 'remove' | 'retry' | 'describe' | 'moveBack' | 'moveOn',
  button: HTMLButtonElement,
) => void;

interface ThumbnailProps {
  upload: Upload;
  /** Position among the photos, from 1. */
  position: number;
  total: number;
  /** Its description, '' without one; null where it takes none. */
  alt: string | null;
  isDragged: boolean;
  onAct: PhotoAct;
}

/** A chosen photo with its progress and the buttons to remove, retry and move it (SHELL-14). */
export const Thumbnail = memo(function Thumbnail({
  upload,
  position,
  total,
  alt,
  isDragged,
  onAct,
}: ThumbnailProps) {
  const t = useUploadTexts();
  const source = useThumbnail(upload.id);
  const hasFailed = upload.status === 'failed';
  const act = (kind: Parameters<PhotoAct>[1]) => (button: HTMLButtonElement) =>
    onAct(upload.id, kind, button);
  return (
    <li
      className={styles.thumbnail}
      data-status={upload.status}
      data-id={upload.id}
      data-dragged={isDragged}
      draggable
    >
      <img
        src={source}
        alt={t('photo', { position, total, name: upload.name })}
        draggable={false}
        className={styles.picture}
      />
      {isUnderWay(upload) && (
        <div className={styles.progress}>
          <Progress
            label={t('photoProgress', { position })}
            value={upload.size === 0 ? 0 : upload.sentBytes / upload.size}
          />
        </div>
      )}
      {hasFailed && <p className={styles.failed}>{t('photoFailed')}</p>}
      <div className={styles.tools}>
        {hasFailed && canRetryUpload(upload) && (
          <Tool icon={RotateCw} label={t('retryPhoto', { position })} onPress={act('retry')} />
        )}
        <Tool icon={X} label={t('removePhoto', { position })} kind="remove" onPress={act('remove')} />
      </div>
      {alt !== null && <DescribeMark alt={alt} position={position} onPress={act('describe')} />}
      {total > 1 && (
        <div className={styles.moves}>
          <Tool
            icon={ArrowLeft}
            label={t('movePhotoBack', { position })}
            isDisabled={position === 1}
            onPress={act('moveBack')}
          />
          <Tool
            icon={ArrowRight}
            label={t('movePhotoOn', { position })}
            isDisabled={position === total}
            onPress={act('moveOn')}
          />
        </div>
      )}
    </li>
  );
});

interface ToolProps {
  icon: LucideIcon;
  label: string;
  /** By which the list finds it. */
  kind?: Parameters<PhotoAct>[1];
  /** Keeps its focus while disabled, so that a photo moved to the end can be moved back by keyboard. */
  isDisabled?: boolean;
  onPress: (button: HTMLButtonElement) => void;
}

function Tool({ icon: Icon, label, kind, isDisabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-act={kind}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={(event) => {
        if (!isDisabled) onPress(event.currentTarget);
      }}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
