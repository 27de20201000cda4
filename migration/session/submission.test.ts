import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chain } from '../chain/chain';
import type { Settings } from '../config/settings';
import { addresses } from '../testing/fakeChain';
import { openRecords } from './records';
import type { Task } from './state';
import { prepare } from './submission';

const settings = {
  ...{ CHAIN_ID: 31_337, OLD_TOKEN: addresses.old, NEW_TOKEN: addresses.next, DECIMALS: 0 },
  ...{ GAS_LIMIT: 300_000, FORCE_GAS_PRICE: false },
} as Settings;
const amount = 8n;
const holdings = { old: 100n, next: 0n, eth: 10n ** 18n, allowance: 0n, isPaused: false, room: null };

/** A chain behind several nodes: `known` has the approval, and the first answer of all balances comes from `former`. */
function chainWith(known: bigint, former: bigint): Chain {
  const holdingsOf = (allowance: bigint) => ({ ...holdings, allowance });
  return {
    holdings: vi.fn().mockResolvedValueOnce(holdingsOf(former)).mockResolvedValue(holdingsOf(known)),
    gasPrice: () => Promise.resolve(1n),
    eth: () => Promise.resolve(holdings.eth),
    simulate: () => Promise.resolve(),
    blockNumber: () => Promise.resolve(12),
  } as Partial<Chain> as Chain;
}

async function prepareTask(task: Task, chain: Chain) {
  const result = prepare(
    {
      ...{ settings, chain, account: addresses.holder, feePrice: null },
      ...{ wallet: { request: vi.fn() }, records: openRecords(settings.CHAIN_ID) },
    },
    task,
    new AbortController().signal,
  );
  await vi.advanceTimersByTimeAsync(2000);
  return result;
}

const prepareAfter = (approved: bigint, chain: Chain) =>
  prepareTask({ kind: approved === 0n ? 'reset' : 'migrate', amount, approved, received: null }, chain);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('checks after an approval', () => {
  it('MIG-06 do not ask for it again where a node still has the allowance from before it', async () => {
    const chain = chainWith(amount, 0n);
    expect(await prepareAfter(amount, chain)).toMatchObject({ kind: 'ask', ask: { kind: 'migrate' } });
  });

  it('MIG-06 do not find a conflict with what was taken back where a node still has it', async () => {
    const chain = chainWith(0n, 5n);
    expect(await prepareAfter(0n, chain)).toMatchObject({
      kind: 'ask',
      ask: { kind: 'approve', allowed: amount },
    });
  });
});

describe('checks before the wallet is asked', () => {
  const receiving = async (received: bigint | null, task: Partial<Task> = {}) => {
    const chain = {
      ...chainWith(amount, amount),
      terms: () =>
        Promise.resolve({
          rate: { numerator: 1n, denominator: 2n },
          cap: null,
          owner: null,
          canPause: false,
        }),
    };
    return (await prepareTask({ kind: 'migrate', amount, approved: null, received, ...task }, chain)).kind;
  };

  it('MIG-04 ask only while the contract gives what the holder was shown', async () => {
    expect(await receiving(amount / 2n)).toBe('ask');
    expect(await receiving(amount)).toBe('stop');
    expect(await receiving(amount, { approved: amount })).toBe('stop');
    expect(await receiving(amount, { kind: 'reset' })).toBe('stop');
  });

  it('MIG-04 see a rate that changes while nodes still have the allowance from before the approval', async () => {
    const lagging = chainWith(amount, 0n);
    const rate = { numerator: 1n, denominator: 1n };
    const chain = {
      ...lagging,
      terms: () => Promise.resolve({ rate: { ...rate }, cap: null, owner: null, canPause: false }),
      holdings: async (account: string) => {
        const holdings = await lagging.holdings(account);
        rate.denominator = 2n;
        return holdings;
      },
    };
    const task: Task = { kind: 'migrate', amount, approved: amount, received: amount };
    expect(await prepareTask(task, chain)).toEqual({ kind: 'stop', key: 'rateChanged' });
  });

  it('MIG-04 ask where the holder was shown nothing', async () => {
    expect(await receiving(null)).toBe('ask');
  });
});
