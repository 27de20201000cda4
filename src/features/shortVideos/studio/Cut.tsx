import { Pause, Play, Undo2 } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { KeyHints } from '@/shared/ui/keyHints/KeyHints';
import { Switch } from '@/shared/ui/switch/Switch';
import { useNewVideoTexts } from '../adding/newVideoTexts';
import { formatSeconds } from '../watching/playback';
import { fits, frame, isCut, type Edits, type Probe } from './planVideo';
import { Strip } from './Strip';
import styles from './Studio.module.css';
import type { StripFrame } from './useFrames';
import { useStudioKeys } from './useStudioKeys';

interface CutProps {
  address: string | undefined;
  probe: Probe;
  edits: Edits;
  /** Seconds at which the cover is taken. */
  cover: number;
  strip: { frames: readonly StripFrame[]; isDone: boolean };
  /** Seconds at which every take but the first begins. */
  joins: readonly number[];
  onEdits: (edits: Edits) => void;
  onCover: (at: number) => void;
  onNext: () => void;
  onRetake: () => void;
  retakeLabel: string;
}

/** Cuts start and end, sound and cover of a video (CLIP-02). */
export function Cut(props: CutProps) {
  const { address, probe, edits, cover, strip, joins, onEdits, onCover, onNext, onRetake, retakeLabel } =
    props;
  const t = useNewVideoTexts();
  const video = useRef<HTMLVideoElement>(null);
  const player = useCutPlayer(video, props);
  const { start, end } = edits;
  const hasPicture = strip.frames.length > 0 || !strip.isDone;
  return (
    <div className={styles.studio}>
      <CutPreview
        video={video}
        address={address}
        isMuted={edits.isMuted}
        end={end}
        onPlaying={player.setIsPlaying}
      />
      <div className={styles.panel}>
        <h2>{t('cut.title')}</h2>
        {!hasPicture && <Banner kind="info">{t('cut.cannotShow')}</Banner>}
        <div className={styles.row}>
          <Button size="sm" icon={player.isPlaying ? Pause : Play} onClick={player.toggle}>
            {player.isPlaying ? t('cut.pause') : t('cut.play')}
          </Button>
          {isCut(probe, edits) && (
            <Button
              size="sm"
              variant="quiet"
              icon={Undo2}
              onClick={() => onEdits({ ...edits, start: 0, end: probe.duration })}
            >
              {t('cut.undo')}
            </Button>
          )}
          <span className={styles.keeps} role="status">
            {t('cut.keeps', { kept: formatSeconds(end - start), whole: formatSeconds(probe.duration) })}
          </span>
        </div>
        <Strip
          strip={strip}
          joins={joins}
          probe={probe}
          edits={edits}
          onStart={player.setStart}
          onEnd={player.setEnd}
        />
        {!fits(edits) && <TooLong />}
        {probe.hasSound && (
          <Switch
            label={t('cut.mute')}
            help={t('cut.muteHelp')}
            isOn={edits.isMuted}
            onChange={(isMuted) => onEdits({ ...edits, isMuted })}
          />
        )}
        <Covers
          frames={strip.frames.filter(({ at }) => at >= start && at <= end)}
          hint={strip.isDone && strip.frames.length === 0 ? t('cut.noFrames') : t('cut.coverHelp')}
          chosen={cover}
          onChoose={(at) => {
            onCover(at);
            player.seek(at);
          }}
          onChooseShown={hasPicture && (() => onCover(video.current?.currentTime ?? start))}
        />
        <div className={styles.row}>
          <Button variant="primary" aria-disabled={!fits(edits)} onClick={() => fits(edits) && onNext()}>
            {t('cut.next')}
          </Button>
          <Button variant="quiet" onClick={onRetake}>
            {retakeLabel}
          </Button>
        </div>
        <CutKeys />
      </div>
    </div>
  );
}

function CutKeys() {
  const t = useNewVideoTexts();
  const hints = [
    { keys: ['I'], does: t('keys.start') },
    { keys: ['O'], does: t('keys.end') },
    { keys: ['Space'], does: t('keys.play') },
  ];
  return <KeyHints label={t('keys.label')} hints={hints} />;
}

interface CutPreviewProps {
  video: RefObject<HTMLVideoElement | null>;
  address: string | undefined;
  isMuted: boolean;
  /** Seconds at which it stops. */
  end: number;
  onPlaying: (isPlaying: boolean) => void;
}

function CutPreview({ video, address, isMuted, end, onPlaying }: CutPreviewProps) {
  const t = useNewVideoTexts();
  return (
    <div className={styles.stage}>
      <video
        ref={video}
        className={styles.preview}
        data-straight="true"
        src={address}
        playsInline
        muted={isMuted}
        preload="auto"
        aria-label={t('steps.cut')}
        onPlay={() => onPlaying(true)}
        onPause={() => onPlaying(false)}
        onTimeUpdate={({ currentTarget }) => {
          if (!currentTarget.paused && currentTarget.currentTime >= end) currentTarget.pause();
        }}
      />
    </div>
  );
}

/** The video that is cut: playing what is kept, and setting its ends to where it stands by I and O. */
function useCutPlayer(
  video: RefObject<HTMLVideoElement | null>,
  { probe, edits, onEdits }: Pick<CutProps, 'probe' | 'edits' | 'onEdits'>,
) {
  const [isPlaying, setIsPlaying] = useState(false);
  const { start, end } = edits;

  const seek = (seconds: number) => seekTo(video.current, seconds);
  const setStart = (seconds: number) => {
    const next = Math.max(0, Math.min(seconds, end - frame));
    onEdits({ ...edits, start: next });
    seek(next);
  };
  const setEnd = (seconds: number) => {
    const next = Math.min(probe.duration, Math.max(seconds, start + frame));
    onEdits({ ...edits, end: next });
    seek(next);
  };
  const toggle = () => {
    const element = video.current;
    if (!element) return;
    if (!element.paused) {
      element.pause();
      return;
    }
    if (element.currentTime < start || element.currentTime >= end - frame) seekTo(element, start);
    // A browser that cannot show it says so beside it.
    element.play().catch(() => undefined);
  };
  useStudioKeys(({ key, target }) => {
    const isControl = target instanceof Element && target.closest('button, a') !== null;
    return {
      i: () => setStart(video.current?.currentTime ?? start),
      o: () => setEnd(video.current?.currentTime ?? end),
      ...(!isControl && { ' ': toggle }),
    }[key];
  });
  return { isPlaying, setIsPlaying, seek, setStart, setEnd, toggle };
}

function seekTo(video: HTMLVideoElement | null, seconds: number): void {
  if (video) video.currentTime = seconds;
}

function TooLong() {
  const t = useNewVideoTexts();
  return (
    <div role="alert">
      <Banner kind="warning">{t('cut.tooLong')}</Banner>
    </div>
  );
}

interface CoversProps {
  frames: readonly StripFrame[];
  hint: string;
  /** Seconds; the last frame before them counts. */
  chosen: number;
  onChoose: (at: number) => void;
  /** Chooses the frame at which the preview stands; false where the browser cannot show the video. */
  onChooseShown: (() => void) | false;
}

function Covers({ frames, hint, chosen, onChoose, onChooseShown }: CoversProps) {
  const t = useNewVideoTexts();
  const shown = frames.findLast(({ at }) => at <= chosen)?.at ?? frames[0]?.at;
  return (
    <fieldset className={styles.covers}>
      <legend>{t('cut.cover')}</legend>
      <p>{hint}</p>
      <div>
        {frames.map(({ at, address }) => (
          <label key={at}>
            <input
              type="radio"
              name="cover"
              aria-label={t('cut.coverFrame', { time: formatSeconds(at) })}
              checked={at === shown}
              onChange={() => onChoose(at)}
            />
            <img src={address} alt="" />
          </label>
        ))}
      </div>
      {onChooseShown && (
        <div className={styles.row}>
          <Button size="sm" onClick={onChooseShown}>
            {t('cut.useFrame')}
          </Button>
          <span className={styles.keeps} role="status">
            {t('cut.coverFrame', { time: formatSeconds(chosen) })}
          </span>
        </div>
      )}
    </fieldset>
  );
}
