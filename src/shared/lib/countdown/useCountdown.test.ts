import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCountdown } from './useCountdown';

describe('countdown', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  it('counts seconds down to 0', () => {
    const { result } = renderHook(() => useCountdown(3));
    pass(1000);
    expect(result.current[0]).toBe(2);
    for (let second = 0; second < 4; second += 1) pass(1000);
    expect(result.current[0]).toBe(0);
  });

  it('knows how long a phone had put the page to sleep', () => {
    const { result } = renderHook(() => useCountdown(60));
    vi.setSystemTime(Date.now() + 40_000);
    pass(1000);
    expect(result.current[0]).toBe(19);
    vi.setSystemTime(Date.now() + 40_000);
    pass(1000);
    expect(result.current[0]).toBe(0);
  });
});
