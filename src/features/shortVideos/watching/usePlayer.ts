import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { soundSet, type SoundState } from '../sound';
import { stepSpeed } from './playback';
import type { PlayerAct } from './usePlayerKeys';
import { usePlayerSettings, type PlayerSettings } from './usePlayerSettings';

export interface Player {
  /** The video that is watched; null while it is not there. */
  video: HTMLVideoElement | null;
  setVideo: (video: HTMLVideoElement | null) => void;
  isPlaying: boolean;
  setPlaying: (isPlaying: boolean) => void;
  isMuted: boolean;
  settings: PlayerSettings;
  change: (changes: Partial<PlayerSettings>) => void;
  /** Sets the place on the volume slider, 0 to 1; 0 mutes. */
  setVolume: (position: number) => void;
  /** True once the watched video is loaded, so that the next one may load. */
  isNextWanted: boolean;
  wantNext: () => void;
  act: (act: PlayerAct) => void;
}

interface Network {
  connection?: { saveData?: boolean };
}

/** False for members who want less motion or to save data: videos then wait for a press (CLIP-01). */
export function startsByItself(): boolean {
  const { connection }: Network = navigator as Network;
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true;
}

/**
 * Player of all clips of a list.
 * @param onOther does what the player itself cannot: moving, the whole screen, help
 */
export function usePlayer(onOther: (act: PlayerAct) => void): Player {
  const dispatch = useDispatch();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [loaded, setLoaded] = useState<HTMLVideoElement | null>(null);
  const [isPlaying, setPlaying] = useState(startsByItself);
  const isMuted = useSelector((state: SoundState) => !state.videoSound);
  const [settings, change] = usePlayerSettings();

  const act = (asked: PlayerAct) => {
    if (asked.kind === 'skip' || asked.kind === 'tenth') seek(video, asked);
    else if (asked.kind === 'speed') change({ speed: stepSpeed(settings.speed, asked.step) });
    else if (asked.kind !== 'toggle' || asked.what === 'fullscreen') onOther(asked);
    else if (asked.what === 'play') setPlaying(!isPlaying);
    else if (asked.what === 'mute') dispatch(soundSet(isMuted));
    else if (asked.what === 'captions') change({ hasCaptions: !settings.hasCaptions });
    else change({ isLooping: !settings.isLooping });
  };

  return {
    video,
    setVideo,
    isPlaying,
    setPlaying,
    isMuted,
    settings,
    change,
    setVolume: (volume) => {
      if (volume > 0) change({ volume });
      dispatch(soundSet(volume > 0));
    },
    isNextWanted: loaded !== null && loaded === video,
    wantNext: useCallback(() => setLoaded(video), [video]),
    act,
  };
}

function seek(video: HTMLVideoElement | null, act: Extract<PlayerAct, { kind: 'skip' | 'tenth' }>): void {
  if (!video || !Number.isFinite(video.duration)) return;
  const { currentTime, duration } = video;
  const goal = act.kind === 'skip' ? currentTime + act.by : (duration * act.tenth) / 10;
  video.currentTime = Math.min(Math.max(0, goal), duration);
}
