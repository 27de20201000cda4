import { ChevronDown, ChevronUp, RotateCw, X } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isLargeUpload } from '@/features/media/rules';
import { uploadRetried, uploadsReleased } from '@/features/media/slice';
import type { Upload } from '@/features/media/types';
import { uploadFailureText } from '@/features/media/uploadFailure';
import { useThumbnail } from '@/features/media/useThumbnail';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Progress } from '@/shared/ui/progress/Progress';
import type { AppError } from '@/shared/errors/appError';
import { canSendAgain, hasLostBytes, isLeftBehind } from '../kept/keptErrors';
import { useAlbumPageTexts } from '../managing/albumPageTexts';
import { filesDismissed, viewOf, type QueueView, type UploadQueueState } from '../uploadQueue';
import styles from './UploadPanel.module.css';

/** Tells how far the files are that go into albums, wherever the member is in the app (ALB-02). */
export function UploadPanel() {
  const t = useAlbumPageTexts();
  const dispatch = useDispatch();
  const queue = useSelector((state: UploadQueueState) => state.albumUploads);
  const uploads = useSelector((state: UploadQueueState) => state.uploads);
  const view = useMemo(() => viewOf({ albumUploads: queue, uploads }), [queue, uploads]);
  const [isFolded, setIsFolded] = useState(false);
  const { sending, waiting, sent, failed, leftOut, unkept, total } = view;
  const isUnderWay = sending.length + waiting.length > 0;
  const end = () => {
    const ids = queue.files.map(({ id }) => id);
    // Photos that have arrived get their order before they are forgotten, too.
    dispatch(uploadsReleased([...sending, ...waiting].map(({ id }) => id)));
    dispatch(uploadsReleased(ids));
    dispatch(filesDismissed([...ids, ...leftOut.map(({ id }) => id)]));
  };
  const title = isUnderWay
    ? t('queue.adding', { count: total })
    : failed.length + leftOut.length > 0
      ? t('queue.ended')
      : t('queue.added', { count: sent.length });
  return (
    <section className={styles.panel} aria-label={t('queue.label')}>
      <div className={styles.head}>
        <div>
          <b role="status">{title}</b>
          <p>{summaryOf(view, t)}</p>
        </div>
        <IconButton
          size="sm"
          icon={isFolded ? ChevronUp : ChevronDown}
          label={isFolded ? t('queue.unfold') : t('queue.fold')}
          onClick={() => setIsFolded(!isFolded)}
        />
        <IconButton
          size="sm"
          icon={X}
          label={isUnderWay ? t('queue.cancel') : t('queue.close')}
          onClick={end}
        />
      </div>
      {isUnderWay && <Progress label={t('queue.progress')} value={shareOf(view)} />}
      <div role="status">
        {unkept > 0 ? (
          <p className={styles.note}>{t('queue.unkept', { count: unkept })}</p>
        ) : (
          isUnderWay && isLargeUpload(sizesOf(view)) && <p className={styles.note}>{t('queue.large')}</p>
        )}
      </div>
      {!isFolded && <Files view={view} />}
    </section>
  );
}

type Texts = ReturnType<typeof useAlbumPageTexts>;

function summaryOf({ sent, failed, leftOut }: QueueView, t: Texts): string {
  return [
    t('queue.there', { count: sent.length }),
    ...(failed.length > 0 ? [t('queue.failed', { count: failed.length })] : []),
    ...(leftOut.length > 0 ? [t('queue.leftOut', { count: leftOut.length })] : []),
  ].join(', ');
}

function sizesOf({ sent, failed, sending, waiting }: QueueView): number[] {
  return [...sent, ...failed, ...sending, ...waiting].map(({ size }) => size);
}

/** Share of all bytes that was sent, from 0 to 1. */
function shareOf({ sent, failed, sending, waiting }: QueueView): number {
  const bytes = (uploads: readonly Upload[]) => uploads.reduce((sum, { size }) => sum + size, 0);
  const done = bytes(sent) + sending.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  const all = bytes(sent) + bytes(failed) + bytes(sending) + bytes(waiting);
  return all === 0 ? 1 : done / all;
}

/** Rows shown of each part; a panel of hundreds would hide the page. */
const maxRows = 50;

function Files({ view: { failed, leftOut, sending, waiting } }: { view: QueueView }) {
  const t = useAlbumPageTexts();
  const dispatch = useDispatch();
  const dismiss = (id: string) => {
    dispatch(uploadsReleased([id]));
    dispatch(filesDismissed([id]));
  };
  return (
    <div className={styles.files}>
      {failed.length > 0 && <Failed files={failed} onDismiss={dismiss} />}
      {leftOut.length > 0 && (
        <Part title={t('queue.leftOutTitle')} count={leftOut.length}>
          <ul>
            {leftOut.slice(0, maxRows).map(({ id, name, reason }) => (
              <li key={id}>
                <FileName id={id} name={name} note={t(`queue.reasons.${reason}`)} />
                <IconButton
                  size="sm"
                  icon={X}
                  label={t('queue.leaveOut', { name })}
                  onClick={() => dispatch(filesDismissed([id]))}
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {sending.length > 0 && (
        <Part title={t('queue.now')} count={sending.length}>
          <ul>
            {sending.map(({ id, name, size, sentBytes }) => (
              <li key={id}>
                <FileName id={id} name={name} />
                <Progress label={name} value={size === 0 ? 0 : sentBytes / size} />
                <IconButton
                  size="sm"
                  icon={X}
                  label={t('queue.cancelOne', { name })}
                  onClick={() => dismiss(id)}
                />
              </li>
            ))}
          </ul>
          {waiting.length > 0 && <p>{t('queue.waiting', { count: waiting.length })}</p>}
        </Part>
      )}
    </div>
  );
}

/** Files that were not sent, which can be tried again together or one by one. */
function Failed({ files, onDismiss }: { files: readonly Upload[]; onDismiss: (id: string) => void }) {
  const t = useAlbumPageTexts();
  const dispatch = useDispatch();
  const again = files.filter(canSendAgain);
  return (
    <Part title={t('queue.notUploaded')} count={files.length}>
      {again.length > 0 && (
        <Button
          size="sm"
          icon={RotateCw}
          onClick={() => again.forEach(({ id }) => dispatch(uploadRetried(id)))}
        >
          {t('queue.retryAll', { count: again.length })}
        </Button>
      )}
      <ul>
        {files.slice(0, maxRows).map((upload) => (
          <li key={upload.id}>
            <FileName id={upload.id} name={upload.name} note={reasonOf(upload.error, t)} />
            {canSendAgain(upload) && (
              <IconButton
                size="sm"
                icon={RotateCw}
                label={t('queue.retry', { name: upload.name })}
                onClick={() => dispatch(uploadRetried(upload.id))}
              />
            )}
            <IconButton
              size="sm"
              icon={X}
              label={t('queue.leaveOut', { name: upload.name })}
              onClick={() => onDismiss(upload.id)}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function reasonOf(error: AppError | null, t: Texts): string {
  if (hasLostBytes(error)) return t('queue.lostBytes');
  return isLeftBehind(error) ? t('queue.leftBehind') : uploadFailureText(error);
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h2>
        {title} <span>{count}</span>
      </h2>
      {children}
    </div>
  );
}

function FileName({ id, name, note }: { id: string; name: string; note?: string }) {
  const thumbnail = useThumbnail(id);
  return (
    <>
      {thumbnail === undefined ? <span className={styles.blank} /> : <img src={thumbnail} alt="" />}
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {note !== undefined && <small>{note}</small>}
      </span>
    </>
  );
}
