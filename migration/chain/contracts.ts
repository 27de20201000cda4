import { getAddress, Interface } from 'ethers';
import * as v from 'valibot';
import type { Settings } from '../config/settings';
import { isRecord, isSameAccount } from '../wallet/eip1193';

/** Everything the page calls or decodes (MIG-13). */
export const abi = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function paused() view returns (bool)',
  'function cap() view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function owner() view returns (address)',
  'function oldToken() view returns (address)',
  'function migrationRate() view returns (uint256 numerator, uint256 denominator)',
  'function approve(address, uint256)',
  'function migrateToken(uint256)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event Migrated(address indexed holder, uint256 amount)',
  'error EnforcedPause()',
  'error ERC20ExceededCap(uint256, uint256)',
  'error ERC20InsufficientAllowance(address, uint256, uint256)',
  'error ERC20InsufficientBalance(address, uint256, uint256)',
]);

export interface ContractCall {
  to: string;
  data: string;
}

/** Approves exactly the amount, never more (MIG-06). */
export function approval(settings: Settings, amount: bigint): ContractCall {
  return { to: settings.OLD_TOKEN, data: abi.encodeFunctionData('approve', [spenderOf(settings), amount]) };
}

export function migration(settings: Settings, amount: bigint): ContractCall {
  return { to: settings.NEW_TOKEN, data: abi.encodeFunctionData('migrateToken', [amount]) };
}

export const spenderOf = (settings: Settings): string => settings.MIGRATION_SPENDER ?? settings.NEW_TOKEN;

/** Effect of a transaction on the holder's tokens. Amounts are in the smallest unit. */
export type Deed =
  | { kind: 'migrate'; amount: bigint }
  | { kind: 'approve'; spender: string; amount: bigint }
  | { kind: 'other' };

/** Decodes a call of one of the two tokens; anything else is `other`. */
export function deedOf({ to, data }: { to: string | null; data: string }, settings: Settings): Deed {
  const call = to === null ? null : parsed(data);
  if (call === null || to === null) return { kind: 'other' };
  const [first, second] = [...call.args] as unknown[];
  if (call.name === 'migrateToken' && isSameAccount(to, settings.NEW_TOKEN) && typeof first === 'bigint')
    return { kind: 'migrate', amount: first };
  const isApproval = call.name === 'approve' && isSameAccount(to, settings.OLD_TOKEN);
  return isApproval && typeof first === 'string' && typeof second === 'bigint'
    ? { kind: 'approve', spender: first, amount: second }
    : { kind: 'other' };
}

function parsed(data: string) {
  try {
    return abi.parseTransaction({ data });
  } catch {
    return null;
  }
}

/** Wallets' "unlimited" caps differ; none is a number that a holder could mean. */
export const isAnyAmount = (amount: bigint): boolean => amount >= 2n ** 128n;

/** Name of the contract's custom error, which nodes and wallets nest at different depths. Null when there is none. */
export function revertName(error: unknown): string | null {
  for (let cause = error, depth = 0; isRecord(cause) && depth < 5; depth += 1) {
    const { data } = cause;
    // "0x" is the answer for a revert without a reason.
    if (typeof data === 'string' && /^0x[0-9a-f]{8}/i.test(data)) return errorName(data);
    if (typeof data === 'string') return null;
    cause = isRecord(data) ? (data.originalError ?? data) : (cause.error ?? cause.cause);
  }
  return null;
}

function errorName(data: string): string | null {
  try {
    return abi.parseError(data)?.name ?? null;
  } catch {
    return null;
  }
}

export const logSchema = v.object({
  address: v.string(),
  topics: v.array(v.string()),
  data: v.string(),
  transactionHash: v.string(),
});
type Log = v.InferOutput<typeof logSchema>;

/** Amount that the receipt's approval grants the spender; null without an approval. */
export function approvedIn(logs: readonly Log[], settings: Settings, account: string): bigint | null {
  for (const log of logs) {
    if (getAddress(log.address) !== getAddress(settings.OLD_TOKEN)) continue;
    const event = abi.parseLog(log);
    if (event?.name !== 'Approval') continue;
    const [owner, spender, value] = v.parse(v.tuple([v.string(), v.string(), v.bigint()]), [...event.args]);
    if (owner === getAddress(account) && spender === getAddress(spenderOf(settings))) return value;
  }
  return null;
}

export function topicsOf(kind: 'approve' | 'migrate', settings: Settings, account: string) {
  return kind === 'approve'
    ? abi.encodeFilterTopics('Approval', [account, spenderOf(settings)])
    : abi.encodeFilterTopics('Migrated', [account]);
}
