import { describe, expect, it, vi } from 'vitest';
import type { Settings } from '../config/settings';
import { addresses, FakeChain } from '../testing/fakeChain';
import { openChain } from './chain';
import { migration } from './contracts';

const settings = {
  ...{ CHAIN_ID: 31_337, OLD_TOKEN: addresses.old, NEW_TOKEN: addresses.next, DECIMALS: 0 },
  READ_RPC_URL: '',
} as Settings;

/** Two migrations of 8, the second 30,000 blocks later and as many blocks ago. */
function chainWithTwo(limit: number) {
  const fake = new FakeChain();
  fake.allowance = 16n;
  const send = () => {
    const hash = fake.send(migration(settings, 8n));
    fake.mine();
    return hash;
  };
  const since = fake.block;
  const first = send();
  fake.block += 30_000;
  const second = send();
  fake.block += 30_000;
  const looked = vi.fn();
  const request = ({ method, params = [] }: { method: string; params?: readonly unknown[] | object }) => {
    if (method === 'eth_getLogs') {
      looked();
      const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }];
      const last = toBlock === 'latest' ? fake.block : Number(toBlock);
      if (last - Number(fromBlock) + 1 > limit) return Promise.reject(new Error('block range is too wide'));
    }
    return Promise.resolve(fake.answer(method, params as unknown[]));
  };
  const chain = openChain(settings, { request });
  const find = (amount: bigint) => chain.findEvent('migrate', addresses.holder, amount, since);
  return { find, looked, first, second };
}

describe('finding a migration by what it did', () => {
  it('MIG-12 asks a node without limits once', async () => {
    const { find, looked, second } = chainWithTwo(Infinity);
    expect(await find(8n)).toBe(second);
    expect(looked).toHaveBeenCalledTimes(1);
  });

  it('MIG-12 finds the newest on a node that answers for 1,000 blocks at once', async () => {
    const { find, looked, second } = chainWithTwo(1000);
    expect(await find(8n)).toBe(second);
    expect(looked.mock.calls.length).toBeLessThan(150);
    expect(await find(9n)).toBeNull();
  });

  it('MIG-12 a node that answers nothing at all is not asked for every piece', async () => {
    const { find, looked } = chainWithTwo(0);
    await expect(find(8n)).rejects.toThrow();
    expect(looked.mock.calls.length).toBeLessThan(10);
  });

  it('MIG-12 takes none for a new one that was made before it was asked for, though another node is behind', async () => {
    const fake = new FakeChain();
    fake.allowance = 8n;
    let isBehind = false;
    const request = ({ method, params = [] }: { method: string; params?: readonly unknown[] | object }) =>
      Promise.resolve(
        isBehind && method === 'eth_blockNumber' ? '0x0' : fake.answer(method, params as unknown[]),
      );
    const chain = openChain(settings, { request });
    const earlier = fake.send(migration(settings, 8n));
    fake.mine();
    const asked = await chain.blockNumber();
    isBehind = true;
    const since = await chain.blockNumber();
    isBehind = false;
    expect(await chain.findEvent('migrate', addresses.holder, 8n, since)).toBeNull();
    expect(await chain.findEvent('migrate', addresses.holder, 8n, asked - 1)).toBe(earlier);
  });
});
