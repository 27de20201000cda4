import { afterEach, expect, it, vi } from 'vitest';
import { loadSettings } from './settings';

afterEach(() => void vi.unstubAllGlobals());

const contracts = { OLD_TOKEN: `0x${'1'.repeat(40)}`, NEW_TOKEN: `0x${'2'.repeat(40)}` };
const load = (file: object) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...contracts, ...file })));
  return loadSettings();
};

it.each([
  [{ CHAIN_ID: 1 }, 3],
  [{ CHAIN_ID: 10 }, 1],
  [{ CHAIN_ID: 31_337 }, 1],
  [{ CHAIN_ID: 1, CONFIRMATIONS: 1 }, 1],
  [{ CHAIN_ID: 10, CONFIRMATIONS: 12 }, 12],
])('MIG-12 settings %o wait for %i confirmations', async (file, confirmations) => {
  expect(await load(file)).toMatchObject({ CONFIRMATIONS: confirmations });
});

it('MIG-13 the fingerprint of the server comes with the settings', async () => {
  const fingerprint = '48df 8a4c bf5b 9d85 cf24';
  expect(await load({ CHAIN_ID: 1, SETTINGS_FINGERPRINT: fingerprint })).toMatchObject({
    SETTINGS_FINGERPRINT: fingerprint,
  });
});
