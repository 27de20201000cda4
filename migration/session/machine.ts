import { writeAmount } from './amount';
import type { Effect, SessionEvent } from './events';
import { approvalEnded, migrationEnded } from './outcomes';
import { adopt, amountPhase, sentFor, sentSoFar, showsAmount, type Step } from './phases';
import { prepared, walletAnswered, walletRefused } from './submitting';
import type { Next, Phase, Sent, SessionState } from './state';

type Handlers = {
  [T in SessionEvent['type']]: (state: SessionState, event: Extract<SessionEvent, { type: T }>) => Step;
};

const stay = (state: SessionState): Step => ({ state, effects: [] });
const go = (state: SessionState, phase: Phase, ...effects: Effect[]): Step => ({
  state: { ...state, phase },
  effects,
});
/** Leaves whatever runs: its answers are ignored from now on. */
const leave = (state: SessionState): SessionState => ({ ...state, run: state.run + 1 });

/** Asks for the account's lock; what was confirmed starts only with it (MIG-12). */
const lock = (state: SessionState, next: Next, lost: string | null = null): Step =>
  go({ ...state, notice: null }, { at: 'locking', next, lost }, { do: 'takeLock' });

/** Starts what was waiting for the lock. */
function begin(state: SessionState, next: Next): Step {
  return next.kind === 'submit'
    ? go(
        state,
        { at: 'generating', task: next.task, prompts: next.prompts, hash: null },
        { do: 'prepare', task: next.task },
      )
    : go(state, { at: 'approving', record: next.record }, { do: 'followApproval', record: next.record });
}

/** Wrong network, behind which a known end is kept (MIG-08): its record is gone. */
const wrongNetwork = ({ phase }: SessionState): Phase => ({
  at: 'wrongNetwork',
  sent: phase.at === 'sent' ? phase.sent : null,
});

/** Phases in which nothing of this page's is under way. */
const isIdle = ({ phase }: SessionState) =>
  phase.at === 'amount' || phase.at === 'confirming' || phase.at === 'conflict';

/** True where the network and the contracts are known to be the configured ones. */
const isReadable = ({ phase: { at } }: SessionState) =>
  at !== 'looking' && at !== 'wrongNetwork' && at !== 'blocked';

const handlers: Handlers = {
  opened: (state) => ({ state, effects: [{ do: 'readNetwork' }] }),
  refreshed(state) {
    if (!isReadable(state)) return stay(state);
    const missing: Effect[] = state.terms === null ? [{ do: 'readTerms' }] : [];
    return { state, effects: [{ do: 'readHoldings' }, ...missing] };
  },
  feeRefreshed: (state) =>
    isReadable(state) ? { state, effects: [{ do: 'readFee' }, { do: 'readTerms' }] } : stay(state),
  networkRead(state, { isRight }) {
    if (state.phase.at !== 'looking') return stay(state);
    return isRight ? { state, effects: [{ do: 'readContracts' }] } : go(state, wrongNetwork(state));
  },
  contractsRead(state, { problem }) {
    if (state.phase.at !== 'looking') return stay(state);
    const next = { ...state, isSilent: false };
    if (problem !== null) return go(next, { at: 'blocked', problem });
    const effects = (['readRecord', 'readHoldings', 'readTerms', 'readFee'] as const).map((what) => ({
      do: what,
    }));
    return { state: next, effects };
  },
  readFailed: (state) =>
    state.phase.at === 'looking'
      ? { state: { ...state, isSilent: true }, effects: [{ do: 'readNetworkLater' }] }
      : stay(state),
  // Read at the start, or found where this page wanted to act: another one has acted before.
  recordRead(state, { record }) {
    const { at } = state.phase;
    if (at !== 'looking' && at !== 'asking' && at !== 'approving' && at !== 'aside') return stay(state);
    return record === null ? go(leave(state), amountPhase()) : adopt(leave(state), record);
  },
  recordChanged: changed,

  lockTaken(state) {
    const { phase } = state;
    if (phase.at !== 'locking') return stay(state);
    const step = begin(state, phase.next);
    return phase.lost === null
      ? step
      : { ...step, effects: [{ do: 'dropSent', hash: phase.lost }, ...step.effects] };
  },
  lockBusy(state, { now, record }) {
    const { phase } = state;
    if (phase.at !== 'locking') return stay(state);
    return go(state, { at: 'waiting', next: phase.next, since: now, other: record }, { do: 'waitForLock' });
  },
  // Drops the one that waited, never sends it after the other page's: the holder decides anew (MIG-12).
  lockFreed(state, { record }) {
    if (state.phase.at !== 'waiting') return stay(state);
    const isDropped = state.phase.next.kind === 'submit';
    const next = { ...leave(state), notice: isDropped ? { key: 'otherPage' as const } : null };
    return record === null ? go(next, amountPhase(), { do: 'readHoldings' }) : adopt(next, record);
  },

  prepared,
  walletAnswered,
  walletRefused,
  followed(state, { record }) {
    const { phase } = state;
    if (phase.at === 'approving' || phase.at === 'aside')
      return stay({ ...state, phase: { ...phase, record } });
    if (phase.at !== 'migrating') return stay(state);
    const isSpedUp = phase.isSpedUp || record.hash !== phase.record.hash;
    return stay({ ...state, phase: { ...phase, record, isSpedUp } });
  },
  silence: (state, { isSilent }) => stay(state.isSilent === isSilent ? state : { ...state, isSilent }),
  approvalEnded,
  migrationEnded,
  unresolvedFound: (state, { record }) =>
    state.phase.at === 'unresolved' ? adopt(leave(state), record) : stay(state),

  holdingsRead(state, { account, holdings }) {
    if (account !== state.account) return stay(state);
    const isUntouched = !state.isAmountTyped && showsAmount(state.phase);
    const amountText = isUntouched ? writeAmount(holdings.old, state.decimals) : state.amountText;
    const notice = state.notice?.key === 'readFailed' ? null : state.notice;
    return stay({ ...state, holdings, amountText, notice, isSilent: false });
  },
  holdingsFailed: (state, { account }) =>
    account !== state.account || state.holdings !== null ? stay(state) : stay({ ...state, isSilent: true }),
  termsRead: (state, { terms }) => stay({ ...state, terms }),
  feeRead: (state, { fee }) => stay({ ...state, fee }),
  noticed: (state, { notice }) => stay({ ...state, notice }),

  accountChanged(state, { account, isUnasked = false }) {
    const { run, decimals, terms, phase } = state;
    const sent = isUnasked && phase.at === 'asking' ? sentFor(state, phase.task) : sentSoFar(state);
    const isBlocked = phase.at === 'blocked';
    const next: SessionState = {
      ...state,
      ...{ account, decimals, terms, run: run + 1, holdings: null },
      ...{ amountText: '', isAmountTyped: false, isSilent: false },
      notice: sent === null ? null : { key: 'accountChanged', sent },
    };
    return isBlocked ? go(next, phase) : go(next, { at: 'looking' }, { do: 'readNetwork' });
  },
  chainChanged(state, { isRight }) {
    const isWrong = state.phase.at === 'wrongNetwork';
    if (isWrong !== isRight && state.phase.at !== 'looking') return stay(state);
    // The typed amount survives a change of chain, not of account.
    const next = { ...leave(state), holdings: null, terms: null, fee: null, notice: null, isSilent: false };
    if (!isRight) return go(next, wrongNetwork(state));
    const { phase } = state;
    if (phase.at === 'wrongNetwork' && phase.sent !== null)
      return go(next, { at: 'sent', sent: phase.sent }, { do: 'readHoldings' }, { do: 'readTerms' });
    return go(next, { at: 'looking' }, { do: 'readContracts' });
  },

  typed: (state, { text }) => stay({ ...state, amountText: text, isAmountTyped: true, notice: null }),
  amountChosen(state, { amount }) {
    const { phase } = state;
    const next = {
      ...state,
      amountText: writeAmount(amount, state.decimals),
      isAmountTyped: true,
      notice: null,
    };
    return phase.at === 'conflict' ? go(next, amountPhase()) : stay(next);
  },
  submitPressed(state, { amount }) {
    const { phase, holdings } = state;
    if (phase.at !== 'amount' || holdings === null || amount <= 0n || amount > holdings.old)
      return stay(state);
    return go(state, { at: 'confirming', amount, lost: phase.lost });
  },
  confirmed(state, { received }) {
    const { phase, holdings } = state;
    if (phase.at !== 'confirming') return stay(state);
    const { amount, lost } = phase;
    const prompts = holdings !== null && holdings.allowance >= amount ? 1 : 2;
    const task = { kind: 'migrate' as const, amount, approved: null, received };
    return lock(state, { kind: 'submit', task, prompts }, lost);
  },
  dialogClosed(state) {
    const { phase } = state;
    if (phase.at === 'confirming') return go(state, { at: 'amount', lost: phase.lost });
    return phase.at === 'conflict' ? go(state, amountPhase()) : stay(state);
  },
  resetPressed(state) {
    const { phase } = state;
    if (phase.at !== 'conflict') return stay(state);
    const { amount, received } = phase;
    const task = { kind: 'reset' as const, amount, approved: null, received };
    return lock(state, { kind: 'submit', task, prompts: 2 });
  },
  takeBackPressed(state) {
    if (state.phase.at !== 'amount') return stay(state);
    const task = { kind: 'takeBack' as const, amount: 0n, approved: null, received: null };
    return lock(state, { kind: 'submit', task, prompts: 1 }, state.phase.lost);
  },
  // The wallet's request cannot be closed from here, so that its record stays.
  stopWaiting: (state) =>
    state.phase.at === 'asking'
      ? { state: leave({ ...state, phase: { at: 'looking' } }), effects: [{ do: 'readRecord' }] }
      : stay(state),
  backToAmount(state) {
    const { phase } = state;
    if (phase.at === 'approving') return go(state, { at: 'aside', record: phase.record });
    if (phase.at === 'generating' || phase.at === 'locking' || phase.at === 'waiting')
      return { state: leave({ ...state, phase: { at: 'looking' } }), effects: [{ do: 'readRecord' }] };
    return stay(state);
  },
  goOn: (state) =>
    state.phase.at === 'aside' ? go(state, { at: 'approving', record: state.phase.record }) : stay(state),
  lookAgain,
  forget: (state) =>
    state.phase.at === 'unresolved'
      ? go(leave(state), amountPhase(), { do: 'dropRecord' }, { do: 'readHoldings' })
      : stay(state),
  startOver(state) {
    const { phase } = state;
    if (phase.at !== 'sent') return stay(state);
    const next = { ...leave(state), ...amountAfter(state, phase.sent), notice: null };
    return {
      state: { ...next, phase: { at: 'looking' } },
      effects: [
        ...(phase.sent.status === 'lost' ? [{ do: 'dropSent' as const, hash: phase.sent.hash }] : []),
        { do: 'readRecord' },
        { do: 'readHoldings' },
      ],
    };
  },
};

/**
 * The amount that a new start begins with: what is left after a conversion, else what was typed. It is set at once,
 * so that the field does not change under the holder's hand when the balances come.
 */
function amountAfter(
  { holdings, amountText, decimals }: SessionState,
  { status }: Sent,
): Pick<SessionState, 'amountText' | 'isAmountTyped'> {
  const isConverted = status === 'confirmed' || status === 'replaced';
  if (!isConverted) return { amountText, isAmountTyped: amountText !== '' };
  return { amountText: holdings === null ? '' : writeAmount(holdings.old, decimals), isAmountTyped: false };
}

/** Another page has acted for this account. What this page has the lock for is not touched. */
function changed(state: SessionState, { record }: Extract<SessionEvent, { type: 'recordChanged' }>): Step {
  const { phase } = state;
  if (phase.at === 'waiting') {
    const isOurs = phase.next.kind === 'submit' || record?.hash === phase.next.record.hash;
    if (isOurs || record === null)
      return stay({ ...state, phase: { ...phase, other: record ?? phase.other } });
    return adopt(leave(state), record);
  }
  if (phase.at === 'unresolved')
    return record === null
      ? go(leave(state), amountPhase(), { do: 'readHoldings' })
      : adopt(leave(state), record);
  if (record === null || !isIdle(state)) return stay(state);
  const lost = phase.at === 'amount' || phase.at === 'confirming' ? phase.lost : null;
  return record.hash !== null && record.hash === lost ? stay(state) : adopt(leave(state), record);
}

/** Asks the chain at once instead of after the usual pause. */
function lookAgain(state: SessionState): Step {
  const { phase } = state;
  const next = leave(state);
  if (phase.at === 'approving' || phase.at === 'aside')
    return { state: next, effects: [{ do: 'followApproval', record: phase.record }] };
  if (phase.at === 'migrating')
    return { state: next, effects: [{ do: 'followMigration', record: phase.record }] };
  if (phase.at === 'looking') return { state: next, effects: [{ do: 'readNetwork' }] };
  return { state, effects: [{ do: 'readHoldings' }] };
}

/**
 * The session's only rule book (MIG-12): from a state and an event to the next state and what is to be done. Pure.
 * Answers of an earlier run change nothing.
 */
export function transition(state: SessionState, event: SessionEvent): Step {
  if ('run' in event && event.run !== state.run) return stay(state);
  const handle = handlers[event.type] as (state: SessionState, event: SessionEvent) => Step;
  return handle(state, event);
}

/** True where no other page may ask the wallet for this account. */
export function needsLock({ at }: Phase): boolean {
  return at === 'generating' || at === 'asking' || at === 'approving' || at === 'aside';
}
