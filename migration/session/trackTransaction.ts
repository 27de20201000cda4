import { isSameAccount } from '../wallet/eip1193';
import type { Chain, Receipt, Transaction } from './chain';
import type { ContractCall } from './contracts';
import type { PendingRecord } from './records';
import { delay } from './delay';

const pollMs = 2000;
/** Nodes behind one address differ for a moment, so one empty answer proves nothing. */
const missesBeforeLost = 3;

/** `hash` is that of the mined transaction, which may be a replacement. */
export type Outcome =
  | { kind: 'confirmed'; hash: string; receipt: Receipt }
  | { kind: 'reverted'; hash: string }
  | { kind: 'cancelled'; hash: string }
  | { kind: 'lost'; hash: string };

interface TrackOptions {
  chain: Chain;
  account: string;
  record: PendingRecord & { hash: string };
  /**
   * The call that was sent. A mined replacement with the same contract and function is a speed-up, any other a
   * cancellation.
   */
  call: ContractCall;
  confirmations: number;
  /** Ms without any trace on the chain after which a transaction counts as lost. */
  giveUpMs: number;
  signal: AbortSignal;
  /** Called when the nonce becomes known or a replacement changes the hash. */
  onChange: (record: PendingRecord & { hash: string }) => void;
}

/**
 * Tracks a transaction by its hash alone, so that it also works after a reload. If the wallet has replaced it, the
 * transaction with the same nonce counts. Failed reads are retried; it rejects only when the signal aborts.
 */
export async function trackTransaction(options: TrackOptions): Promise<Outcome> {
  let { record } = options;
  const change = (update: Partial<typeof record>) => {
    record = { ...record, ...update };
    options.onChange(record);
  };
  let misses = 0;
  // A known nonce proves that the chain has seen it, so only the time from now on counts.
  let missedSince = record.nonce === null ? record.askedAt : Date.now();
  for (;;) {
    options.signal.throwIfAborted();
    const found = await look(options, record, change).catch(() => 'unread' as const);
    options.signal.throwIfAborted();
    if (typeof found === 'object') return found;
    if (found === 'known') {
      misses = 0;
      missedSince = Date.now();
    }
    if (found === 'missing') misses += 1;
    if (misses >= missesBeforeLost && Date.now() - missedSince > options.giveUpMs)
      return { kind: 'lost', hash: record.hash };
    await delay(pollMs, options.signal);
  }
}

async function look(
  { chain, account, call, confirmations }: TrackOptions,
  record: PendingRecord & { hash: string },
  change: (update: Partial<PendingRecord & { hash: string }>) => void,
): Promise<Outcome | 'known' | 'missing'> {
  const { hash } = record;
  const receipt = await chain.receipt(hash);
  if (receipt !== null) {
    if (receipt.status !== 1n) return { kind: 'reverted', hash };
    const isDeep = (await chain.blockNumber()) - Number(receipt.blockNumber) + 1 >= confirmations;
    return isDeep ? { kind: 'confirmed', hash, receipt } : 'known';
  }
  const transaction = await chain.transaction(hash);
  if (transaction !== null) {
    if (record.nonce === null) change({ nonce: Number(transaction.nonce) });
    return 'known';
  }
  if (record.nonce !== null) {
    if ((await chain.nonce(account)) <= record.nonce) return 'missing';
    // Nodes without archive data cannot answer; the event below still can.
    const replacement = await findByNonce(chain, account, record.nonce, record.block).catch(() => null);
    if (replacement?.hash === hash) return 'known';
    if (replacement !== null) {
      if (!isSameCall(replacement, call)) return { kind: 'cancelled', hash: replacement.hash };
      change({ hash: replacement.hash });
      return 'known';
    }
  }
  const doingTheSame = await chain.findEvent(record.kind, account, record.amount, record.block);
  if (doingTheSame === null || doingTheSame === hash) return 'missing';
  change({ hash: doingTheSame });
  return 'known';
}

function isSameCall({ to, input }: Transaction, call: ContractCall): boolean {
  return to !== null && isSameAccount(to, call.to) && input.slice(0, 10) === call.data.slice(0, 10);
}

/**
 * Finds the account's mined transaction with a nonce by binary search over blocks: about a dozen reads, however long
 * the holder was away.
 */
async function findByNonce(chain: Chain, account: string, nonce: number, since: number) {
  let before = since;
  let block = await chain.blockNumber();
  while (block - before > 1) {
    const middle = Math.floor((before + block) / 2);
    if ((await chain.nonce(account, middle)) > nonce) block = middle;
    else before = middle;
  }
  const transactions = await chain.transactionsIn(block);
  const found = transactions.find(
    (transaction) => isSameAccount(transaction.from, account) && Number(transaction.nonce) === nonce,
  );
  return found ?? null;
}
