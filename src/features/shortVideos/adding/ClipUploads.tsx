import { CircleCheck, RotateCw, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { uploadRetried, uploadsReleased } from '@/features/media/slice';
import type { Upload } from '@/features/media/types';
import { selectMyId } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { errorText, failureText, hasOwnText } from '@/shared/i18n/errorText';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Link } from '@/shared/ui/link/Link';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { Progress } from '@/shared/ui/progress/Progress';
import { clips, type ClipsState } from '../entities';
import { readKept } from '../kept/keptVideo';
import { usePreparing } from '../ui/usePreparing';
import styles from './ClipUploads.module.css';
import { clipDismissed, type ClipUploadsState } from './clipUploads';
import { useNewVideoTexts } from './newVideoTexts';

/**
 * The short videos on their way, wherever their member is in the app: sending and preparing, each by itself (CLIP-02).
 */
export function ClipUploads() {
  const t = useNewVideoTexts();
  const uploads = useSelector((state: ClipUploadsState) => state.clipUploads);
  return (
    <section className={styles.panel} aria-label={t('panel.label')}>
      {uploads.map(({ id, clipId }) => (
        <ClipUpload key={id} id={id} clipId={clipId} />
      ))}
    </section>
  );
}

function ClipUpload({ id, clipId }: { id: string; clipId: string | null }) {
  const t = useNewVideoTexts();
  const dispatch = useDispatch();
  const upload = useSelector((state: ClipUploadsState) => state.uploads[id]);
  const clip = useSelector((state: ClipsState) => clips.select(state, clipId ?? ''));
  const end = () => {
    dispatch(clipDismissed(id));
    dispatch(uploadsReleased([id]));
  };
  const { isAsked, ask, keep } = useLossQuestion(end);
  if (!upload) return null;
  const isSent = upload.status === 'sent';
  return (
    <article className={styles.upload} aria-label={upload.name}>
      <div className={styles.head}>
        <Heading upload={upload} state={isSent ? (clip?.state ?? 'processing') : null} />
        <IconButton
          size="sm"
          icon={X}
          label={isSent || upload.status === 'failed' ? t('panel.close') : t('panel.cancel')}
          onClick={isSent || isRefused(upload) ? end : ask}
        />
      </div>
      {upload.status === 'failed' ? (
        <Failed upload={upload} />
      ) : (
        !isSent && (
          <>
            <Progress label={t('panel.sending')} value={upload.sentBytes / Math.max(1, upload.size)} />
            <small>
              {t('panel.bytes', { sent: megabytes(upload.sentBytes), total: megabytes(upload.size) })}{' '}
              {t('panel.stay')}
            </small>
          </>
        )
      )}
      {isSent && clipId !== null && <Prepared clipId={clipId} />}
      <ConfirmDialog
        isOpen={isAsked && !isSent}
        title={t('panel.loseTitle')}
        confirmLabel={t('panel.lose')}
        cancelLabel={t('panel.keep')}
        onConfirm={end}
        onCancel={keep}
      >
        {t('panel.loseText')}
      </ConfirmDialog>
    </article>
  );
}

/** Asks before a short video is lost: one that is no longer sent is kept only where no other is unfinished. */
function useLossQuestion(end: () => void) {
  const memberId = useSelector(selectMyId);
  const [isAsked, setIsAsked] = useState(false);
  const ask = async () => {
    if (memberId !== null && (await readKept(memberId)) !== null) setIsAsked(true);
    else end();
  };
  return { isAsked, ask: () => void ask(), keep: () => setIsAsked(false) };
}

/** True if the server refused the file itself, which is the same next time. */
function isRefused({ error }: Upload): boolean {
  return error !== null && hasOwnText(error) && error.kind === 'api';
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

function Heading({ upload, state }: { upload: Upload; state: string | null }) {
  const t = useNewVideoTexts();
  const text =
    upload.status === 'failed'
      ? t('panel.failed')
      : state === 'ready'
        ? t('panel.ready')
        : state === 'failed'
          ? t('panel.notPrepared')
          : state === 'processing'
            ? t('panel.preparing')
            : t('panel.sending');
  return <b role="status">{text}</b>;
}

function Failed({ upload }: { upload: Upload }) {
  const t = useNewVideoTexts();
  const dispatch = useDispatch();
  const { id, error } = upload;
  return (
    <>
      <p role="alert">
        <TriangleAlert aria-hidden="true" />
        {error && (isRefused(upload) ? errorText(error) : failureText('newVideo:panel.sendFailed', error))}
      </p>
      {!isRefused(upload) && (
        <Button size="sm" icon={RotateCw} onClick={() => dispatch(uploadRetried(id))}>
          {t('panel.retry')}
        </Button>
      )}
    </>
  );
}

function Prepared({ clipId }: { clipId: string }) {
  const t = useNewVideoTexts();
  const clip = useSelector((state: ClipsState) => clips.select(state, clipId));
  usePreparing(clip);
  if (clip?.state === 'ready') {
    return (
      <p>
        <CircleCheck aria-hidden="true" />
        <Link to={paths.shortVideo(clipId)}>{t('panel.watch')}</Link>
      </p>
    );
  }
  if (clip?.state === 'failed') {
    return <p>{errorText({ code: clip.failure ?? 'videoNotReadable', params: {} })}</p>;
  }
  return <small>{t('panel.preparingText')}</small>;
}
