import type { ContractProblem, Holdings } from './chain';
import type { PendingRecord } from './records';
import type { Store } from './store';

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
    | 'noApproval'
    | 'approvalReverted'
    | 'approvalCancelled'
    | 'approvalLost'
    | 'accountChanged'
    | 'readFailed'
    | 'switchFailed';
  /** Formatted amount of ETH. */
  missing?: string;
  hash?: string;
}

/** `at` (MIG-05): 0 generating, 1 approval asked, 2 approval sent, 3 migration asked. */
export interface Progress {
  at: 0 | 1 | 2 | 3;
  /** Number of wallet requests; 1 when the allowance is sufficient. */
  prompts: 1 | 2;
  amount: bigint;
  hash: string | null;
  isReset: boolean;
}

/** A sent migration (MIG-08). */
export interface Sent {
  hash: string;
  amount: bigint;
  status: 'pending' | 'confirmed' | 'reverted' | 'cancelled' | 'lost';
  isSpedUp: boolean;
}

/** `price` is in wei. */
export interface Fee {
  price: bigint;
  waitMs: number | null;
}

export interface SessionState {
  account: string;
  chain: 'unknown' | 'right' | 'wrong';
  contracts: 'unchecked' | 'good' | ContractProblem;
  holdings: Holdings | null;
  fee: Fee | null;
  amountText: string;
  isAmountTyped: boolean;
  notice: Notice | null;
  progress: Progress | null;
  /** An earlier approval above 0 but below the amount (MIG-06). */
  conflict: { granted: bigint; amount: bigint } | null;
  /** A request that may still be open in the wallet. */
  unresolved: PendingRecord | null;
  sent: Sent | null;
}

export function initialState(account: string): SessionState {
  return {
    account,
    chain: 'unknown',
    contracts: 'unchecked',
    holdings: null,
    fee: null,
    amountText: '',
    isAmountTyped: false,
    notice: null,
    progress: null,
    conflict: null,
    unresolved: null,
    sent: null,
  };
}

export interface Session {
  store: Pick<Store<SessionState>, 'read' | 'subscribe'>;
  typeAmount: (text: string) => void;
  useAll: () => void;
  /** Takes the amount the holder confirmed; the field may have changed since. */
  submit: (amount: bigint) => void;
  /** Ways out of a conflict: migrate what is granted, or revoke the approval and approve again. */
  useGranted: () => void;
  resetApproval: () => void;
  dismissConflict: () => void;
  stopWaiting: () => void;
  forgetUnresolved: () => void;
  switchNetwork: () => Promise<void>;
  addToken: () => Promise<void>;
  startOver: () => void;
  refresh: () => Promise<void>;
  close: () => void;
}
