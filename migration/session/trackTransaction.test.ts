import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chain, Transaction } from './chain';
import { trackTransaction } from './trackTransaction';

const account = `0x${'a'.repeat(40)}`;
const contract = `0x${'c'.repeat(40)}`;
const hashOf = (digit: string) => `0x${digit.repeat(64)}`;
const sentHash = hashOf('1');
const call = { to: contract, data: '0x12345678aa' };
const giveUpMs = 600_000;
const startedAt = Date.UTC(2026, 10, 1);

/** Answers as for an unknown transaction, except where `known` overrides it. */
function chainWith(known: Partial<Chain>): Chain {
  const notAsked = () => Promise.reject(new Error('Tracking must not ask for this'));
  return {
    ...{ walletChainId: notAsked, checkContracts: notAsked, holdings: notAsked, allowance: notAsked },
    ...{ gasPrice: notAsked, estimateGas: notAsked, simulate: notAsked, eth: notAsked },
    receipt: () => Promise.resolve(null),
    transaction: () => Promise.resolve(null),
    nonce: () => Promise.resolve(0),
    blockNumber: () => Promise.resolve(100),
    transactionsIn: () => Promise.resolve([]),
    findEvent: () => Promise.resolve(null),
    ...known,
  };
}

const transaction = (hash: string, to: string): Transaction => ({
  ...{ hash, from: account, to, input: call.data },
  nonce: 7n,
});

function track(chain: Chain, nonce: number | null) {
  const onChange = vi.fn();
  const outcome = trackTransaction({
    ...{ chain, account, call, giveUpMs, onChange, confirmations: 1 },
    record: {
      ...{ kind: 'migrate', amount: 5n, allowed: 5n, hash: sentHash, nonce },
      ...{ block: 100, askedAt: startedAt },
    },
    signal: new AbortController().signal,
  });
  return { outcome, onChange };
}

beforeEach(() => void vi.useFakeTimers({ now: startedAt }));
afterEach(() => void vi.useRealTimers());

describe('tracking a transaction', () => {
  it('MIG-12 finds what replaced it however long the holder was away, with few questions', async () => {
    const minedIn = 12_345;
    const nonce = vi.fn((_: string, block = 60_000) => Promise.resolve(block >= minedIn ? 8 : 7));
    const chain = chainWith({
      nonce,
      blockNumber: () => Promise.resolve(60_000),
      transactionsIn: (block) =>
        Promise.resolve(block === minedIn ? [transaction(hashOf('2'), account)] : []),
    });
    expect(await track(chain, 7).outcome).toEqual({ kind: 'cancelled', hash: hashOf('2') });
    expect(nonce.mock.calls.length).toBeLessThan(20);
  });

  it('MIG-12 finds a sped-up one by what it did where the node keeps no past', async () => {
    const receipt = { status: 1n, blockNumber: 90n, logs: [] };
    const chain = chainWith({
      nonce: (_, block) => (block === undefined ? Promise.resolve(8) : Promise.reject(new Error('pruned'))),
      blockNumber: () => Promise.resolve(60_000),
      findEvent: () => Promise.resolve(hashOf('3')),
      receipt: (hash) => Promise.resolve(hash === hashOf('3') ? receipt : null),
    });
    const { outcome, onChange } = track(chain, 7);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await outcome).toMatchObject({ kind: 'confirmed', hash: hashOf('3') });
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ hash: hashOf('3') }));
  });

  it('MIG-12 does not give up one that the chain has had because a node forgets it for a moment', async () => {
    vi.setSystemTime(startedAt + 2 * giveUpMs);
    let isForgotten = true;
    const chain = chainWith({
      transaction: () => Promise.resolve(isForgotten ? null : transaction(sentHash, contract)),
    });
    const ended = vi.fn();
    void track(chain, 0).outcome.then(ended);
    await vi.advanceTimersByTimeAsync(giveUpMs - 10_000);
    isForgotten = false;
    await vi.advanceTimersByTimeAsync(4000);
    isForgotten = true;
    await vi.advanceTimersByTimeAsync(giveUpMs - 10_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ended).toHaveBeenCalledWith({ kind: 'lost', hash: sentHash });
  });

  it('MIG-12 gives up one that the chain never had only when several answers agree', async () => {
    vi.setSystemTime(startedAt + 2 * giveUpMs);
    let asked = 0;
    const chain = chainWith({
      receipt: () => {
        asked += 1;
        return Promise.resolve(null);
      },
    });
    const { outcome } = track(chain, null);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual({ kind: 'lost', hash: sentHash });
    expect(asked).toBe(3);
  });
});
