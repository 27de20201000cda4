import type { ContractProblem, Holdings, Terms } from '../chain/contractReads';
import type { Deed } from '../chain/contracts';
import type { SessionEvent } from './events';
import type { PendingRecord, SentRecord } from './records';
import type { Store } from './store';

/** Something to tell the holder beside the amount. `hash` leads to a transaction. */
export interface Notice {
  key:
    | 'rejected'
    | 'busy'
    | 'walletError'
    | 'noEth'
    | 'overBalance'
    | 'paused'
    | 'capReached'
    | 'refused'
    | 'lagging'
    | 'rateChanged'
    | 'noApproval'
    | 'approvalReverted'
    | 'approvalCancelled'
    | 'approvalLost'
    | 'approvalReplaced'
    | 'accountChanged'
    | 'otherPage'
    | 'takenBack'
    | 'readFailed'
    | 'switchFailed';
  /** Part that had been sent when the submission ended; absent where the notice claims nothing about it. */
  sent?: SentSoFar;
  /** Formatted amount of ETH. */
  missing?: string;
  hash?: string;
  /** The call that took the approval's place. */
  deed?: Deed;
}

/** Part of a submission that has left the wallet: no sentence may claim less (or more) than this. */
export type SentSoFar =
  | { kind: 'nothing' }
  /** The wallet had been asked and may still be. */
  | { kind: 'asked' }
  /** An approval of `amount`, 0 for one that was taken back. */
  | { kind: 'approval'; amount: bigint; account: string }
  | { kind: 'migration'; amount: bigint; account: string; isConfirmed: boolean };

/**
 * Task that the holder has confirmed: converting `amount`, the same after taking an earlier approval back (`reset`), or
 * only taking an approval back. `approved` is the amount of the approval sent for it, null before one is sent;
 * `received` the new tokens that the holder was shown for the amount, null where none were.
 */
export interface Task {
  kind: 'migrate' | 'reset' | 'takeBack';
  amount: bigint;
  approved: bigint | null;
  received: bigint | null;
}

/** Step that a page takes once it has the account's lock. */
export type Next = { kind: 'submit'; task: Task; prompts: 1 | 2 } | { kind: 'finish'; record: SentRecord };

/** Place of the holder in the swap; each value holds all that is known there and nothing else. */
export type Phase =
  /** The network and the contracts are being read. */
  | { at: 'looking' }
  /** `sent` is an end that is shown again once the network is right. */
  | { at: 'wrongNetwork'; sent: Sent | null }
  | { at: 'blocked'; problem: ContractProblem }
  /** `lost` is the hash of an approval that was never mined, whose record a retry drops. */
  | { at: 'amount'; lost: string | null }
  | { at: 'confirming'; amount: bigint; lost: string | null }
  /** An earlier approval above 0 but below the amount (MIG-06). */
  | { at: 'conflict'; granted: bigint; amount: bigint; received: bigint | null }
  /** The lock is being asked for, which no other page holds as far as is known. */
  | { at: 'locking'; next: Next; lost: string | null }
  /** Another page has the lock: this one asks for nothing. `since` is in ms. */
  | { at: 'waiting'; next: Next; since: number; other: PendingRecord | null }
  /** Balances, allowance and the call are being checked before the wallet is asked. `hash` is the approval's. */
  | { at: 'generating'; task: Task; prompts: 1 | 2; hash: string | null }
  | { at: 'asking'; task: Task; kind: PendingRecord['kind']; prompts: 1 | 2 }
  | { at: 'approving'; record: SentRecord }
  /** An approval is followed while the holder is back at the amount. */
  | { at: 'aside'; record: SentRecord }
  /** A request without an answer that may still be open in the wallet. */
  | { at: 'unresolved'; record: PendingRecord }
  | { at: 'migrating'; record: SentRecord; isSpedUp: boolean }
  | { at: 'sent'; sent: Sent };

/** End of a sent migration (MIG-08). `asked` was confirmed; `amount` differs from it only where it was replaced. */
export interface Sent {
  hash: string;
  amount: bigint;
  asked: bigint;
  status: 'confirmed' | 'reverted' | 'cancelled' | 'replaced' | 'lost';
  isSpedUp: boolean;
}

/** `price` is in wei. */
export interface Fee {
  price: bigint;
  waitMs: number | null;
}

export interface SessionState {
  account: string;
  /** Digits after the point of both tokens. */
  decimals: number;
  /** Counts what was begun; an answer to something that was left since is ignored. */
  run: number;
  phase: Phase;
  holdings: Holdings | null;
  /** Terms told by the contract; null before they are read. */
  terms: Terms | null;
  fee: Fee | null;
  amountText: string;
  isAmountTyped: boolean;
  notice: Notice | null;
  /** True while reads of the chain fail or get no answer. */
  isSilent: boolean;
}

export function initialState(account: string, decimals: number): SessionState {
  return {
    account,
    decimals,
    run: 0,
    phase: { at: 'looking' },
    holdings: null,
    terms: null,
    fee: null,
    amountText: '',
    isAmountTyped: false,
    notice: null,
    isSilent: false,
  };
}

export interface Session {
  store: Pick<Store<SessionState>, 'read' | 'subscribe'>;
  /** Tells the session what the holder did. */
  send: (event: SessionEvent) => void;
  switchNetwork: () => Promise<void>;
  addToken: () => Promise<void>;
  close: () => void;
  /** Leaves the wallet, to choose another one. */
  end: () => void;
}
