import { MicOff, Pause, Play, Square, X } from 'lucide-react';
import { useCallback } from 'react';
import { maxClipSeconds } from '@/shared/config/limits';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import { useNewVideoTexts } from '../adding/newVideoTexts';
import { formatSeconds } from '../watching/playback';
import { LocalVideo } from './LocalVideo';
import styles from './Studio.module.css';
import type { Take } from './takes';
import type { useCamera } from './filming/useCamera';
import type { useFilming } from './filming/useFilming';
import type { Phase } from './filming/useRecording';
import { useSilence } from './filming/useSilence';

interface RecorderStageProps {
  camera: ReturnType<typeof useCamera>;
  filming: ReturnType<typeof useFilming>;
  takes: readonly Take[];
  notes: string;
  /** True to show thirds over the picture. */
  hasGuides: boolean;
  onToggle: () => void;
}

/** Camera picture with what one needs while filming: shutter, pause, time, notes to read (CLIP-02). */
export function RecorderStage({ camera, filming, takes, notes, hasGuides, onToggle }: RecorderStageProps) {
  const { phase, seconds, room, count } = filming;
  const t = useNewVideoTexts();
  const isIdle = phase === 'idle';
  const { stream, level } = camera;
  const isSilent = useSilence(level, phase === 'recording');
  return (
    <div className={styles.stage}>
      <Preview stream={stream} />
      {hasGuides && stream !== null && <span className={styles.guides} aria-hidden="true" />}
      {stream === null && (
        <p className={styles.asking} role="status">
          {t('record.asking')}
        </p>
      )}
      {count !== null && <span className={styles.countdown}>{count}</span>}
      {notes !== '' && (!isIdle || count !== null) && <p className={styles.notes}>{notes}</p>}
      <Badge phase={stream === null ? null : phase} seconds={seconds} />
      {isSilent && (
        <p className={styles.silent} role="alert">
          <MicOff aria-hidden="true" />
          {t('record.noSound')}
        </p>
      )}
      <div className={styles.shutterRow}>
        {!isIdle && (
          <IconButton
            icon={phase === 'paused' ? Play : Pause}
            label={phase === 'paused' ? t('record.resume') : t('record.pause')}
            className={styles.disc}
            onClick={filming.pause}
          />
        )}
        <button
          type="button"
          className={styles.shutter}
          data-on={!isIdle}
          aria-label={isIdle && count === null ? t('record.start') : t('record.stop')}
          disabled={stream === null || (isIdle && filming.isFull)}
          onClick={onToggle}
        >
          {isIdle ? <i /> : <Square aria-hidden="true" />}
        </button>
      </div>
      <TakesBar
        lengths={[...takes.map((take) => take.seconds), ...(isIdle ? [] : [seconds])]}
        isFilming={!isIdle}
      />
      <Spoken count={count} left={room - (isIdle ? 0 : seconds)} />
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

/** Seconds before the end at which the time left is said. */
const warnings = [30, 10];

/** Says the countdown, and the time that is left near the end. */
function Spoken({ count, left }: { count: number | null; left: number }) {
  const t = useNewVideoTexts();
  const whole = Math.ceil(left);
  const warning = warnings.find((at) => whole <= at && whole > at - 3);
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

interface TakePlayerProps {
  file: Blob;
  /** Its place, from 1. */
  number: number;
  onClose: () => void;
}

/** Shows a take in place of the camera until it ends or is closed. */
export function TakePlayer({ file, number, onClose }: TakePlayerProps) {
  const t = useNewVideoTexts();
  return (
    <div className={styles.stage}>
      <LocalVideo
        file={file}
        className={styles.preview}
        data-straight="true"
        aria-label={t('record.take', { number })}
        controls
        autoPlay
        disablePictureInPicture
        onEnded={onClose}
      />
      <span className={styles.badge}>{t('record.playing', { number })}</span>
      <IconButton icon={X} label={t('record.closeTake')} className={styles.closeTake} onClick={onClose} />
    </div>
  );
}

/** One part for each take, as long as it is of all that may be filmed. */
function TakesBar({ lengths, isFilming }: { lengths: readonly number[]; isFilming: boolean }) {
  return (
    <span className={styles.takesBar} aria-hidden="true">
      {lengths.map((length, at) => (
        <i
          key={at}
          data-now={isFilming && at === lengths.length - 1}
          style={{ inlineSize: `${(length / maxClipSeconds) * 100}%` }}
        />
      ))}
    </span>
  );
}
