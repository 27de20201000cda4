import { setTimeout } from 'node:timers/promises';
import type { QueryOptions, Results } from '@electric-sql/pglite';
import type { Log } from '../../log';
import type { EmbeddedClient, EmbeddedStatements } from '../embedded';
import type { EngineWork } from './messages';
import { EngineAwayError, startThread, type EngineThread } from './thread.ts';

const retryMs = 1_000;
const closeWithinMs = 8_000;

export interface EngineSettings {
  /** Module of the engine's thread. */
  worker: string;
  /** Seconds without an answer after which the engine is ended and started anew (OPS-02). */
  silentSeconds: number;
  log: Log;
}

/**
 * Opens the embedded database in a thread of its own, which is replaced when the engine falls silent or ends: what was
 * under way throws EngineAwayError, and so does all work until the new one is open. What was committed is kept. Throws
 * what keeps the database from opening the first time.
 */
export async function openEngine(
  folder: string,
  { worker, silentSeconds, log }: EngineSettings,
): Promise<EmbeddedClient> {
  let pending = 0;
  let isClosed = false;
  let thread: EngineThread | null = null;

  const start = () =>
    startThread({ worker, folder, silentSeconds, onLost: (reason) => void replace(reason) });

  async function replace(reason: string): Promise<void> {
    const lost = thread;
    thread = null;
    log.error(`The embedded database ${reason}. It is started anew.`);
    // Two engines on one directory destroy it.
    await lost?.end();
    while (!isClosed && thread === null)
      try {
        thread = await start();
        log.info('The embedded database works again.');
      } catch (error) {
        log.error(
          `The embedded database cannot be opened: ${error instanceof Error ? error.message : 'no reason'}`,
        );
        await setTimeout(retryMs, undefined, { ref: false });
      }
    if (isClosed) await thread?.end();
  }

  async function use<T>(work: (engine: EngineThread) => Promise<T>): Promise<T> {
    if (thread === null) throw new EngineAwayError();
    pending += 1;
    try {
      return await work(thread);
    } finally {
      pending -= 1;
    }
  }

  thread = await start();
  return {
    query: (text, params, options) => use((engine) => statementsOf(engine).query(text, params, options)),
    exec: (text) => use((engine) => statementsOf(engine).exec(text)),
    transaction: (work) => use((engine) => transact(engine, work)),
    load: () => ({ running: Math.min(pending, 1), waiting: Math.max(0, pending - 1) }),
    async close() {
      isClosed = true;
      const last = thread;
      thread = null;
      // An engine that cannot end by itself goes on from its log the next time.
      await Promise.race([
        last?.ask({ do: 'close' }).catch(() => undefined),
        setTimeout(closeWithinMs, undefined, { ref: false }),
      ]);
      await last?.end();
    },
  };
}

function statementsOf(engine: EngineThread, tx?: number): EmbeddedStatements {
  const ask = (work: EngineWork) => engine.ask(tx === undefined ? work : { ...work, tx });
  return {
    async query<T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
      const plain = Object.keys(options?.parsers ?? {}).map(Number);
      const [result] = await ask({ do: 'query', text, params, rowMode: options?.rowMode ?? 'object', plain });
      return { rows: (result?.rows ?? []) as T[], fields: [] };
    },
    exec: (text) => ask({ do: 'exec', text }),
  };
}

async function transact<T>(engine: EngineThread, work: (tx: EmbeddedStatements) => Promise<T>): Promise<T> {
  const tx = await engine.begin();
  try {
    const result = await work(statementsOf(engine, tx));
    await engine.ask({ do: 'commit', tx });
    return result;
  } catch (error) {
    // A commit that failed has ended the transaction.
    await engine.ask({ do: 'rollback', tx }).catch(() => undefined);
    throw error;
  }
}
