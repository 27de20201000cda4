import { afterEach, describe, expect, it, vi } from 'vitest';

/** The status with the local flag set as the build would have it. */
async function withFlag(flag: string) {
  vi.resetModules();
  vi.stubEnv('VITE_MAINTENANCE', flag);
  const { selectIsMaintenance } = await import('./status');
  const { loadStatus } = await import('./requests');
  const { requestsReducer } = await import('@/shared/store/requests');
  const after = (isMaintanceMode: boolean) => {
    const sent = loadStatus.request();
    const asked = requestsReducer({}, sent);
    const requests = requestsReducer(asked, loadStatus.success({ isMaintanceMode }, sent.meta));
    return selectIsMaintenance({ requests });
  };
  return { initial: selectIsMaintenance({ requests: {} }), after };
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
    expect(initial).toBe(flag === 'true');
  });
});
