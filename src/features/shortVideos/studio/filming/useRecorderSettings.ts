import { useCallback, useMemo } from 'react';
import { readDevice, writeDevice } from '@/shared/lib/device/device';
import { useDevice } from '@/shared/lib/device/useDevice';

/** Seconds before a take begins; 0 for none. */
export const countdowns = [0, 3, 10] as const;

/** Choices of whoever films with this device, kept on it (CLIP-02). */
export interface RecorderSettings {
  countdown: (typeof countdowns)[number];
  /** Thirds over the preview. */
  hasGuides: boolean;
}

const initial: RecorderSettings = { countdown: 3, hasGuides: false };

/** The settings and a function that changes some of them. */
export function useRecorderSettings(): [RecorderSettings, (changes: Partial<RecorderSettings>) => void] {
  const { recorder } = useDevice();
  const settings = useMemo(() => parse(recorder), [recorder]);
  const change = useCallback(
    (changes: Partial<RecorderSettings>) =>
      writeDevice({ recorder: { ...parse(readDevice().recorder), ...changes } }),
    [],
  );
  return [settings, change];
}

/** Reads stored settings, which may be anything. */
function parse(stored: unknown): RecorderSettings {
  if (typeof stored !== 'object' || stored === null) return initial;
  const { countdown, hasGuides } = stored as Partial<Record<keyof RecorderSettings, unknown>>;
  return {
    countdown: countdowns.find((choice) => choice === countdown) ?? initial.countdown,
    hasGuides: typeof hasGuides === 'boolean' ? hasGuides : initial.hasGuides,
  };
}
