import { afterEach, describe, expect, it, vi } from 'vitest';

/** The slice with the local flag set as the build would have it. */
async function withFlag(flag: string) {
  vi.resetModules();
  vi.stubEnv('VITE_MAINTENANCE', flag);
  const { statusSlice } = await import('./statusSlice');
  const { loadStatus } = await import('./requests');
  const meta = {
    name: '',
    key: '',
    request: '',
    phase: 'success' as const,
    concurrency: 'latest' as const,
    arg: undefined,
  };
  const after = (isMaintanceMode: boolean) =>
    statusSlice.reducer(undefined, loadStatus.success({ isMaintanceMode }, meta)).isMaintanceMode;
  return { initial: statusSlice.getInitialState(), after };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('SHELL-08 the maintenance flag', () => {
  it.each([
    ['', false, false],
    ['', true, true],
    ['true', false, true],
    ['true', true, true],
    ['false', false, false],
    ['false', true, false],
  ])('local %j and server %s give %s', async (flag, server, expected) => {
    const { initial, after } = await withFlag(flag);
    expect(after(server)).toBe(expected);
    expect(initial).toEqual({ hasLoaded: false, isLoading: false, isMaintanceMode: flag === 'true' });
  });
});
