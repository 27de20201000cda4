import { isSameAccount } from '../wallet/eip1193';
import type { Chain, Receipt, Transaction } from './chain';
import type { ContractCall } from './contracts';
import type { PendingRecord } from './records';
import { wait } from './wait';

const pollMs = 2000;
/** Blocks that are searched for a replacement in one go. */
const scanBlocks = 300;

/** How a sent transaction ended. `hash` is that of the transaction that counts. */
export type Outcome =
  | { kind: 'confirmed'; hash: string; receipt: Receipt }
  | { kind: 'reverted'; hash: string }
  | { kind: 'cancelled'; hash: string }
  | { kind: 'lost'; hash: string };

interface FollowOptions {
  chain: Chain;
  account: string;
  record: PendingRecord & { hash: string };
  /** What was sent: a replacement that calls the same function of the same contract is the same at another price. */
  call: ContractCall;
  confirmations: number;
  /** A transaction that the chain has never seen is given up after so many ms. */
  giveUpMs: number;
  signal: AbortSignal;
  /** Told when the record changes: the nonce is known, or the holder has sped the transaction up. */
  onChange: (record: PendingRecord & { hash: string }) => void;
}

/**
 * Follows a transaction by nothing but its hash, so that it works after a reload too. A wallet may have replaced it
 * meanwhile: then the one with the same nonce counts. A node that does not answer is asked again; it throws only when
 * the signal ends it.
 */
export async function follow(options: FollowOptions): Promise<Outcome> {
  let { record } = options;
  const change = (update: Partial<typeof record>) => {
    record = { ...record, ...update };
    options.onChange(record);
  };
  for (;;) {
    options.signal.throwIfAborted();
    const outcome = await look(options, record, change).catch(() => null);
    options.signal.throwIfAborted();
    if (outcome !== null) return outcome;
    await wait(pollMs, options.signal);
  }
}

async function look(
  { chain, account, call, confirmations, giveUpMs }: FollowOptions,
  record: PendingRecord & { hash: string },
  change: (update: Partial<PendingRecord & { hash: string }>) => void,
): Promise<Outcome | null> {
  const { hash } = record;
  const receipt = await chain.receipt(hash);
  if (receipt !== null) {
    if (receipt.status !== 1n) return { kind: 'reverted', hash };
    const isDeep = (await chain.blockNumber()) - Number(receipt.blockNumber) + 1 >= confirmations;
    return isDeep ? { kind: 'confirmed', hash, receipt } : null;
  }
  const transaction = await chain.transaction(hash);
  if (transaction !== null) {
    if (record.nonce === null) change({ nonce: Number(transaction.nonce) });
    return null;
  }
  if (record.nonce !== null && (await chain.nonce(account)) > record.nonce) {
    const replacement = await findByNonce(chain, account, record.nonce, record.block);
    if (replacement === null || replacement.hash === hash) return null;
    if (!isSameCall(replacement, call)) return { kind: 'cancelled', hash: replacement.hash };
    change({ hash: replacement.hash });
    return null;
  }
  if (record.nonce === null) {
    // Replaced before the chain told its nonce: what it was to do is known as well.
    const replacement = await chain.findEvent(record.kind, account, record.amount, record.block);
    if (replacement !== null && replacement !== hash) {
      change({ hash: replacement });
      return null;
    }
  }
  return Date.now() - record.askedAt > giveUpMs ? { kind: 'lost', hash } : null;
}

function isSameCall({ to, input }: Transaction, call: ContractCall): boolean {
  return to !== null && isSameAccount(to, call.to) && input.slice(0, 10) === call.data.slice(0, 10);
}

async function findByNonce(chain: Chain, account: string, nonce: number, since: number) {
  const newest = await chain.blockNumber();
  for (let block = newest; block > Math.max(since, newest - scanBlocks); block -= 1) {
    const transactions = await chain.transactionsIn(block);
    const found = transactions.find(
      (transaction) => isSameAccount(transaction.from, account) && Number(transaction.nonce) === nonce,
    );
    if (found !== undefined) return found;
  }
  return null;
}
