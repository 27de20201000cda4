import { describe, expect, it } from 'vitest';
import { addresses } from '../testing/fakeChain';
import type { AnswerOf, SessionEvent } from './events';
import { needsLock, transition } from './machine';
import type { PendingRecord, SentRecord } from './records';
import { initialState, type Phase, type SessionState, type Task } from './state';
import type { Ask } from './submission';

const hash = `0x${'7'.repeat(64)}`;
const other = `0x${'8'.repeat(64)}`;
const asked: PendingRecord = {
  ...{
    kind: 'approve',
    amount: 8n,
    allowed: 8n,
    received: 8n,
    hash: null,
    nonce: null,
    block: 3,
    askedAt: 5,
  },
};
const approvalSent: SentRecord = { ...asked, hash };
const resetSent: SentRecord = { ...approvalSent, allowed: 0n };
const takeBackSent: SentRecord = { ...resetSent, amount: 0n };
const migrationSent: SentRecord = { ...approvalSent, kind: 'migrate' };
const task: Task = { kind: 'migrate', amount: 8n, approved: null, received: 8n };
const submit = { kind: 'submit', task, prompts: 2 } as const;
const finish = { kind: 'finish', record: approvalSent } as const;
const receipt = { status: 1n, blockNumber: 4n, logs: [] };
const ask: Ask = {
  ...{ kind: 'approve', allowed: 8n, amount: 8n, received: 8n, prompts: 2, gas: 1n, price: null, block: 3 },
  call: { to: addresses.old, data: '0x' },
};
const sent = { hash, amount: 8n, asked: 8n, isSpedUp: false };

const phases: Record<string, Phase> = {
  looking: { at: 'looking' },
  'wrong network': { at: 'wrongNetwork', sent: null },
  'wrong network after the end': { at: 'wrongNetwork', sent: { ...sent, status: 'confirmed' } },
  blocked: { at: 'blocked', problem: { kind: 'decimals', setting: 'OLD_TOKEN' } },
  amount: { at: 'amount', lost: null },
  'amount, approval lost': { at: 'amount', lost: hash },
  confirming: { at: 'confirming', amount: 8n, lost: null },
  'confirming, approval lost': { at: 'confirming', amount: 8n, lost: hash },
  conflict: { at: 'conflict', granted: 5n, amount: 8n, received: 8n },
  'locking to submit': { at: 'locking', next: submit, lost: null },
  'locking to submit, approval lost': { at: 'locking', next: submit, lost: hash },
  'locking to finish': { at: 'locking', next: finish, lost: null },
  'waiting to submit': { at: 'waiting', next: submit, since: 0, other: null },
  'waiting to finish': { at: 'waiting', next: finish, since: 0, other: null },
  generating: { at: 'generating', task, prompts: 2, hash: null },
  'generating after the approval': {
    ...{ at: 'generating', task: { ...task, approved: 8n }, prompts: 2, hash },
  },
  'asking to approve': { at: 'asking', task, kind: 'approve', prompts: 2 },
  'asking to migrate': { at: 'asking', task: { ...task, approved: 8n }, kind: 'migrate', prompts: 2 },
  approving: { at: 'approving', record: approvalSent },
  'approving a reset': { at: 'approving', record: resetSent },
  'approving a taking back': { at: 'approving', record: takeBackSent },
  aside: { at: 'aside', record: approvalSent },
  unresolved: { at: 'unresolved', record: asked },
  migrating: { at: 'migrating', record: migrationSent, isSpedUp: false },
  sent: { at: 'sent', sent: { ...sent, status: 'confirmed' } },
  'sent, lost': { at: 'sent', sent: { ...sent, status: 'lost' } },
};

const answers: Record<string, AnswerOf> = {
  'network is right': { type: 'networkRead', isRight: true },
  'network is wrong': { type: 'networkRead', isRight: false },
  'contracts fit': { type: 'contractsRead', problem: null },
  'contracts do not fit': { type: 'contractsRead', problem: { kind: 'same', setting: 'NEW_TOKEN' } },
  'reads fail': { type: 'readFailed' },
  'no record': { type: 'recordRead', record: null },
  'record of a request': { type: 'recordRead', record: asked },
  'record of an approval': { type: 'recordRead', record: approvalSent },
  'record of a migration': { type: 'recordRead', record: migrationSent },
  'lock taken': { type: 'lockTaken' },
  'lock busy': { type: 'lockBusy', now: 1, record: asked },
  'lock freed, no record': { type: 'lockFreed', record: null },
  'lock freed, a migration': { type: 'lockFreed', record: migrationSent },
  'prepared: ask': { type: 'prepared', prepared: { kind: 'ask', ask } },
  'prepared: conflict': { type: 'prepared', prepared: { kind: 'conflict', granted: 5n } },
  'prepared: stop': { type: 'prepared', prepared: { kind: 'stop', key: 'paused' } },
  'prepared: another rate': { type: 'prepared', prepared: { kind: 'stop', key: 'rateChanged' } },
  'wallet sent the approval': { type: 'walletAnswered', record: approvalSent },
  'wallet sent the migration': { type: 'walletAnswered', record: migrationSent },
  'wallet refused': { type: 'walletRefused', key: 'rejected', record: null },
  'wallet failed': { type: 'walletRefused', key: 'walletError', record: asked },
  'another hash': { type: 'followed', record: { ...approvalSent, hash: other } },
  silence: { type: 'silence', isSilent: true },
  'approval confirmed': {
    ...{ type: 'approvalEnded', outcome: { kind: 'confirmed', hash, receipt }, granted: 8n },
  },
  'approval confirmed for less': {
    ...{ type: 'approvalEnded', outcome: { kind: 'confirmed', hash, receipt }, granted: 5n },
  },
  'approval confirmed for nothing': {
    ...{ type: 'approvalEnded', outcome: { kind: 'confirmed', hash, receipt }, granted: 0n },
  },
  'approval lost': { type: 'approvalEnded', outcome: { kind: 'lost', hash }, granted: null },
  'approval reverted': { type: 'approvalEnded', outcome: { kind: 'reverted', hash }, granted: null },
  'approval replaced by a stranger': {
    type: 'approvalEnded',
    outcome: { kind: 'replaced', hash, deed: { kind: 'approve', spender: addresses.holder, amount: 9n } },
    granted: null,
  },
  'migration confirmed': { type: 'migrationEnded', outcome: { kind: 'confirmed', hash, receipt } },
  'migration replaced': {
    type: 'migrationEnded',
    outcome: { kind: 'replaced', hash, deed: { kind: 'migrate', amount: 1n } },
  },
  'request found': { type: 'unresolvedFound', record: approvalSent },
};

const others: Record<string, SessionEvent> = {
  opened: { type: 'opened' },
  refreshed: { type: 'refreshed' },
  'fee refreshed': { type: 'feeRefreshed' },
  'another page: no record': { type: 'recordChanged', record: null },
  'another page: a request': { type: 'recordChanged', record: asked },
  'another page: an approval': { type: 'recordChanged', record: { ...approvalSent, hash: other } },
  'another page: a migration': { type: 'recordChanged', record: migrationSent },
  'another account': { type: 'accountChanged', account: addresses.old },
  'wrong chain': { type: 'chainChanged', isRight: false },
  'right chain': { type: 'chainChanged', isRight: true },
  typed: { type: 'typed', text: '7' },
  'submit pressed': { type: 'submitPressed', amount: 8n },
  'submit pressed for too much': { type: 'submitPressed', amount: 101n },
  confirmed: { type: 'confirmed', received: 8n },
  'dialog closed': { type: 'dialogClosed' },
  'amount chosen': { type: 'amountChosen', amount: 5n },
  'reset pressed': { type: 'resetPressed' },
  'take back pressed': { type: 'takeBackPressed' },
  'stop waiting': { type: 'stopWaiting' },
  'back to the amount': { type: 'backToAmount' },
  'go on': { type: 'goOn' },
  'look again': { type: 'lookAgain' },
  forget: { type: 'forget' },
  'start over': { type: 'startOver' },
};

const holdings = {
  ...{ old: 100n, next: 0n, eth: 1n, allowance: 0n, isPaused: false, room: null },
};
const run = 4;
const stateAt = (phase: Phase): SessionState => ({
  ...initialState(addresses.holder, 0),
  ...{ run, phase, holdings, amountText: '8' },
});
const events = [
  ...Object.entries(answers).map(([name, answer]) => [name, { ...answer, run }] as const),
  ...Object.entries(others),
];
const cells = Object.entries(phases).flatMap(([at, phase]) =>
  events.map(([name, event]) => ({ at, phase, name, event, ...transition(stateAt(phase), event) })),
);

describe('the machine of the session', () => {
  it('MIG-12 goes from every state by every event only where the table says', async () => {
    const lines = cells
      .filter(({ phase, state, effects }) => state.phase !== phase || effects.length > 0)
      .map(({ at, name, state, effects }) => {
        const notice = state.notice === null ? '' : ` (${state.notice.key})`;
        const done = effects.map((effect) => effect.do).join(', ');
        return `${at} | ${name} | ${state.phase.at}${notice} | ${done}`;
      });
    await expect(`${['state | event | next state | effects', ...lines].join('\n')}\n`).toMatchFileSnapshot(
      './machine.table.txt',
    );
  });

  it('MIG-12 ignores every answer to something that was left', () => {
    for (const phase of Object.values(phases))
      for (const answer of Object.values(answers)) {
        const state = stateAt(phase);
        expect(transition(state, { ...answer, run: run - 1 })).toEqual({ state, effects: [] });
      }
  });

  it('MIG-04 MIG-12 asks the wallet only after the checks of what was confirmed', () => {
    for (const { at, name, effects, state } of cells) {
      if (!effects.some((effect) => effect.do === 'ask')) continue;
      expect([at.startsWith('generating'), name]).toEqual([true, 'prepared: ask']);
      expect(state.phase.at).toBe('asking');
    }
    for (const { at, name, effects } of cells)
      if (effects.some((effect) => effect.do === 'prepare'))
        expect(
          (name === 'lock taken' && at.startsWith('locking')) ||
            (name.startsWith('approval confirmed') && at.startsWith('approving')),
        ).toBe(true);
  });

  it('MIG-12 checks and asks only with the lock, and takes it only when the holder or a record says so', () => {
    for (const { effects, state } of cells)
      if (effects.some(({ do: what }) => ['prepare', 'ask', 'followApproval'].includes(what)))
        expect(needsLock(state.phase)).toBe(true);
    for (const { at, name, state } of cells)
      if (at === 'waiting to submit' && name.startsWith('lock freed'))
        expect(state.notice?.key).toBe('otherPage');
  });

  it('MIG-12 leaves what was under way, and begins nothing, when the account changes', () => {
    for (const { name, state, effects } of cells)
      if (name === 'another account') {
        expect(state.account).toBe(addresses.old);
        expect(state.run).toBe(run + 1);
        expect(state.holdings).toBeNull();
        expect(effects.every((effect) => effect.do === 'readNetwork')).toBe(true);
      }
  });

  it('MIG-12 says that nothing was sent only where nothing was', () => {
    const said = (at: string, name: string) =>
      cells.find((cell) => cell.at === at && cell.name === name)?.state.notice?.sent;
    expect(said('generating', 'prepared: stop')).toEqual({ kind: 'nothing' });
    expect(said('generating after the approval', 'prepared: stop')).toMatchObject({
      ...{ kind: 'approval', amount: 8n },
    });
    expect(said('asking to migrate', 'wallet refused')).toMatchObject({ kind: 'approval', amount: 8n });
    expect(said('generating', 'another account')).toEqual({ kind: 'nothing' });
    expect(said('asking to approve', 'another account')).toEqual({ kind: 'asked' });
    expect(said('approving', 'another account')).toMatchObject({ kind: 'approval', amount: 8n });
    expect(said('migrating', 'another account')).toMatchObject({ kind: 'migration', isConfirmed: false });
    for (const at of ['sent', 'wrong network after the end'])
      expect(said(at, 'another account')).toMatchObject({ kind: 'migration', isConfirmed: true });
  });

  it('MIG-08 MIG-11 shows the end of a migration again when the wallet is back on the network', () => {
    const state = stateAt({ at: 'sent', sent: { ...sent, status: 'reverted' } });
    const away = transition(state, { type: 'chainChanged', isRight: false }).state;
    expect(away.phase.at).toBe('wrongNetwork');
    expect(transition(away, { type: 'chainChanged', isRight: true }).state.phase).toEqual(state.phase);
  });

  it('MIG-06 a taking back that the wallet was made to allow instead is not called one', () => {
    const granted = 5n;
    const outcome = { kind: 'confirmed', hash, receipt } as const;
    const after = (record: SentRecord) =>
      transition(stateAt({ at: 'approving', record }), { type: 'approvalEnded', run, outcome, granted })
        .state;
    expect(after(takeBackSent)).toMatchObject({ phase: { at: 'amount' }, notice: null });
    expect(after(resetSent).phase).toEqual({
      ...{ at: 'conflict', granted },
      ...{ amount: resetSent.amount, received: resetSent.received },
    });
  });

  it('MIG-10 a new start keeps what was typed after a failure, and offers what is left after a conversion', () => {
    const startOver = (status: 'confirmed' | 'reverted') =>
      transition(stateAt({ at: 'sent', sent: { ...sent, status } }), { type: 'startOver' }).state;
    expect(startOver('reverted')).toMatchObject({ amountText: '8', isAmountTyped: true });
    expect(startOver('confirmed')).toMatchObject({ amountText: '100', isAmountTyped: false });
    const later = {
      type: 'holdingsRead',
      account: addresses.holder,
      holdings: { ...holdings, old: 92n },
    } as const;
    const back = { ...startOver('reverted'), phase: { at: 'amount', lost: null } as const };
    expect(transition(back, later).state.amountText).toBe('8');
  });
});
