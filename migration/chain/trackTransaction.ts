import { isSameAccount } from '../wallet/eip1193';
import type { Chain, Receipt, Transaction } from './chain';
import type { ContractCall, Deed } from './contracts';
import type { SentRecord } from '../session/records';
import { delay } from './delay';

const pollMs = 2000;
/** Nodes behind one address differ for a moment, so one empty answer proves nothing. */
const missesBeforeLost = 3;
/** Ms without any answer of the chain after which that is said. */
const silentAfterMs = 8000;

/** `hash` is that of the mined transaction, which may be a replacement. */
export type Outcome =
  | { kind: 'confirmed'; hash: string; receipt: Receipt }
  | { kind: 'reverted'; hash: string }
  | { kind: 'cancelled'; hash: string }
  /** Another call of the holder's tokens took its place. */
  | { kind: 'replaced'; hash: string; deed: Exclude<Deed, { kind: 'other' }> }
  | { kind: 'lost'; hash: string };

interface TrackOptions {
  chain: Chain;
  account: string;
  record: SentRecord;
  /** The call that was sent. A mined replacement with the same recipient, value and data is a speed-up. */
  call: ContractCall;
  /** Decodes what another replacement did. */
  deedOf: (call: { to: string | null; data: string }) => Deed;
  confirmations: number;
  /** Ms without any trace on the chain after which a transaction counts as lost. */
  giveUpMs: number;
  signal: AbortSignal;
  /** Called when the nonce becomes known or a replacement changes the hash. */
  onChange: (record: SentRecord) => void;
  /** Called when the chain has not answered for a while, and when it answers again. */
  onSilence: (isSilent: boolean) => void;
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
  // A known nonce proves that the chain has seen it, so only the time from now on counts. The clock may be set back
  // while it is followed, so that only the time before counts by it.
  let missedSince =
    performance.now() - (record.nonce === null ? Math.max(0, Date.now() - record.askedAt) : 0);
  let answeredAt = performance.now();
  for (;;) {
    options.signal.throwIfAborted();
    const found = await look(options, record, change).catch(() => 'unread' as const);
    options.signal.throwIfAborted();
    const now = performance.now();
    if (found !== 'unread') answeredAt = now;
    options.onSilence(now - answeredAt > silentAfterMs);
    if (typeof found === 'object') return found;
    if (found === 'known') {
      misses = 0;
      missedSince = now;
    }
    if (found === 'missing') misses += 1;
    if (misses >= missesBeforeLost && now - missedSince > options.giveUpMs)
      return { kind: 'lost', hash: record.hash };
    await delay(pollMs, options.signal);
  }
}

async function look(
  { chain, account, call, confirmations, deedOf }: TrackOptions,
  record: SentRecord,
  change: (update: Partial<SentRecord>) => void,
): Promise<Outcome | 'known' | 'missing'> {
  const { hash } = record;
  const receipt = await chain.receipt(hash);
  if (receipt !== null) {
    const isDeep = (await chain.blockNumber()) - Number(receipt.blockNumber) + 1 >= confirmations;
    if (!isDeep) return 'known';
    return receipt.status === 1n ? { kind: 'confirmed', hash, receipt } : { kind: 'reverted', hash };
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
    if (replacement?.transaction.hash === hash) return 'known';
    if (replacement !== null) {
      const { transaction: other, depth } = replacement;
      if (isSameCall(other, call)) change({ hash: other.hash });
      // Its block may still give way to one with the transaction that was sent.
      else if (depth >= confirmations) return replacedBy(chain, other, deedOf);
      return 'known';
    }
  }
  const doingTheSame = await chain.findEvent(record.kind, account, record.amount, record.block);
  if (doingTheSame === null) return 'missing';
  // The event proves that it was mined, though the node has no receipt of it yet.
  if (doingTheSame === hash) return 'known';
  change({ hash: doingTheSame });
  return 'known';
}

function isSameCall({ to, input, value }: Transaction, call: ContractCall): boolean {
  const isSameData = input.toLowerCase() === call.data.toLowerCase();
  return to !== null && isSameAccount(to, call.to) && isSameData && value === 0n;
}

/** A replacement that was mined but failed has done nothing. */
async function replacedBy(
  chain: Chain,
  { hash, to, input }: Transaction,
  deedOf: TrackOptions['deedOf'],
): Promise<Outcome> {
  const deed = deedOf({ to, data: input });
  if (deed.kind === 'other') return { kind: 'cancelled', hash };
  return (await chain.receipt(hash))?.status === 1n
    ? { kind: 'replaced', hash, deed }
    : { kind: 'reverted', hash };
}

/**
 * Finds the account's mined transaction with a nonce, and how many blocks deep it is, by binary search over blocks:
 * about a dozen reads, however long the holder was away.
 */
async function findByNonce(chain: Chain, account: string, nonce: number, since: number) {
  const newest = await chain.blockNumber();
  let before = since;
  let block = newest;
  while (block - before > 1) {
    const middle = Math.floor((before + block) / 2);
    if ((await chain.nonce(account, middle)) > nonce) block = middle;
    else before = middle;
  }
  const transactions = await chain.transactionsIn(block);
  const found = transactions.find(
    (transaction) => isSameAccount(transaction.from, account) && Number(transaction.nonce) === nonce,
  );
  return found ? { transaction: found, depth: newest - block + 1 } : null;
}
