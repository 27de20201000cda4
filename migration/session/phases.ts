import type { Effect } from './events';
import type { PendingRecord, SentRecord } from './records';
import type { Phase, SentSoFar, SessionState, Task } from './state';

/** A transition's result: the next state, and what is to be done for it. */
export interface Step {
  state: SessionState;
  effects: Effect[];
}

export const amountPhase = (lost: string | null = null): Phase => ({ at: 'amount', lost });

const isSent = (record: PendingRecord): record is SentRecord => record.hash !== null;

/** Goes on from a record: of this page before a reload, or of another page (MIG-12). */
export function adopt(state: SessionState, record: PendingRecord): Step {
  if (!isSent(record))
    return { state: { ...state, phase: { at: 'unresolved', record } }, effects: [{ do: 'search', record }] };
  if (record.kind === 'migrate')
    return {
      state: { ...state, phase: { at: 'migrating', record, isSpedUp: false } },
      effects: [{ do: 'followMigration', record }],
    };
  return {
    state: { ...state, phase: { at: 'locking', next: { kind: 'finish', record }, lost: null } },
    effects: [{ do: 'takeLock' }],
  };
}

/** The task that a sent approval belongs to. */
export function taskOf({ allowed, amount, received }: PendingRecord): Task {
  const kind = allowed > 0n ? 'migrate' : amount > 0n ? 'reset' : 'takeBack';
  return { kind, amount, approved: allowed, received };
}

/** Names for notices the part of a task that has been sent. */
export function sentFor(state: SessionState, task: Task): SentSoFar {
  return task.approved === null
    ? { kind: 'nothing' }
    : { kind: 'approval', amount: task.approved, account: state.account };
}

/**
 * Names the part that has left the wallet in this phase; null where nothing was under way, so that nothing need be
 * said.
 */
export function sentSoFar(state: SessionState): SentSoFar | null {
  const { phase, account } = state;
  const approval = ({ allowed }: PendingRecord): SentSoFar => ({
    kind: 'approval',
    amount: allowed,
    account,
  });
  switch (phase.at) {
    case 'locking':
    case 'waiting':
      return phase.next.kind === 'submit' ? sentFor(state, phase.next.task) : approval(phase.next.record);
    case 'generating':
      return sentFor(state, phase.task);
    case 'asking':
    case 'unresolved':
      return { kind: 'asked' };
    case 'approving':
    case 'aside':
      return approval(phase.record);
    case 'migrating':
      return { kind: 'migration', amount: phase.record.amount, account, isConfirmed: false };
    case 'wrongNetwork':
    case 'sent': {
      const { sent } = phase;
      const isConverted = sent?.status === 'confirmed' || sent?.status === 'replaced';
      return isConverted ? { kind: 'migration', amount: sent.amount, account, isConfirmed: true } : null;
    }
    default:
      return null;
  }
}

/** True where the amount step is shown. */
export function showsAmount({ at }: Phase): boolean {
  return !['locking', 'waiting', 'generating', 'asking', 'approving', 'migrating', 'sent'].includes(at);
}
