import { Worker } from 'node:worker_threads';
import type { EngineAnswer, EngineError, EngineRows, EngineWish, EngineWorkerData } from './messages';

/** Longest wait for an engine to open, which may have a log to go through. */
const openWithinMs = 120_000;
const tickMs = 1_000;

/** The engine is being started, or was ended before it answered: the same work may succeed later. */
export class EngineAwayError extends Error {
  readonly code = '57P03';
  constructor() {
    super('The embedded database is being started anew');
  }
}

/** A thread with an open engine. */
export interface EngineThread {
  /** Throws what the engine said, and EngineAwayError once the thread has ended. */
  ask(wish: EngineWish): Promise<EngineRows[]>;
  /** Id of an ask that began a transaction, for the asks inside. */
  begin(): Promise<number>;
  /** Ends the thread whatever it does. */
  end(): Promise<void>;
}

interface ThreadSettings extends EngineWorkerData {
  /** Module of the thread. */
  worker: string;
  /** Seconds without an answer after which the engine counts as lost. */
  silentSeconds: number;
  /** Hears once why the thread is of no use any more, unless `end` was called. */
  onLost: (reason: string) => void;
}

interface Waiting {
  wish: EngineWish;
  resolve: (results: EngineRows[]) => void;
  reject: (error: Error) => void;
}

const toError = ({ message, ...fields }: EngineError) => Object.assign(new Error(message), fields);

/** Starts a thread and opens the engine in it. Throws what kept it from opening. */
export async function startThread({
  worker: module,
  folder,
  silentSeconds,
  onLost,
}: ThreadSettings): Promise<EngineThread> {
  const worker = new Worker(module, { workerData: { folder } satisfies EngineWorkerData });
  const waiting = new Map<number, Waiting>();
  let serial = 0;
  let held: number | null = null;
  let isOpen = false;
  let isOver = false;

  const silence = watchSilence(
    silentSeconds,
    () => owesAnswer(waiting, held),
    () => lose(`did not answer for ${silentSeconds} s`),
  );

  function lose(reason: string): void {
    if (isOver) return;
    void end();
    if (isOpen) onLost(reason);
  }

  async function end(): Promise<void> {
    isOver = true;
    silence.stop();
    for (const { reject } of waiting.values()) reject(new EngineAwayError());
    waiting.clear();
    await worker.terminate();
  }

  function take(answer: EngineAnswer): void {
    silence.end();
    if (answer.is !== 'done' && answer.is !== 'failed') return;
    const asked = waiting.get(answer.id);
    if (asked === undefined) return;
    waiting.delete(answer.id);
    const { wish, resolve, reject } = asked;
    if (wish.do === 'begin' && answer.is === 'done') held = answer.id;
    if (wish.do === 'commit' || wish.do === 'rollback') held = null;
    if (answer.is === 'done') resolve(answer.results);
    else {
      reject(toError(answer.error));
      if (answer.isLost) lose(`ended: ${answer.error.message}`);
    }
  }

  function post(wish: EngineWish): { id: number; answered: Promise<EngineRows[]> } {
    if (isOver) throw new EngineAwayError();
    serial += 1;
    const id = serial;
    worker.postMessage({ ...wish, id });
    return {
      id,
      answered: new Promise((resolve, reject) => waiting.set(id, { wish, resolve, reject })),
    };
  }

  worker.on('message', take);
  worker.on('error', (error) => lose(`ended: ${error.message}`));
  worker.on('exit', () => lose('ended'));
  try {
    await opened(worker);
  } catch (error) {
    await end();
    throw error;
  }
  isOpen = true;
  return {
    ask: async (wish) => post(wish).answered,
    async begin() {
      const { id, answered } = post({ do: 'begin' });
      await answered;
      return id;
    },
    end,
  };
}

/** While a transaction waits for the server, all others wait for it too. */
function owesAnswer(waiting: ReadonlyMap<number, Waiting>, held: number | null): boolean {
  if (held === null) return waiting.size > 0;
  return [...waiting.values()].some(({ wish }) => 'tx' in wish && wish.tx === held);
}

/** Counts turns of this thread, not time: answers that a busy server has not read yet are no silence. */
function watchSilence(seconds: number, owesAnswer: () => boolean, onSilent: () => void) {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks = owesAnswer() ? ticks + 1 : 0;
    if (ticks > seconds) onSilent();
  }, tickMs);
  timer.unref();
  return { end: () => void (ticks = 0), stop: () => clearInterval(timer) };
}

/** Waits for the first word of a thread. */
function opened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The engine took too long to open')), openWithinMs);
    timer.unref();
    worker.once('message', (answer: EngineAnswer) => {
      clearTimeout(timer);
      if (answer.is === 'unopened') reject(toError(answer.error));
      else resolve();
    });
    // Later ones change nothing.
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The engine ended before it was open')));
  });
}
