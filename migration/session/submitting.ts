import type { SessionEvent } from './events';
import { adopt, amountPhase, sentFor, type Step } from './phases';
import type { Phase, SessionState } from './state';

type EventOf<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>;

const leaveFor = (state: SessionState, phase: Phase, change: Partial<SessionState> = {}): Step => ({
  state: { ...state, run: state.run + 1, phase, ...change },
  effects: [{ do: 'readHoldings' }],
});

/** The checks before a request are over: the wallet is asked, or the holder is told why not. */
export function prepared(state: SessionState, { prepared: result }: EventOf<'prepared'>): Step {
  const { phase } = state;
  if (phase.at !== 'generating') return { state, effects: [] };
  const { task } = phase;
  switch (result.kind) {
    case 'ask': {
      const { ask } = result;
      const next: Phase = { at: 'asking', task, kind: ask.kind, prompts: ask.prompts };
      return { state: { ...state, phase: next }, effects: [{ do: 'ask', ask }] };
    }
    case 'conflict':
      return leaveFor(state, {
        ...{ at: 'conflict', granted: result.granted },
        ...{ amount: task.amount, received: task.received },
      });
    case 'stop': {
      const { key, missing } = result;
      const notice = { key, sent: sentFor(state, task), ...(missing === undefined ? {} : { missing }) };
      const step = leaveFor(state, amountPhase(), { notice });
      return key === 'rateChanged' ? { ...step, effects: [...step.effects, { do: 'readTerms' }] } : step;
    }
  }
}

/** The wallet has sent the transaction: an approval is followed, a migration is shown as sent (MIG-08). */
export function walletAnswered(state: SessionState, { record }: EventOf<'walletAnswered'>): Step {
  if (state.phase.at !== 'asking' || state.phase.kind !== record.kind) return { state, effects: [] };
  if (record.kind === 'migrate') return adopt({ ...state, run: state.run + 1 }, record);
  return {
    state: { ...state, phase: { at: 'approving', record } },
    effects: [{ do: 'followApproval', record }],
  };
}

/** The wallet refused, or answered what makes no sense; then the request may have been sent, so its record stays. */
export function walletRefused(state: SessionState, { key, record }: EventOf<'walletRefused'>): Step {
  const { phase } = state;
  if (phase.at !== 'asking') return { state, effects: [] };
  const notice = { key, sent: sentFor(state, phase.task) };
  if (record === null) return leaveFor(state, amountPhase(), { notice });
  const step = adopt({ ...state, run: state.run + 1, notice }, record);
  return { ...step, effects: [...step.effects, { do: 'readHoldings' }] };
}
