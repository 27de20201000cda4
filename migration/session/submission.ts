import { toQuantity } from 'ethers';
import * as v from 'valibot';
import type { Settings } from '../config/settings';
import { accountsIn, isSameAccount, walletFailure, type Wallet } from '../wallet/eip1193';
import { showRoughly } from './amount';
import { receivedFor } from './received';
import type { Chain } from '../chain/chain';
import type { Holdings } from '../chain/contractReads';
import { WrongChainError } from '../chain/node';
import { approval, migration, revertName, type ContractCall } from '../chain/contracts';
import { delay } from '../chain/delay';
import { findGasPrice } from '../chain/gas';
import { limited } from '../wallet/limited';
import type { PendingRecord, Records, SentRecord } from './records';
import type { Notice, Task } from './state';

export interface Tools {
  settings: Settings;
  chain: Chain;
  wallet: Wallet;
  records: Records;
}

/** A request that passed all checks. `gas` is the limit in units, `price` in wei or null where the wallet chooses. */
export interface Ask {
  kind: PendingRecord['kind'];
  allowed: bigint;
  amount: bigint;
  received: bigint | null;
  prompts: 1 | 2;
  call: ContractCall;
  gas: bigint;
  price: bigint | null;
  /** The newest block before asking. */
  block: number;
}

/** Result of the checks: what to ask the wallet for, or why it is not asked. */
export type Prepared =
  | { kind: 'ask'; ask: Ask }
  | { kind: 'conflict'; granted: bigint }
  | { kind: 'stop'; key: Notice['key']; missing?: string };

const lagMs = 12_000;
const lagPollMs = 1500;
const hashSchema = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i));
const refusals: Record<string, Notice['key']> = {
  EnforcedPause: 'paused',
  ERC20ExceededCap: 'capReached',
  ERC20InsufficientBalance: 'overBalance',
  ERC20InsufficientAllowance: 'lagging',
};

/** Read anew, since it may change while the wallet asks. */
const isOver = (signal: AbortSignal) => signal.aborted;
const stop = (key: Notice['key']): Prepared => ({ kind: 'stop', key });

/**
 * Checks a task before the wallet is asked and simulates the call: approving exactly the amount first where needed
 * (MIG-06), and only while the contract gives what the holder was shown (MIG-04). `feePrice` is the price already
 * known, in wei. Rejects when the chain cannot be read or the signal aborts.
 */
export async function prepare(
  tools: Tools & { account: string; feePrice: bigint | null },
  task: Task,
  signal: AbortSignal,
): Promise<Prepared> {
  const { chain, account } = tools;
  const { amount, approved, received } = task;
  const request = (kind: Ask['kind'], allowed: bigint, prompts: 1 | 2) =>
    check(tools, { kind, allowed, amount, received, prompts }, signal);
  // A revocation is followed by an approval and the migration, or by nothing.
  if (task.kind !== 'migrate' && approved === null)
    return request('approve', 0n, task.kind === 'reset' ? 2 : 1);
  // Nodes may return the old allowance for a while after the receipt, and each of them a different one.
  const isNew = ({ allowance }: Holdings) =>
    approved === null || (approved === 0n ? allowance === 0n : allowance >= amount);
  const holdings = await holdingsOnce(isNew, () => chain.holdings(account), signal);
  if (holdings === null) return stop('lagging');
  const { old, allowance, isPaused, room } = holdings;
  if (amount > old) return stop('overBalance');
  if (isPaused) return stop('paused');
  if (room !== null && amount > room) return stop('capReached');
  if (allowance >= amount) return request('migrate', amount, approved === null ? 1 : 2);
  if (allowance > 0n) return { kind: 'conflict', granted: allowance };
  return request('approve', amount, 2);
}

/** The first holdings that are as they must be; null when they are not in time. */
async function holdingsOnce(
  isNew: (holdings: Holdings) => boolean,
  read: () => Promise<Holdings>,
  signal: AbortSignal,
): Promise<Holdings | null> {
  const deadline = performance.now() + lagMs;
  for (;;) {
    const holdings = await read();
    if (isNew(holdings)) return holdings;
    if (performance.now() > deadline) return null;
    await delay(lagPollMs, signal);
  }
}

/**
 * Looks whether the account can pay for the request, whether the contract would take it and, last of all since it may
 * change meanwhile, whether it gives what the holder was shown.
 */
async function check(
  { settings, chain, account, feePrice }: Tools & { account: string; feePrice: bigint | null },
  wanted: Pick<Ask, 'kind' | 'allowed' | 'amount' | 'received' | 'prompts'>,
  signal: AbortSignal,
): Promise<Prepared> {
  const { kind, allowed, amount, received, prompts } = wanted;
  const call = kind === 'approve' ? approval(settings, allowed) : migration(settings, amount);
  const isReset = kind === 'approve' && allowed === 0n && amount > 0n;
  const requests = isReset ? 3 : kind === 'migrate' ? 1 : prompts;
  const price = settings.FORCE_GAS_PRICE
    ? (feePrice ?? (await findGasPrice(settings, chain.gasPrice)))
    : null;
  const gas = await affordableGas({ settings, chain, account }, call, requests, price);
  signal.throwIfAborted();
  if (gas.kind === 'missing') return { kind: 'stop', key: 'noEth', missing: showRoughly(gas.wei, 18) };
  try {
    await chain.simulate(account, call);
  } catch (error) {
    if (error instanceof WrongChainError) throw error;
    return stop(refusals[revertName(error) ?? ''] ?? 'refused');
  }
  if (received !== null && receivedFor(amount, await chain.terms(), settings) !== received)
    return stop('rateChanged');
  const block = await chain.blockNumber();
  return { kind: 'ask', ask: { ...wanted, call, gas: gas.limit, price, block } };
}

/**
 * Gas limit that the account can pay for this and the following calls: the configured one, or a lower one with room
 * above the estimate. Nodes refuse a transaction whose limit × price exceeds the balance. The price is the one that
 * is sent, else the chain's own: no third party's number refuses a holder.
 */
async function affordableGas(
  { settings, chain, account }: Pick<Tools, 'settings' | 'chain'> & { account: string },
  call: ContractCall,
  requests: 1 | 2 | 3,
  sent: bigint | null,
): Promise<{ kind: 'limit'; limit: bigint } | { kind: 'missing'; wei: bigint }> {
  const limit = BigInt(settings.GAS_LIMIT);
  const [price, eth] = await Promise.all([sent ?? chain.gasPrice().catch(() => 0n), chain.eth(account)]);
  if (eth >= limit * price * BigInt(requests)) return { kind: 'limit', limit };
  const needed = await chain.estimateGas(account, call).catch(() => limit);
  // Later calls cannot be estimated yet; a migration needs about twice the gas of an approval.
  const roomy = (needed * BigInt(requests === 1 ? 13 : 30)) / 10n;
  const least = roomy < limit ? roomy : limit;
  const wei = least * price * BigInt(requests) - eth;
  return wei <= 0n ? { kind: 'limit', limit: least } : { kind: 'missing', wei };
}

/** Result of asking the wallet. `record` is left where the request may have been sent all the same. */
export type Asked =
  | { kind: 'sent'; record: SentRecord }
  | { kind: 'refused'; key: Notice['key']; record: PendingRecord | null }
  | { kind: 'found'; record: PendingRecord }
  | { kind: 'otherAccount'; account: string | undefined }
  | { kind: 'left' };

/**
 * The only place that asks the wallet to send. The record is written before the wallet can answer, and holds its
 * answer even when the session has left meanwhile (`left`). Rejects when account or network cannot be read.
 */
export async function askWallet(
  { settings, chain, wallet, records, account }: Tools & { account: string },
  { kind, allowed, amount, received, call, gas, price, block }: Ask,
  signal: AbortSignal,
): Promise<Asked> {
  const [current] = accountsIn(await limited(async () => wallet.request({ method: 'eth_accounts' })));
  if ((await chain.walletChainId()) !== settings.CHAIN_ID) throw new WrongChainError();
  if (signal.aborted) return { kind: 'left' };
  if (current === undefined || !isSameAccount(current, account))
    return { kind: 'otherAccount', account: current };
  // Another page may have asked meanwhile.
  const found = records.read(account);
  if (found !== null) return { kind: 'found', record: found };
  const record: PendingRecord = {
    kind,
    allowed,
    amount,
    received,
    hash: null,
    nonce: null,
    block,
    askedAt: Date.now(),
  };
  records.write(account, record);
  // A late answer must not overwrite the record of a newer request.
  const isOurs = () => (records.read(account) ?? record).askedAt === record.askedAt;
  const transaction = {
    from: account,
    ...call,
    chainId: toQuantity(settings.CHAIN_ID),
    gas: toQuantity(gas),
    ...(price === null ? {} : { gasPrice: toQuantity(price) }),
  };
  try {
    const answer = await wallet.request({ method: 'eth_sendTransaction', params: [transaction] });
    const sent = { ...record, hash: v.parse(hashSchema, answer), askedAt: Date.now() };
    if (isOurs()) records.write(account, sent);
    return isOver(signal) ? { kind: 'left' } : { kind: 'sent', record: sent };
  } catch (error) {
    const failure = walletFailure(error);
    const isKnown = failure !== 'other' && failure !== 'unknownChain';
    // After any other error the transaction may have been sent, so the record stays.
    if (isKnown && isOurs()) records.clear(account);
    if (isOver(signal)) return { kind: 'left' };
    const key = failure === 'noFunds' ? 'noEth' : isKnown ? failure : 'walletError';
    return { kind: 'refused', key, record: isKnown ? null : records.read(account) };
  }
}
