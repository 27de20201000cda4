import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addresses, FakeChain } from '../testing/fakeChain';
import { fakeLocks } from '../testing/fakeLocks';
import { testSettings as settings } from '../testing/testSettings';
import type { Wallet } from '../wallet/eip1193';
import { openSession } from './session';
import type { Session } from './state';

const runs = Number(process.env['TWO_PAGES_RUNS'] ?? 100);
const confirmedAmount = 8n;

/** Two pages of one holder in one browser; every answer comes when the test says so. */
class TwoPages {
  readonly chain = new FakeChain();
  readonly prompts: { transaction: { to: string; data: string }; settle: (isApproved: boolean) => void }[] =
    [];
  private readonly reads: { page: number; answer: () => void }[] = [];
  private readonly locks = fakeLocks();
  readonly pages: Session[];
  /** Confirmations given while no page was at work: each allows one migration. */
  allowed = 0;

  constructor() {
    this.pages = [this.open(0), this.open(1)];
  }

  private open(page: number): Session {
    const wallet: Wallet = {
      request: ({ method, params = [] }) =>
        new Promise((resolve, reject) => {
          if (method === 'eth_sendTransaction') {
            const [transaction] = params as [{ to: string; data: string }];
            const settle = (isApproved: boolean) =>
              isApproved
                ? resolve(this.chain.send(transaction))
                : reject(Object.assign(new Error('No'), { code: 4001 }));
            this.prompts.push({ transaction, settle });
            return;
          }
          const answer = () => {
            resolve(Promise.resolve().then(() => this.chain.answer(method, params as unknown[])));
          };
          this.reads.push({ page, answer });
        }),
    };
    return openSession({
      ...{ settings, wallet, account: addresses.holder, locks: this.locks },
      onEnd: () => undefined,
    });
  }

  answerRead(index: number): void {
    this.reads.splice(index % Math.max(1, this.reads.length), 1)[0]?.answer();
  }
  answerPrompt(index: number, isApproved: boolean): void {
    this.prompts.splice(index % Math.max(1, this.prompts.length), 1)[0]?.settle(isApproved);
  }
  private phaseOf(page: number) {
    return this.pages[page]?.store.read().phase.at;
  }
  /** Opens the confirmation, or confirms where it is open. */
  press(page: number): void {
    const session = this.pages[page];
    if (this.phaseOf(page) === 'amount') session?.send({ type: 'submitPressed', amount: confirmedAmount });
    else if (this.phaseOf(page) === 'confirming') {
      const isOtherIdle = ['amount', 'confirming', 'sent', 'looking'].includes(this.phaseOf(1 - page) ?? '');
      // A holder whose other page only follows a sent migration has decided anew.
      if (isOtherIdle || this.phaseOf(1 - page) === 'migrating') this.allowed += 1;
      session?.send({ type: 'confirmed', received: null });
    } else if (this.phaseOf(page) === 'sent') session?.send({ type: 'startOver' });
  }
  back(page: number): void {
    this.pages[page]?.send({ type: 'backToAmount' });
  }
  reload(page: number): void {
    this.pages[page]?.close();
    this.pages[page] = this.open(page);
  }
  /** Answers what the pages, or one of them, have asked so far and ask next. */
  async answerAll(page?: number): Promise<void> {
    for (;;) {
      const index = this.reads.findIndex((read) => page === undefined || read.page === page);
      if (index < 0) return;
      this.answerRead(index);
      await vi.advanceTimersByTimeAsync(0);
    }
  }
  /** Approves everything and mines until nothing is left to do, for all pages or with the other one starved. */
  async settle(page?: number): Promise<void> {
    for (let round = 0; round < 12; round += 1) {
      await this.answerAll(page);
      if (this.prompts.length > 0) this.answerPrompt(0, true);
      this.chain.mine();
      await vi.advanceTimersByTimeAsync(2000);
    }
  }
  close(): void {
    for (const page of this.pages) page.close();
  }
}

/** Tells every page of the window about each change, as a browser tells the other pages. */
function sharedStorage() {
  const stored = new Map<string, string>();
  const tell = (key: string) =>
    void Promise.resolve().then(() => window.dispatchEvent(new StorageEvent('storage', { key })));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      stored.set(key, value);
      tell(key);
    },
    removeItem: (key: string) => {
      if (stored.delete(key)) tell(key);
    },
  };
}

const page = fc.constantFrom(0, 1);
const action = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('read' as const),
      indexes: fc.array(fc.nat(30), { maxLength: 12 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('press' as const), page }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('answer' as const), index: fc.nat(3), isApproved: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(5000) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('mine' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('back' as const), page }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), page }) },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

async function take(world: TwoPages, step: Action): Promise<void> {
  if (step.do === 'read')
    for (const index of step.indexes) {
      world.answerRead(index);
      await vi.advanceTimersByTimeAsync(0);
    }
  else if (step.do === 'press') world.press(step.page);
  else if (step.do === 'answer') world.answerPrompt(step.index, step.isApproved);
  else if (step.do === 'mine') world.chain.mine();
  else if (step.do === 'back') world.back(step.page);
  else if (step.do === 'reload') world.reload(step.page);
  await vi.advanceTimersByTimeAsync(step.do === 'wait' ? step.ms : 0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No service')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('two pages of one holder', () => {
  it('MIG-12 what the second page confirmed while the first was at work is dropped', async () => {
    vi.stubGlobal('localStorage', sharedStorage());
    const world = new TwoPages();
    await world.answerAll();
    // Both are past the confirmation before either has a record.
    for (const index of [0, 1]) {
      world.press(index);
      world.press(index);
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(world.pages.map((each) => each.store.read().phase.at)).toEqual(['generating', 'waiting']);
    // The second one gets no answer before the first one's migration is settled.
    await world.settle(0);
    expect(world.chain.migrations).toEqual([confirmedAmount]);
    await world.settle();
    expect(world.chain.migrations).toEqual([confirmedAmount]);
    world.close();
  });

  it(
    'MIG-12 end in at most one migration per confirmation, whatever happens in which order',
    { timeout: 600_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 20, maxLength: 150 }), async (steps) => {
          vi.stubGlobal('localStorage', sharedStorage());
          const world = new TwoPages();
          await world.answerAll();
          for (const step of steps) await take(world, step);
          await world.settle();
          world.close();
          const { migrations } = world.chain;
          expect(migrations.every((amount) => amount === confirmedAmount)).toBe(true);
          expect(migrations.length).toBeLessThanOrEqual(world.allowed);
        }),
        { numRuns: runs },
      );
    },
  );
});
