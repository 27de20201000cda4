import type { ContractProblem, Holdings, Terms } from '../chain/contractReads';
import type { Ask, Prepared } from './submission';
import type { PendingRecord, SentRecord } from './records';
import type { Fee, Notice, Task } from './state';
import type { Outcome } from '../chain/trackTransaction';

/** Answers belong to a run; a late one of an earlier run is ignored. */
type Answer =
  | { type: 'networkRead'; isRight: boolean }
  | { type: 'contractsRead'; problem: ContractProblem | null }
  | { type: 'readFailed' }
  | { type: 'recordRead'; record: PendingRecord | null }
  | { type: 'lockTaken' }
  /** `now` is in ms, `record` what the other page has asked for as far as is known. */
  | { type: 'lockBusy'; now: number; record: PendingRecord | null }
  /** The other page is done; `record` is what it has left. */
  | { type: 'lockFreed'; record: PendingRecord | null }
  | { type: 'prepared'; prepared: Prepared }
  | { type: 'walletAnswered'; record: SentRecord }
  /** `record` is left where the request may have been sent all the same. */
  | { type: 'walletRefused'; key: Notice['key']; record: PendingRecord | null }
  /** A replacement, or the chain's first sight of the transaction. */
  | { type: 'followed'; record: SentRecord }
  | { type: 'silence'; isSilent: boolean }
  /** `granted` is the amount the receipt allows, null without such an event. */
  | { type: 'approvalEnded'; outcome: Outcome; granted: bigint | null }
  | { type: 'migrationEnded'; outcome: Outcome }
  | { type: 'unresolvedFound'; record: SentRecord };

export type SessionEvent =
  | (Answer & { run: number })
  | { type: 'opened' }
  /** Time for new balances, for a new fee and the contract's terms. */
  | { type: 'refreshed' }
  | { type: 'feeRefreshed' }
  | { type: 'holdingsRead'; account: string; holdings: Holdings }
  | { type: 'holdingsFailed'; account: string }
  | { type: 'termsRead'; terms: Terms }
  | { type: 'feeRead'; fee: Fee | null }
  /** Another page has written or removed the record of this account. */
  | { type: 'recordChanged'; record: PendingRecord | null }
  /** `isUnasked`: found before the wallet was asked, though the phase says that it is being asked. */
  | { type: 'accountChanged'; account: string; isUnasked?: boolean }
  | { type: 'chainChanged'; isRight: boolean }
  | { type: 'noticed'; notice: Notice | null }
  // Acts of the holder.
  | { type: 'typed'; text: string }
  | { type: 'submitPressed'; amount: bigint }
  /** `received` is the new tokens that the holder was shown; null where none were. */
  | { type: 'confirmed'; received: bigint | null }
  | { type: 'dialogClosed' }
  /** An amount offered by the page: the whole balance, what is allowed, the room under the cap. */
  | { type: 'amountChosen'; amount: bigint }
  | { type: 'resetPressed' }
  | { type: 'takeBackPressed' }
  | { type: 'stopWaiting' }
  | { type: 'backToAmount' }
  | { type: 'goOn' }
  | { type: 'lookAgain' }
  | { type: 'forget' }
  | { type: 'startOver' };

/** An answer without its run, which the session adds. */
export type AnswerOf = Answer;

/** Work that a transition asks the session for, answered with an event. */
export type Effect =
  | { do: 'readNetwork' }
  | { do: 'readContracts' }
  /** Reads the network again after a pause. */
  | { do: 'readNetworkLater' }
  | { do: 'readHoldings' }
  | { do: 'readTerms' }
  | { do: 'readFee' }
  | { do: 'readRecord' }
  /** Drops the record of a transaction that was given up. */
  | { do: 'dropSent'; hash: string }
  | { do: 'dropRecord' }
  | { do: 'takeLock' }
  | { do: 'waitForLock' }
  | { do: 'prepare'; task: Task }
  | { do: 'ask'; ask: Ask }
  | { do: 'followApproval'; record: SentRecord }
  | { do: 'followMigration'; record: SentRecord }
  | { do: 'search'; record: PendingRecord };
