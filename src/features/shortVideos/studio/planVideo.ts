import { maxClipSeconds, maxKeptVideoBytes, maxVideoSide } from '@/shared/config/limits';

/** Contents of a video file. */
export interface Probe {
  /** Seconds. */
  duration: number;
  /** Pixels, as it is shown. */
  width: number;
  height: number;
  /** Bytes. */
  size: number;
  /** False for a codec that the server does not take. */
  isKnown: boolean;
  hasSound: boolean;
}

/** Seconds of a step of a cut: a frame of 30 a second. */
export const frame = 1 / 30;

/** Changes that the member wants of a video; times in seconds of the file. */
export interface Edits {
  start: number;
  end: number;
  isMuted: boolean;
}

/** Seconds that a cut must take away to count: less than a frame does not. */
const leastCut = 0.03;

export function isCut({ duration }: Pick<Probe, 'duration'>, { start, end }: Edits): boolean {
  return start > leastCut || end < duration - leastCut;
}

/** True if what is kept is no longer than a short video may be. */
export function fits({ start, end }: Pick<Edits, 'start' | 'end'>): boolean {
  // Handles stand on frames: the last one may reach a little over.
  return end - start <= maxClipSeconds + leastCut;
}

/**
 * Says whether a video can be sent as it is, or must be made anew first: a cut is made anew, so that nothing of what
 * was cut stays in the file (CLIP-02).
 */
export function mustBeMade(probe: Probe, edits: Edits): boolean {
  const { width, height, size, isKnown, hasSound } = probe;
  return (
    isCut(probe, edits) ||
    (edits.isMuted && hasSound) ||
    !isKnown ||
    Math.max(width, height) > maxVideoSide ||
    size > maxKeptVideoBytes
  );
}

/** Second of the picture that stands for the video, within what is kept; null for its first one. */
export function coverOf(cover: number | null, { start, end }: Edits): number {
  return Math.max(start, Math.min(cover ?? start, end - frame));
}

/** Size in pixels, even numbers within the limit, which encoders ask for. */
export function sizeWithin({ width, height }: Pick<Probe, 'width' | 'height'>): {
  width: number;
  height: number;
} {
  const share = Math.min(1, maxVideoSide / Math.max(width, height, 1));
  const even = (pixels: number) => Math.max(2, Math.round((pixels * share) / 2) * 2);
  return { width: even(width), height: even(height) };
}

/** Bits of video a second: good enough for the size of a short video, and never more than may be kept. */
export function bitrateOf(seconds: number): number {
  const soundAndIndex = 160_000;
  const most = (maxKeptVideoBytes * 8 * 0.9) / Math.max(seconds, 1) - soundAndIndex;
  return Math.round(Math.min(2_500_000, most));
}
