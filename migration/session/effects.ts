import { isSameAccount } from '../wallet/eip1193';
import type { AccountLock } from './accountLock';
import { WrongChainError } from '../chain/node';
import { delay } from '../chain/delay';
import type { AnswerOf, Effect, SessionEvent } from './events';
import { followApproval, followMigration, search } from './following';
import { openReading, type Reading } from './reading';
import type { SessionState } from './state';
import { askWallet, prepare, type Ask, type Tools } from './submission';

const retryMs = 4000;

export interface EffectTools extends Tools {
  lock: AccountLock;
  read: () => SessionState;
  send: (event: SessionEvent) => void;
  /** The wallet has another account than the page, or none, and told nobody. */
  otherAccount: (account: string | undefined) => void;
}

/** Parts of the run in which an effect began. */
export interface Run {
  account: string;
  signal: AbortSignal;
  answer: (event: AnswerOf) => void;
}

type Performers = {
  [K in Effect['do']]: (run: Run, effect: Extract<Effect, { do: K }>) => void | Promise<void>;
};

/** Does what transitions ask for, and answers with events. Nothing here decides; nothing rejects. */
export function createEffects(tools: EffectTools): (effect: Effect, run: Run) => void {
  const performers = performersOf(tools, openReading(tools));
  return (effect, run) => {
    const perform = performers[effect.do] as (run: Run, effect: Effect) => void | Promise<void>;
    Promise.resolve(perform(run, effect)).catch((error: unknown) => fail(tools, effect, error, run));
  };
}

function performersOf(tools: EffectTools, reading: Reading): Performers {
  const { chain, records, lock } = tools;
  return {
    readNetwork: (run) => readNetwork(tools, run),
    async readNetworkLater(run) {
      await delay(retryMs, run.signal);
      await readNetwork(tools, run);
    },
    async readContracts({ answer }) {
      answer({ type: 'contractsRead', problem: await chain.checkContracts() });
    },
    readHoldings: reading.holdings,
    readTerms: reading.terms,
    readFee: reading.fee,
    readRecord: ({ account, answer }) => answer({ type: 'recordRead', record: records.read(account) }),
    dropSent({ account }, { hash }) {
      records.removeSent(account, hash);
    },
    dropRecord: ({ account }) => records.clear(account),
    async takeLock({ account, answer }) {
      const isTaken = await lock.take(account);
      answer(
        isTaken
          ? { type: 'lockTaken' }
          : { type: 'lockBusy', now: Date.now(), record: records.read(account) },
      );
    },
    async waitForLock({ account, signal, answer }) {
      await lock.untilFree(account, signal);
      answer({ type: 'lockFreed', record: records.read(account) });
    },
    async prepare({ account, signal, answer }, { task }) {
      const feePrice = tools.read().fee?.price ?? null;
      answer({ type: 'prepared', prepared: await prepare({ ...tools, account, feePrice }, task, signal) });
    },
    ask: (run, effect) => ask(tools, run, effect.ask),
    followApproval: (run, { record }) => followApproval(tools, run, record),
    followMigration: (run, { record }) => followMigration(tools, run, record),
    search: (run, { record }) => search(tools, run, record),
  };
}

async function readNetwork({ chain, settings }: EffectTools, { answer }: Run): Promise<void> {
  answer({ type: 'networkRead', isRight: (await chain.walletChainId()) === settings.CHAIN_ID });
}

async function ask(tools: EffectTools, { account, signal, answer }: Run, wanted: Ask): Promise<void> {
  const { records, read, send } = tools;
  const asked = await askWallet({ ...tools, account }, wanted, signal);
  if (asked.kind === 'sent') answer({ type: 'walletAnswered', record: asked.record });
  else if (asked.kind === 'refused') answer({ type: 'walletRefused', key: asked.key, record: asked.record });
  else if (asked.kind === 'found') answer({ type: 'recordRead', record: asked.record });
  else if (asked.kind === 'otherAccount') tools.otherAccount(asked.account);
  else if (isSameAccount(account, read().account))
    send({ type: 'recordChanged', record: records.read(account) });
}

/** Tells what a read that failed means where it happened. */
function fail({ send }: EffectTools, effect: Effect, error: unknown, { signal, answer }: Run): void {
  if (signal.aborted) return;
  if (error instanceof WrongChainError) send({ type: 'chainChanged', isRight: false });
  else if (effect.do === 'prepare')
    answer({ type: 'prepared', prepared: { kind: 'stop', key: 'readFailed' } });
  else if (effect.do === 'ask') answer({ type: 'walletRefused', key: 'readFailed', record: null });
  else answer({ type: 'readFailed' });
}
