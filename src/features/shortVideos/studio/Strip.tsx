import { useNewVideoTexts } from '../adding/newVideoTexts';
import { formatSeconds } from '../watching/playback';
import { frame, type Edits, type Probe } from './planVideo';
import styles from './Studio.module.css';
import type { StripFrame } from './useFrames';

interface StripProps {
  strip: { frames: readonly StripFrame[] };
  /** Seconds at which every take but the first begins. */
  joins: readonly number[];
  probe: Probe;
  edits: Edits;
  onStart: (seconds: number) => void;
  onEnd: (seconds: number) => void;
}

/** Frames of the video with a handle at each end of what is kept; arrows move a handle by a frame, Page keys by ten. */
export function Strip(props: StripProps) {
  const { strip, joins, onStart, onEnd } = props;
  const { duration } = props.probe;
  const { start, end } = props.edits;
  const t = useNewVideoTexts();
  const share = (seconds: number) => `${duration === 0 ? 0 : (seconds / duration) * 100}%`;
  const handle = (label: string, value: number, onChange: (seconds: number) => void) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatSeconds(value)}
      min={0}
      max={duration}
      step={frame}
      value={value}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 }[event.key];
        if (by === undefined || !event.shiftKey) return;
        event.preventDefault();
        onChange(value + by * frame * 10);
      }}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
  return (
    <div className={styles.strip}>
      <div className={styles.frames} aria-hidden="true">
        {strip.frames.map(({ at, address }) => (
          <img key={at} src={address} alt="" />
        ))}
      </div>
      {joins.map((at, index) => (
        <i
          key={at}
          className={styles.join}
          style={{ insetInlineStart: share(at) }}
          title={t('cut.join', { number: index + 2 })}
        />
      ))}
      <div className={styles.veil} style={{ insetInlineStart: 0, inlineSize: share(start) }} />
      <div className={styles.veil} style={{ insetInlineEnd: 0, inlineSize: share(duration - end) }} />
      {handle(t('cut.start'), start, onStart)}
      {handle(t('cut.end'), end, onEnd)}
    </div>
  );
}
