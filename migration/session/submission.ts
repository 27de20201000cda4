import { toQuantity } from 'ethers';
import * as v from 'valibot';
import type { Settings } from '../config/settings';
import { accountsIn, isSameAccount, walletFailure, type Wallet } from '../wallet/eip1193';
import { showRoughly } from './amount';
import { WrongChainError, type Chain } from './chain';
import { approval, approvedIn, migration, revertName, type ContractCall } from './contracts';
import { trackTransaction } from './trackTransaction';
import { findGasPrice } from './gas';
import type { PendingRecord, Records } from './records';
import type { Notice, Progress, SessionState } from './state';
import { delay } from './delay';

type SentRecord = PendingRecord & { hash: string };

/** Thrown to end a submission early, with the notice or the conflict to show. */
export class Stop extends Error {
  readonly notice: Notice | null;
  readonly conflict: SessionState['conflict'];
  constructor(notice: Notice | null, conflict: SessionState['conflict'] = null) {
    super(notice?.key ?? 'conflict');
    this.notice = notice;
    this.conflict = conflict;
  }
}

export interface SubmissionContext {
  settings: Settings;
  chain: Chain;
  wallet: Wallet;
  records: Records;
  account: string;
  signal: AbortSignal;
  progress: (progress: Progress) => void;
  /** Called when the wallet answers after the abort; the records hold its answer. */
  answeredLate: () => void;
}

const lagMs = 12_000;
const lagPollMs = 1500;
const hashSchema = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i));
const refusals: Record<string, Notice['key']> = {
  EnforcedPause: 'paused',
  ERC20ExceededCap: 'capReached',
  ERC20InsufficientBalance: 'overBalance',
  ERC20InsufficientAllowance: 'lagging',
};

/**
 * Migrates a confirmed amount, approving exactly that amount first where needed (MIG-06). Every call is simulated
 * before the wallet is asked. Throws Stop, or the signal's reason.
 */
export async function submit(context: SubmissionContext, amount: bigint): Promise<SentRecord> {
  const { chain, account } = context;
  context.progress({ at: 0, prompts: 2, amount, hash: null, isReset: false });
  const { old, allowance, isPaused } = await readable(chain.holdings(account));
  context.signal.throwIfAborted();
  if (amount > old) throw new Stop({ key: 'overBalance' });
  if (isPaused) throw new Stop({ key: 'paused' });
  if (allowance > 0n && allowance < amount) throw new Stop(null, { granted: allowance, amount });
  const prompts = allowance >= amount ? 1 : 2;
  context.progress({ at: 0, prompts, amount, hash: null, isReset: false });
  if (prompts === 1) return migrate(context, amount, 1);
  const record = await approve(context, amount, amount);
  return finishApproval(context, record);
}

export async function resetApproval(context: SubmissionContext, amount: bigint): Promise<SentRecord> {
  const record = await approve(context, 0n, amount);
  return finishApproval(context, record);
}

/** Continues with a sent approval, also after a reload. */
export async function finishApproval(context: SubmissionContext, record: SentRecord): Promise<SentRecord> {
  const { settings, chain, account, records } = context;
  const { amount, allowed } = record;
  // Another tab may have continued while this one waited for the lock.
  if (records.read(account)?.hash !== record.hash) throw new Stop(null);
  const report = (hash: string) =>
    context.progress({ at: 2, prompts: 2, amount, hash, isReset: allowed === 0n });
  let current = record.hash;
  report(current);
  const outcome = await trackTransaction({
    chain,
    account,
    record,
    signal: context.signal,
    call: approval(settings, allowed),
    confirmations: settings.CONFIRMATIONS,
    giveUpMs: settings.PENDING_GIVE_UP_MS,
    onChange(changed) {
      records.write(account, changed);
      current = changed.hash;
      report(current);
    },
  });
  const { hash } = outcome;
  // It may still be mined, so its record stays until the holder tries again.
  if (outcome.kind === 'lost') throw new Stop({ key: 'approvalLost', hash });
  if (!records.removeSent(account, current)) throw new Stop(null);
  if (outcome.kind === 'reverted') throw new Stop({ key: 'approvalReverted', hash });
  if (outcome.kind === 'cancelled') throw new Stop({ key: 'approvalCancelled', hash });
  if (allowed === 0n) {
    await untilAllowance(context, (allowance) => allowance === 0n);
    return submit(context, amount);
  }
  // The receipt holds the granted amount, which the holder may have edited in the wallet.
  const granted = approvedIn(outcome.receipt.logs, settings, account);
  if (granted === 0n) throw new Stop({ key: 'noApproval' });
  if (granted !== null && granted < amount) throw new Stop(null, { granted, amount });
  await untilAllowance(context, (allowance) => allowance >= amount);
  return migrate(context, amount, 2);
}

/** Waits for the new allowance: nodes may return the old one for a while after the receipt. */
async function untilAllowance(
  { chain, account, signal }: SubmissionContext,
  isNew: (allowance: bigint) => boolean,
): Promise<void> {
  const deadline = Date.now() + lagMs;
  while (!isNew(await readable(chain.allowance(account)))) {
    if (Date.now() > deadline) throw new Stop({ key: 'lagging' });
    await delay(lagPollMs, signal);
  }
}

async function approve(context: SubmissionContext, allowed: bigint, amount: bigint) {
  const call = approval(context.settings, allowed);
  // A revocation is followed by an approval and the migration.
  const gas = await affordableGas(context, call, allowed === 0n ? 3 : 2);
  await simulate(context, call);
  context.progress({ at: 1, prompts: 2, amount, hash: null, isReset: allowed === 0n });
  return askWallet(context, { kind: 'approve', allowed, amount }, call, gas);
}

async function migrate(context: SubmissionContext, amount: bigint, prompts: 1 | 2) {
  const call = migration(context.settings, amount);
  const gas = await affordableGas(context, call, 1);
  await simulate(context, call);
  context.progress({ at: 3, prompts, amount, hash: null, isReset: false });
  return askWallet(context, { kind: 'migrate', allowed: amount, amount }, call, gas);
}

async function simulate({ chain, account, signal }: SubmissionContext, call: ContractCall): Promise<void> {
  try {
    await chain.simulate(account, call);
  } catch (error) {
    if (error instanceof WrongChainError) throw error;
    throw new Stop({ key: refusals[revertName(error) ?? ''] ?? 'refused' });
  }
  signal.throwIfAborted();
}

/** The only place that asks the wallet to send. The record is written before the wallet can answer. */
async function askWallet(
  context: SubmissionContext,
  asked: Pick<PendingRecord, 'kind' | 'allowed' | 'amount'>,
  call: ContractCall,
  gas: bigint,
): Promise<SentRecord> {
  const { settings, chain, wallet, records, account, signal } = context;
  const block = await readable(chain.blockNumber());
  const price = settings.FORCE_GAS_PRICE ? await findGasPrice(settings, chain.gasPrice) : null;
  await assertUnchanged(context);
  // Another tab may have asked meanwhile.
  if (records.read(account) !== null) throw new Stop(null);
  const record: PendingRecord = { ...asked, hash: null, nonce: null, block, askedAt: Date.now() };
  records.write(account, record);
  // A late answer must not overwrite the record of a newer request.
  const isOurs = () => (records.read(account) ?? record).askedAt === record.askedAt;
  const transaction = {
    from: account,
    ...call,
    gas: toQuantity(gas),
    ...(price === null ? {} : { gasPrice: toQuantity(price) }),
  };
  try {
    const hash = v.parse(
      hashSchema,
      await wallet.request({ method: 'eth_sendTransaction', params: [transaction] }),
    );
    const sent = { ...record, hash, askedAt: Date.now() };
    if (isOurs()) records.write(account, sent);
    signal.throwIfAborted();
    return sent;
  } catch (error) {
    if (signal.aborted && error === signal.reason) throw error;
    const failure = walletFailure(error);
    // After any other error the transaction may have been sent, so the record stays.
    if (failure !== 'other' && isOurs()) records.clear(account);
    signal.throwIfAborted();
    const key = failure === 'rejected' || failure === 'busy' ? failure : 'walletError';
    throw new Stop(failure === 'noFunds' ? { key: 'noEth' } : { key });
  } finally {
    if (signal.aborted) context.answeredLate();
  }
}

async function assertUnchanged({ wallet, chain, settings, account, signal }: SubmissionContext) {
  const [current] = accountsIn(await readable(wallet.request({ method: 'eth_accounts' })));
  if ((await readable(chain.walletChainId())) !== settings.CHAIN_ID) throw new WrongChainError();
  signal.throwIfAborted();
  if (current === undefined || !isSameAccount(current, account)) throw new Stop({ key: 'accountChanged' });
}

/**
 * Gas limit that the account can pay for this and the following calls: the configured one, or a lower one with room
 * above the estimate. Nodes refuse a transaction whose limit × price exceeds the balance.
 */
async function affordableGas(
  { settings, chain, account, signal }: SubmissionContext,
  call: ContractCall,
  prompts: 1 | 2 | 3,
): Promise<bigint> {
  const limit = BigInt(settings.GAS_LIMIT);
  const price = await findGasPrice(settings, chain.gasPrice);
  const eth = await readable(chain.eth(account));
  signal.throwIfAborted();
  if (price === null || eth >= limit * price * BigInt(prompts)) return limit;
  const needed = await chain.estimateGas(account, call).catch(() => limit);
  // Later calls cannot be estimated yet; a migration needs about twice the gas of an approval.
  const roomy = (needed * BigInt(prompts === 1 ? 13 : 30)) / 10n;
  if (roomy < limit && eth >= roomy * price * BigInt(prompts)) return roomy;
  const missing = (roomy < limit ? roomy : limit) * price * BigInt(prompts) - eth;
  throw new Stop({ key: 'noEth', missing: showRoughly(missing, 18) });
}

async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof WrongChainError) throw error;
    throw new Stop({ key: 'readFailed' });
  }
}
