import { getAddress, Interface } from 'ethers';
import * as v from 'valibot';
import type { Settings } from '../config/settings';
import { isRecord } from '../wallet/eip1193';

/** All of the contracts that the page calls (MIG-13), and the refusals and events it can explain. */
export const abi = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function paused() view returns (bool)',
  'function approve(address, uint256)',
  'function migrateToken(uint256)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event Migrated(address indexed holder, uint256 amount)',
  'error EnforcedPause()',
  'error ERC20ExceededCap(uint256, uint256)',
  'error ERC20InsufficientAllowance(address, uint256, uint256)',
  'error ERC20InsufficientBalance(address, uint256, uint256)',
]);

/** A call to a contract, as the wallet is asked to send it. */
export interface ContractCall {
  to: string;
  data: string;
}

/** Exactly the amount, never more (MIG-06). */
export function approval(settings: Settings, amount: bigint): ContractCall {
  return { to: settings.OLD_TOKEN, data: abi.encodeFunctionData('approve', [spenderOf(settings), amount]) };
}

export function migration(settings: Settings, amount: bigint): ContractCall {
  return { to: settings.NEW_TOKEN, data: abi.encodeFunctionData('migrateToken', [amount]) };
}

/** Who may take the old tokens: the new token, unless another contract is configured. */
export const spenderOf = (settings: Settings): string => settings.MIGRATION_SPENDER ?? settings.NEW_TOKEN;

/** The name of the error that a contract refused with, as a node tells it somewhere in its own; null without one. */
export function revertName(error: unknown): string | null {
  for (let cause = error, depth = 0; isRecord(cause) && depth < 5; depth += 1) {
    const { data } = cause;
    // Without a selector there is nothing to name: nodes answer "0x" for a refusal without a reason.
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

/** What an approval in the receipt allows the spender; null when there is none. */
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

/** Topics of the event that a request of the account leaves on the chain. */
export function topicsOf(kind: 'approve' | 'migrate', settings: Settings, account: string) {
  return kind === 'approve'
    ? abi.encodeFilterTopics('Approval', [account, spenderOf(settings)])
    : abi.encodeFilterTopics('Migrated', [account]);
}
