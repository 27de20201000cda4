import type { SessionEvent } from './events';
import { amountPhase, taskOf, type Step } from './phases';
import type { Deed } from '../chain/contracts';
import type { PendingRecord } from './records';
import type { Notice, Phase, Sent, SessionState } from './state';

type EventOf<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>;

const finish = (state: SessionState, phase: Phase, change: Partial<SessionState> = {}): Step => ({
  state: { ...state, run: state.run + 1, phase, isSilent: false, ...change },
  effects: [{ do: 'readHoldings' }],
});

/** The chain has decided on an approval: the migration is prepared, or the holder is told why not. */
export function approvalEnded(state: SessionState, { outcome, granted }: EventOf<'approvalEnded'>): Step {
  const { phase } = state;
  if (phase.at !== 'approving' && phase.at !== 'aside') return { state, effects: [] };
  const { record } = phase;
  const { hash } = outcome;
  const stop = (key: Notice['key'], more: Partial<Notice> = {}, lost: string | null = null) =>
    finish(state, amountPhase(lost), { notice: { key, hash, ...more } });
  switch (outcome.kind) {
    // A lost approval may still be mined, so its record stays until the holder tries again.
    case 'lost':
      return stop('approvalLost', {}, hash);
    case 'reverted':
      return stop('approvalReverted');
    case 'cancelled':
      return stop('approvalCancelled');
    case 'replaced':
      return outcome.deed.kind === 'migrate'
        ? finish(state, { at: 'sent', sent: replacedBy(record, outcome.deed, hash) })
        : stop('approvalReplaced', { deed: outcome.deed });
    case 'confirmed':
      return phase.at === 'aside' ? finish(state, amountPhase()) : goOn(state, record, granted, hash);
  }
}

function goOn(state: SessionState, record: PendingRecord, granted: bigint | null, hash: string): Step {
  const task = taskOf(record);
  const { amount } = task;
  // The receipt holds the granted amount, which the holder may have edited in the wallet.
  if (task.kind === 'takeBack')
    return finish(state, amountPhase(), { notice: granted ? null : { key: 'takenBack', hash } });
  if (task.kind === 'migrate' && granted === 0n)
    return finish(state, amountPhase(), { notice: { key: 'noApproval' } });
  if (granted && granted < amount)
    return finish(state, { at: 'conflict', granted, amount, received: task.received });
  const next = { ...task, approved: granted ?? task.approved };
  return {
    state: { ...state, isSilent: false, phase: { at: 'generating', task: next, prompts: 2, hash } },
    effects: [{ do: 'prepare', task: next }],
  };
}

/** The chain has decided on a migration (MIG-08). */
export function migrationEnded(state: SessionState, { outcome }: EventOf<'migrationEnded'>): Step {
  const { phase } = state;
  if (phase.at !== 'migrating') return { state, effects: [] };
  const { record, isSpedUp } = phase;
  const { hash, kind } = outcome;
  if (kind !== 'replaced') {
    const { amount } = record;
    const sent = { hash, amount, asked: amount, status: kind, isSpedUp };
    return finish(state, { at: 'sent', sent });
  }
  const { deed } = outcome;
  const sent = replacedBy(record, deed, hash);
  const notice: Notice | null = deed.kind === 'approve' ? { key: 'approvalReplaced', hash, deed } : null;
  return finish(state, { at: 'sent', sent }, { notice });
}

/** Conversion by another transaction in the place of the confirmed one. */
const replacedBy = (record: PendingRecord, deed: Deed, hash: string): Sent => ({
  hash,
  amount: deed.kind === 'migrate' ? deed.amount : record.amount,
  asked: record.amount,
  status: deed.kind === 'migrate' ? 'replaced' : 'cancelled',
  isSpedUp: false,
});
