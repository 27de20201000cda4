import { describe, expect, it } from 'vitest';
import { maxKeptVideoBytes } from '@/shared/config/limits';
import { bitrateOf, coverOf, fits, frame, mustBeMade, sizeWithin, type Probe } from './planVideo';

const probe: Probe = {
  duration: 12,
  width: 720,
  height: 1280,
  size: 1_000_000,
  isKnown: true,
  hasSound: true,
};
const whole = { start: 0, end: 12, isMuted: false };

describe('CLIP-02 what is made of a video before it is sent', () => {
  it.each([
    ['goes as it is where it fits', probe, whole, false],
    ['is made for a cut at the start', probe, { ...whole, start: 0.5 }, true],
    ['is made for a cut at the end', probe, { ...whole, end: 11 }, true],
    ['stays for less than a frame', probe, { ...whole, start: 0.02, end: 11.98 }, false],
    ['is made to take the sound away', probe, { ...whole, isMuted: true }, true],
    [
      'stays where there is no sound to take',
      { ...probe, hasSound: false },
      { ...whole, isMuted: true },
      false,
    ],
    ['is made for a codec that the server does not take', { ...probe, isKnown: false }, whole, true],
    ['is made smaller', { ...probe, width: 1920, height: 1080 }, whole, true],
    ['is made lighter', { ...probe, size: maxKeptVideoBytes + 1 }, whole, true],
  ])('%s', (_, given, edits, isMade) => {
    expect(mustBeMade(given, edits)).toBe(isMade);
  });

  it('has a cover of what is kept, never of what was cut away after it was chosen', () => {
    const kept = { ...whole, start: 3, end: 9 };
    expect(coverOf(null, kept)).toBe(3);
    expect(coverOf(5, kept)).toBe(5);
    expect(coverOf(1, kept)).toBe(3);
    expect(coverOf(11, kept)).toBeCloseTo(9 - frame);
  });

  it('has even sides within the limit, in its own form', () => {
    expect(sizeWithin({ width: 720, height: 1280 })).toEqual({ width: 720, height: 1280 });
    expect(sizeWithin({ width: 3840, height: 2160 })).toEqual({ width: 1280, height: 720 });
    expect(sizeWithin({ width: 641, height: 1 })).toEqual({ width: 642, height: 2 });
  });

  it('never weighs more than may be kept', () => {
    expect(bitrateOf(10)).toBe(2_500_000);
    for (const seconds of [1, 60, 180])
      expect(((bitrateOf(seconds) + 160_000) * seconds) / 8).toBeLessThan(maxKeptVideoBytes);
  });

  it('lasts three minutes at most', () => {
    expect(fits({ start: 10, end: 190 })).toBe(true);
    expect(fits({ start: 10, end: 190.1 })).toBe(false);
  });
});
