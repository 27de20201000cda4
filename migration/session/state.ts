import type { ContractProblem, Holdings } from './chain';
import type { PendingRecord } from './records';
import type { Store } from './store';

/** What is said inline, by the key of its text. */
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
  /** The missing ETH, ready to read. */
  missing?: string;
  /** The transaction it is about. */
  hash?: string;
}

/** How far a submission is (MIG-05): 0 generating, 1 approval asked, 2 approval sent, 3 migration asked. */
export interface Progress {
  at: 0 | 1 | 2 | 3;
  /** Requests to the wallet in all; 1 when enough is allowed already. */
  prompts: 1 | 2;
  amount: bigint;
  hash: string | null;
  /** An earlier approval is being taken back. */
  isReset: boolean;
}

/** A migration that was sent (MIG-08). */
export interface Sent {
  hash: string;
  amount: bigint;
  status: 'pending' | 'confirmed' | 'reverted' | 'cancelled' | 'lost';
  isSpedUp: boolean;
}

/** What gas costs, in wei. */
export interface Fee {
  price: bigint;
  waitMs: number | null;
}

export interface SessionState {
  account: string;
  chain: 'unknown' | 'right' | 'wrong';
  /** Null until the contracts were looked at and found good. */
  contracts: 'unchecked' | 'good' | ContractProblem;
  /** Null while they load. */
  holdings: Holdings | null;
  fee: Fee | null;
  amountText: string;
  isAmountTyped: boolean;
  notice: Notice | null;
  progress: Progress | null;
  /** An earlier approval above 0 that is smaller than the amount (MIG-06). */
  conflict: { granted: bigint; amount: bigint } | null;
  /** A request that may still stand open in the wallet. */
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

/** A connected wallet: what is known, and what its holder can do. */
export interface Session {
  store: Pick<Store<SessionState>, 'read' | 'subscribe'>;
  typeAmount: (text: string) => void;
  useAll: () => void;
  /** Exactly the amount that its holder has confirmed, whatever has become of the field since. */
  submit: (amount: bigint) => void;
  /** The way out of too small an approval: migrate what is allowed, or take the approval back and start over. */
  useGranted: () => void;
  resetApproval: () => void;
  dismissConflict: () => void;
  /** No longer waits for the wallet; its pop-up stays open. */
  stopWaiting: () => void;
  /** The holder says that the request in the wallet is gone. */
  forgetUnresolved: () => void;
  switchNetwork: () => Promise<void>;
  /** Offers the new token to the wallet's list. */
  addToken: () => Promise<void>;
  /** Back to the amount, after a migration is settled. */
  startOver: () => void;
  refresh: () => Promise<void>;
  close: () => void;
}
