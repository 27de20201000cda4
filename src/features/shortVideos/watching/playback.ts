/** Choices of speed, as factors. */
export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The next faster or slower choice of speed. */
export function stepSpeed(speed: number, step: 1 | -1): number {
  const at = speeds.findIndex((choice) => choice === speed);
  return speeds[Math.min(speeds.length - 1, Math.max(0, at + step))] ?? 1;
}

/** Decibels between the ends of the volume slider: ears hear loudness by its logarithm. */
const volumeRange = 40;

/** Amplitude, 0 to 1, of a place on the volume slider, 0 to 1. */
export function amplitudeOf(position: number): number {
  return position <= 0 ? 0 : 10 ** (((Math.min(position, 1) - 1) * volumeRange) / 20);
}

/** Writes seconds as `0:14`. */
export function formatSeconds(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
