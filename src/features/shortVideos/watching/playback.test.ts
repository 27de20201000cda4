import { describe, expect, it } from 'vitest';
import { amplitudeOf, formatSeconds, stepSpeed } from './playback';

describe('G14 playing', () => {
  it('steps through the speeds and stops at the ends', () => {
    expect(stepSpeed(1, 1)).toBe(1.25);
    expect(stepSpeed(1, -1)).toBe(0.75);
    expect([stepSpeed(2, 1), stepSpeed(0.25, -1)]).toEqual([2, 0.25]);
  });

  it('is as loud as ears hear it: half the slider is a tenth of the amplitude', () => {
    expect([amplitudeOf(0), amplitudeOf(1), amplitudeOf(2)]).toEqual([0, 1, 1]);
    expect(amplitudeOf(0.5)).toBeCloseTo(0.1, 5);
  });

  it('tells its time in minutes and seconds', () => {
    expect([0, 14.9, 60, 179.99, NaN, Infinity].map(formatSeconds)).toEqual([
      '0:00',
      '0:14',
      '1:00',
      '2:59',
      '0:00',
      '0:00',
    ]);
  });
});
