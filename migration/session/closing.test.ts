import { beforeEach, expect, it, vi } from 'vitest';
import type { Settings } from '../config/settings';
import { addresses, FakeChain } from '../testing/fakeChain';
import { fakeLocks } from '../testing/fakeLocks';
import type { Wallet } from '../wallet/eip1193';
import { openSession } from './session';

const settings: Settings = {
  ...{ CHAIN_ID: 31_337, OLD_TOKEN: addresses.old, NEW_TOKEN: addresses.next, DECIMALS: 0 },
  ...{ GAS_LIMIT: 300_000, FORCE_GAS_PRICE: false, GAS_PRICE_URL: '', GAS_ESTIMATE_URL: '/gas/api' },
  ...{ CONFIRMATIONS: 1, READ_RPC_URL: '', PENDING_GIVE_UP_MS: 600_000, NO_FEE: false },
  ...{ CHAIN_NAME: '', OLD_SYMBOL: 'ONG', NEW_SYMBOL: 'KITH', WALLET_RDNS: [], RPC_TO_ADD: '' },
  ...{ GAS_PRICE_PATH: '', GAS_PRICE_SCALE: 0, GAS_API_KEY: '' },
  ...{ EXPLORER_URL: '', ARTICLE_URL: '', AUDIT_URL: '' },
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No service')));
  return () => vi.unstubAllGlobals();
});

it('MIG-12 a session that is left while it asks for its account keeps no later one out', async () => {
  const chain = new FakeChain();
  const locks = fakeLocks();
  const wallet: Wallet = {
    request: ({ method, params = [] }) =>
      method === 'eth_sendTransaction'
        ? new Promise(() => undefined)
        : Promise.resolve().then(() => chain.answer(method, params as unknown[])),
  };
  const confirmed = async () => {
    const session = openSession({
      ...{ settings, wallet, account: addresses.holder, locks },
      onEnd: () => undefined,
    });
    const phase = () => session.store.read().phase.at;
    await expect.poll(phase).toBe('amount');
    session.send({ type: 'submitPressed', amount: 8n });
    await expect.poll(phase).toBe('confirming');
    session.send({ type: 'confirmed', received: null });
    return { session, phase };
  };
  const { session: left } = await confirmed();
  left.close();
  const { session, phase } = await confirmed();
  await expect.poll(phase).toBe('asking');
  session.close();
});
