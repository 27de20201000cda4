import { describe, expect, it, vi } from 'vitest';
import { partBytes, pauseMs } from './tries';

const megabyte = 1024 * 1024;

describe('parts of a file', () => {
  it('CLIP-02 weigh so little that six which are lost cost less than a tenth of a large file', () => {
    for (let size = 8 * megabyte; size <= 100 * megabyte; size += megabyte)
      expect((6 * partBytes(size)) / size).toBeLessThan(0.1);
    expect([partBytes(1), partBytes(megabyte)]).toEqual([megabyte / 8, megabyte / 8]);
  });

  it('CLIP-02 are tried again after longer and longer pauses of uneven length, and given up after eight', () => {
    const random = vi.spyOn(Math, 'random');
    const pauses = (drawn: number) => {
      random.mockReturnValue(drawn);
      return Array.from({ length: 9 }, (_, tries) => pauseMs(tries));
    };
    expect(pauses(0)).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, null]);
    expect(pauses(0.5)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, null]);
    random.mockRestore();
  });
});
