import { beforeEach, expect, it, vi } from 'vitest';
import { addresses, FakeChain } from '../testing/fakeChain';
import { fakeLocks } from '../testing/fakeLocks';
import { testSettings as settings } from '../testing/testSettings';
import type { Wallet } from '../wallet/eip1193';
import { openSession } from './session';

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
