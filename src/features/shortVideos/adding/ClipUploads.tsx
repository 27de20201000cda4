import { CircleCheck, RotateCw, TriangleAlert, X } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { uploadRetried, uploadsReleased } from '@/features/media/slice';
import type { Upload } from '@/features/media/types';
import { paths } from '@/shared/config/paths';
import { errorText, failureText, hasOwnText } from '@/shared/i18n/errorText';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Link } from '@/shared/ui/link/Link';
import { Progress } from '@/shared/ui/progress/Progress';
import { clips, type ClipsState } from '../entities';
import { usePreparing } from '../ui/usePreparing';
import styles from './ClipUploads.module.css';
import { clipDismissed, type ClipUploadsState } from './clipUploads';
import { useNewVideoTexts } from './newVideoTexts';

/** The short videos on their way, wherever their member is in the app: sending and preparing, each by itself (CLIP-02). */
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
          onClick={end}
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
    </article>
  );
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

function Failed({ upload: { id, error } }: { upload: Upload }) {
  const t = useNewVideoTexts();
  const dispatch = useDispatch();
  // A refusal of the file itself is the same next time.
  const isRefused = error !== null && hasOwnText(error) && error.kind === 'api';
  return (
    <>
      <p role="alert">
        <TriangleAlert aria-hidden="true" />
        {error && (isRefused ? errorText(error) : failureText('newVideo:panel.sendFailed', error))}
      </p>
      {!isRefused && (
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
