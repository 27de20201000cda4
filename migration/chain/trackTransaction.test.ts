import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chain, Transaction } from './chain';
import type { Deed } from './contracts';
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
    ...{ walletChainId: notAsked, checkContracts: notAsked, holdings: notAsked },
    terms: notAsked,
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
  ...{ nonce: 7n, value: 0n },
});

function track(chain: Chain, nonce: number | null, deed: Deed = { kind: 'other' }, confirmations = 1) {
  const onChange = vi.fn();
  const onSilence = vi.fn();
  const outcome = trackTransaction({
    ...{ chain, account, call, giveUpMs, onChange, onSilence, confirmations },
    deedOf: () => deed,
    record: {
      ...{ kind: 'migrate', amount: 5n, allowed: 5n, received: null, hash: sentHash, nonce },
      ...{ block: 100, askedAt: startedAt },
    },
    signal: new AbortController().signal,
  });
  return { outcome, onChange, onSilence };
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

  /** A chain on which the transaction with the nonce was replaced. */
  const replaced = (change: Partial<Transaction>, status = 1n) =>
    chainWith({
      nonce: () => Promise.resolve(8),
      transactionsIn: () => Promise.resolve([{ ...transaction(hashOf('2'), contract), ...change }]),
      receipt: (hash) =>
        Promise.resolve(hash === hashOf('2') ? { status, blockNumber: 90n, logs: [] } : null),
    });

  it('MIG-12 a replacement with the same recipient, value and data is the same transaction', async () => {
    const { outcome } = track(replaced({}), 7);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await outcome).toMatchObject({ kind: 'confirmed', hash: hashOf('2') });
  });

  it.each([
    ['another amount', { input: '0x12345678bb' }],
    ['another recipient', { to: `0x${'d'.repeat(40)}` }],
    ['ETH with it', { value: 1n }],
  ])('MIG-12 a replacement with %s says what took its place', async (_, change) => {
    const deed = { kind: 'migrate', amount: 1n } as const;
    expect(await track(replaced(change), 7, deed).outcome).toEqual({
      kind: 'replaced',
      hash: hashOf('2'),
      deed,
    });
  });

  it('MIG-08 what took its place counts as late as a success, since its block may still give way', async () => {
    let block = 100;
    const chain = { ...replaced({ input: '0x12345678bb' }), blockNumber: () => Promise.resolve(block) };
    chain.nonce = (_, at = block) => Promise.resolve(at >= 101 ? 8 : 7);
    block = 101;
    const ended = vi.fn();
    void track(chain, 7, { kind: 'migrate', amount: 1n }, 3).outcome.then(ended);
    await vi.advanceTimersByTimeAsync(4000);
    expect(ended).not.toHaveBeenCalled();
    block = 103;
    await vi.advanceTimersByTimeAsync(2000);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'replaced' }));
  });

  it('MIG-12 a replacement that failed has done nothing', async () => {
    const deed = { kind: 'migrate', amount: 1n } as const;
    const { outcome } = track(replaced({ input: '0x12345678bb' }, 0n), 7, deed);
    expect(await outcome).toEqual({ kind: 'reverted', hash: hashOf('2') });
  });

  it('MIG-12 goes on after any silence, and says that the chain does not answer', async () => {
    let isSilent = true;
    const receipt = { status: 1n, blockNumber: 90n, logs: [] };
    const chain = chainWith({
      receipt: () => (isSilent ? Promise.reject(new Error('down')) : Promise.resolve(receipt)),
    });
    const { outcome, onSilence } = track(chain, 7);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onSilence).toHaveBeenLastCalledWith(true);
    isSilent = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(await outcome).toMatchObject({ kind: 'confirmed' });
    expect(onSilence).toHaveBeenLastCalledWith(false);
  });

  it('MIG-08 a failure counts as late as a success: its block may still give way to another one', async () => {
    let receipt = { status: 0n, blockNumber: 100n, logs: [] };
    let block = 100;
    const chain = chainWith({
      receipt: () => Promise.resolve(receipt),
      blockNumber: () => Promise.resolve(block),
    });
    const { outcome } = track(chain, 7, { kind: 'other' }, 3);
    const ended = vi.fn();
    void outcome.then(ended);
    await vi.advanceTimersByTimeAsync(4000);
    expect(ended).not.toHaveBeenCalled();
    receipt = { ...receipt, status: 1n };
    block = 102;
    await vi.advanceTimersByTimeAsync(2000);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'confirmed' }));
  });

  it('MIG-12 gives up by the time that passes, though the clock is set back', async () => {
    vi.setSystemTime(startedAt - 3_600_000);
    const { outcome } = track(chainWith({}), null);
    const ended = vi.fn();
    void outcome.then(ended);
    await vi.advanceTimersByTimeAsync(giveUpMs - 10_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ended).toHaveBeenCalledWith({ kind: 'lost', hash: sentHash });
  });

  it('MIG-12 does not miss a transaction whose event the chain shows', async () => {
    const { outcome } = track(chainWith({ findEvent: () => Promise.resolve(sentHash) }), null);
    const ended = vi.fn();
    void outcome.then(ended);
    await vi.advanceTimersByTimeAsync(2 * giveUpMs);
    expect(ended).not.toHaveBeenCalled();
  });
});
