import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOncePreviewed } from './useOncePreviewed';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const send = vi.fn();
  const hook = renderHook(({ isPending }) => useOncePreviewed<string>({ isPending }, send), {
    initialProps: { isPending: true },
  });
  act(() => hook.result.current.send('Read this'));
  return { ...hook, send };
}

describe('POST-02 what waits for its preview', () => {
  it('goes out once when the preview is there', () => {
    const { rerender, result, send } = start();
    expect(result.current.isWaiting).toBe(true);
    expect(send).not.toHaveBeenCalled();
    rerender({ isPending: false });
    act(() => void vi.advanceTimersByTime(60_000));
    expect(send.mock.calls).toEqual([['Read this']]);
    expect(result.current.isWaiting).toBe(false);
  });

  it('goes out without it after ten seconds, and not before', () => {
    const { result, send } = start();
    act(() => void vi.advanceTimersByTime(9_999));
    expect(send).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(send.mock.calls).toEqual([['Read this']]);
    expect(result.current.isWaiting).toBe(false);
  });

  it('stays when its editor is left', () => {
    const { unmount, send } = start();
    unmount();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(send).not.toHaveBeenCalled();
  });
});
