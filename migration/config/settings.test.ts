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

it('MIG-08 an explorer is linked without the slash at its end', async () => {
  expect(await load({ CHAIN_ID: 1, EXPLORER_URL: 'https://explorer.example/' })).toMatchObject({
    EXPLORER_URL: 'https://explorer.example',
  });
});
