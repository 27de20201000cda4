import { useCallback, useMemo } from 'react';
import { useDevice } from '@/shared/lib/device/useDevice';
import { readDevice, writeDevice } from '@/shared/lib/device/device';
import { speeds } from './playback';

/** Choices of a member for watching, kept on the device (G14). */
export interface PlayerSettings {
  /** Place on the volume slider, 0 to 1. */
  volume: number;
  speed: number;
  hasCaptions: boolean;
  isLooping: boolean;
}

const initial: PlayerSettings = { volume: 0.8, speed: 1, hasCaptions: true, isLooping: true };

/** The settings and a function that changes some of them. */
export function usePlayerSettings(): [PlayerSettings, (changes: Partial<PlayerSettings>) => void] {
  const { player } = useDevice();
  const settings = useMemo(() => parse(player), [player]);
  const change = useCallback(
    (changes: Partial<PlayerSettings>) =>
      writeDevice({ player: { ...parse(readDevice().player), ...changes } }),
    [],
  );
  return [settings, change];
}

/** Reads stored settings, which may be anything. */
function parse(stored: unknown): PlayerSettings {
  if (typeof stored !== 'object' || stored === null) return initial;
  const { volume, speed, hasCaptions, isLooping } = stored as Partial<Record<keyof PlayerSettings, unknown>>;
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : initial.volume,
    speed: speeds.find((choice) => choice === speed) ?? initial.speed,
    hasCaptions: typeof hasCaptions === 'boolean' ? hasCaptions : initial.hasCaptions,
    isLooping: typeof isLooping === 'boolean' ? isLooping : initial.isLooping,
  };
}
