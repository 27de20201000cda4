import { Captions, CaptionsOff, Maximize, Pause, Play, Repeat, Volume2, VolumeX } from 'lucide-react';
import { classNames } from '@/shared/lib/classNames/classNames';
import { formatNumber } from '@/shared/lib/numbers/formatNumber';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Menu } from '@/shared/ui/menu/Menu';
import { useShortVideoTexts } from '../ui/shortVideoTexts';
import { formatSeconds, speeds } from './playback';
import styles from './Controls.module.css';
import { useMediaTime } from './useMedia';
import type { PlayerAct } from './usePlayerKeys';
import type { PlayerSettings } from './usePlayerSettings';

interface ControlsProps {
  video: HTMLVideoElement | null;
  /** Seconds, until the video itself tells. */
  duration: number;
  isPlaying: boolean;
  isMuted: boolean;
  /** False without captions, whose button then is not there. */
  hasCaptions: boolean;
  settings: PlayerSettings;
  onAct: (act: PlayerAct) => void;
  onSettings: (changes: Partial<PlayerSettings>) => void;
  onVolume: (position: number) => void;
}

/** The controls of the watched clip (G14). */
export function Controls({
  video,
  duration,
  isPlaying,
  isMuted,
  hasCaptions,
  settings,
  onAct,
  onSettings,
  onVolume,
}: ControlsProps) {
  const t = useShortVideoTexts();
  const toggle = (what: Extract<PlayerAct, { kind: 'toggle' }>['what']) => () =>
    onAct({ kind: 'toggle', what });
  return (
    <div className={styles.controls} role="group" aria-label={t('controls')}>
      <Seek video={video} known={duration} />
      <div className={styles.row}>
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? t('pause') : t('play')}
          className={styles.disc}
          onClick={toggle('play')}
        />
        <Time video={video} known={duration} />
        {hasCaptions && (
          <IconButton
            icon={settings.hasCaptions ? Captions : CaptionsOff}
            label={t('captions')}
            isPressed={settings.hasCaptions}
            className={styles.disc}
            onClick={toggle('captions')}
          />
        )}
        <Speed speed={settings.speed} onChange={(speed) => onSettings({ speed })} />
        <IconButton
          icon={Repeat}
          label={t('loop')}
          isPressed={settings.isLooping}
          className={styles.disc}
          onClick={toggle('loop')}
        />
        <div className={styles.sound}>
          <IconButton
            icon={isMuted ? VolumeX : Volume2}
            label={isMuted ? t('unmute') : t('mute')}
            className={styles.disc}
            onClick={toggle('mute')}
          />
          <div className={styles.volume}>
            <Range
              label={t('volume')}
              value={isMuted ? 0 : settings.volume}
              max={1}
              step={0.05}
              text={t('volumeAt', { percent: Math.round((isMuted ? 0 : settings.volume) * 100) })}
              onChange={onVolume}
            />
          </div>
        </div>
        <IconButton
          icon={Maximize}
          label={t('fullscreen')}
          className={styles.disc}
          onClick={toggle('fullscreen')}
        />
      </div>
    </div>
  );
}

interface TimeProps {
  video: HTMLVideoElement | null;
  /** Duration in seconds, as the server tells it. */
  known: number;
}

function Seek({ video, known }: TimeProps) {
  const t = useShortVideoTexts();
  const { time, duration } = useMediaTime(video);
  const end = duration || known;
  return (
    <Range
      label={t('seek')}
      value={Math.min(time, end)}
      max={end || 1}
      step={0.1}
      text={t('timeOf', { time: formatSeconds(time), duration: formatSeconds(end) })}
      className={styles.seek}
      onChange={(seconds) => seekTo(video, seconds)}
    />
  );
}

function seekTo(video: HTMLVideoElement | null, seconds: number): void {
  if (video) video.currentTime = seconds;
}

function Time({ video, known }: TimeProps) {
  const { time, duration } = useMediaTime(video);
  return (
    <span className={styles.time} aria-hidden="true">
      {formatSeconds(time)} / {formatSeconds(duration || known)}
    </span>
  );
}

function Speed({ speed, onChange }: { speed: number; onChange: (speed: number) => void }) {
  const t = useShortVideoTexts();
  const labelOf = (choice: number) => `${formatNumber(choice)}×`;
  return (
    <Menu
      label={t('speed')}
      entries={[
        {
          label: t('speed'),
          value: labelOf(speed),
          choices: speeds.map((choice) => ({ label: labelOf(choice), onSelect: () => onChange(choice) })),
        },
      ]}
    >
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.text}
          aria-label={t('speedAt', { speed: labelOf(speed) })}
        >
          {labelOf(speed)}
        </button>
      )}
    </Menu>
  );
}

interface RangeProps {
  label: string;
  value: number;
  max: number;
  step: number;
  /** Value in words. */
  text: string;
  className?: string | undefined;
  onChange: (value: number) => void;
}

function Range({ label, value, max, step, text, className, onChange }: RangeProps) {
  return (
    <input
      type="range"
      className={classNames(styles.range, className)}
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={max}
      step={step}
      value={value}
      style={{ backgroundSize: `${(value / max) * 100}% 100%` }}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
