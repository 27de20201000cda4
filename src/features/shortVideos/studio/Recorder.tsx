import { Pause, Play, Square, VideoOff } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { maxClipSeconds } from '@/shared/config/limits';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { showToast } from '@/shared/ui/toasts/toasts';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import { useNewVideoTexts } from '../adding/newVideoTexts';
import { formatSeconds } from '../watching/playback';
import { RecorderPanel } from './RecorderPanel';
import styles from './Studio.module.css';
import { useCamera } from './useCamera';
import { useCountdownTo } from './useCountdownTo';
import { useRecording, type Phase } from './useRecording';
import { useStudioKeys } from './useStudioKeys';

interface RecorderProps {
  memberId: string;
  onDone: (file: Blob) => void;
  onBack: () => void;
}

/** Seconds before the end at which the time left is said. */
const warnings = [30, 10];

/** Films with the camera: framing, countdown, pause, and notes to read (CLIP-02). */
export function Recorder({ memberId, onDone, onBack }: RecorderProps) {
  const t = useNewVideoTexts();
  const camera = useCamera(() => {
    if (recording.phase !== 'idle') showToast({ kind: 'info', text: t('record.unplugged') });
  });
  const { stream, fault, start: openCamera, stop: closeCamera } = camera;
  const recording = useRecording({
    memberId,
    stream,
    onDone: (file) => {
      closeCamera();
      onDone(file);
    },
  });
  const { phase, seconds } = recording;
  const [countdown, setCountdown] = useState('3');
  const [notes, setNotes] = useState('');
  const count = useCountdownTo(() => void recording.start());
  useEffect(() => void openCamera(), [openCamera]);

  const isIdle = phase === 'idle' && count.left === null;
  const toggle = () => {
    if (count.left !== null) count.cancel();
    else if (phase !== 'idle') recording.stop();
    else if (countdown === '0') void recording.start();
    else count.begin(Number(countdown));
  };
  const pause = phase === 'paused' ? recording.resume : recording.pause;
  useStudioKeys(({ key, repeat }) => (stream && !repeat ? { r: toggle, p: pause }[key] : undefined));

  if (fault) return <CameraFault fault={fault} onAgain={() => void openCamera()} onBack={onBack} />;
  return (
    <div className={styles.studio}>
      <div className={styles.stage}>
        <Preview stream={stream} />
        {stream === null && (
          <p className={styles.asking} role="status">
            {t('record.asking')}
          </p>
        )}
        {count.left !== null && <span className={styles.countdown}>{count.left}</span>}
        {notes !== '' && phase !== 'idle' && <p className={styles.notes}>{notes}</p>}
        <Badge phase={stream === null ? null : phase} seconds={seconds} />
        <div className={styles.shutterRow}>
          {phase !== 'idle' && (
            <IconButton
              icon={phase === 'paused' ? Play : Pause}
              label={phase === 'paused' ? t('record.resume') : t('record.pause')}
              className={styles.disc}
              onClick={pause}
            />
          )}
          <button
            type="button"
            className={styles.shutter}
            data-on={phase !== 'idle'}
            aria-label={isIdle ? t('record.start') : t('record.stop')}
            disabled={stream === null}
            onClick={toggle}
          >
            {phase === 'idle' ? <i /> : <Square aria-hidden="true" />}
          </button>
        </div>
        <Spoken count={count.left} seconds={seconds} />
      </div>
      <RecorderPanel
        camera={camera}
        isLocked={!isIdle}
        countdown={countdown}
        onCountdown={setCountdown}
        notes={notes}
        onNotes={setNotes}
        onBack={onBack}
      />
    </div>
  );
}

/** Tells how long it films, or that the preview is mirrored. */
function Badge({ phase, seconds }: { phase: Phase | null; seconds: number }) {
  const t = useNewVideoTexts();
  return (
    <span className={styles.badge}>
      {phase === 'idle' && t('record.mirrored')}
      {phase === 'recording' && t('record.recording', { time: formatSeconds(seconds) })}
      {phase === 'paused' && t('record.paused', { time: formatSeconds(seconds) })}
    </span>
  );
}

/** Says the countdown, and the time that is left near the end. */
function Spoken({ count, seconds }: { count: number | null; seconds: number }) {
  const t = useNewVideoTexts();
  const left = Math.ceil(maxClipSeconds - seconds);
  const warning = warnings.find((at) => left <= at && left > at - 3);
  const text = warning === undefined ? '' : t('record.left', { count: warning });
  return (
    <VisuallyHidden>
      <span role="status">{count === null ? text : String(count)}</span>
    </VisuallyHidden>
  );
}

function Preview({ stream }: { stream: MediaStream | null }) {
  const t = useNewVideoTexts();
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video) video.srcObject = stream;
    },
    [stream],
  );
  return (
    <video
      ref={show}
      className={styles.preview}
      aria-label={t('record.preview')}
      autoPlay
      muted
      playsInline
      disablePictureInPicture
    />
  );
}

interface CameraFaultProps {
  fault: NonNullable<ReturnType<typeof useCamera>['fault']>;
  onAgain: () => void;
  onBack: () => void;
}

function CameraFault({ fault, onAgain, onBack }: CameraFaultProps) {
  const t = useNewVideoTexts();
  return (
    <div className={styles.start} role="alert">
      <VideoOff aria-hidden="true" />
      <h2>{t(`record.failed.${fault}`)}</h2>
      <p>{t(`record.failed.${fault}Text`)}</p>
      <div className={styles.row}>
        <Button variant="primary" onClick={onAgain}>
          {t('record.failed.again')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('record.back')}
        </Button>
      </div>
    </div>
  );
}
