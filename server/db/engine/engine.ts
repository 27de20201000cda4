import { parentPort, workerData } from 'node:worker_threads';
import type { Transaction } from '@electric-sql/pglite';
import { pgliteSettings, PreparedPglite } from '../preparedPglite';
import { describeFault, isEngineLost } from './faults';
import type { EngineAnswer, EngineAsk, EngineRows, EngineWorkerData, EngineWork } from './messages';
import { createRoomGuard } from './roomGuard';

/*
 * Thread of the embedded database: a long statement or an engine that spins stops neither the pages nor the probes, and
 * the server can end it. As long as the disk has no room, transactions begin as read-only ones (OPS-02).
 */

/** A transaction between two asks. */
interface OpenTransaction {
  tx: Transaction;
  mayWrite: boolean;
  /** Ends it, and answers the ask that wanted so. */
  end(how: 'commit' | 'rollback', askId: number): void;
}

class RolledBack extends Error {}

const port = parentPort;
if (port === null) throw new TypeError('The engine runs as a thread');
const { folder } = workerData as EngineWorkerData;
const room = createRoomGuard(folder);
const transactions = new Map<number, OpenTransaction>();
let isReadOnly = false;

const tell = (answer: EngineAnswer) => port.postMessage(answer);
const done = (id: number, results: EngineRows[] = []) => tell({ is: 'done', id, results });
const fail = (id: number, error: unknown) =>
  tell({ is: 'failed', id, error: describeFault(error, isReadOnly), isLost: isEngineLost(error) });

/** Refuses writes from now on, or takes them again: statements that come later wait for it. */
function heedRoom(engine: PreparedPglite): void {
  const isFull = room.isFull();
  if (isFull === isReadOnly) return;
  isReadOnly = isFull;
  // A failure shows in the statement that follows.
  void engine.exec(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`).catch(() => undefined);
}

async function run(on: Pick<Transaction, 'query' | 'exec'>, work: EngineWork): Promise<EngineRows[]> {
  if (work.do === 'exec') return (await on.exec(work.text)).map(({ rows }) => ({ rows }));
  const asText = (value: string) => value;
  const { rows } = await on.query<Record<string, unknown>>(work.text, work.params, {
    rowMode: work.rowMode,
    parsers: Object.fromEntries(work.plain.map((type) => [type, asText])),
  });
  return [{ rows }];
}

/** Holds the engine for one transaction until it ends. */
async function hold(engine: PreparedPglite, id: number): Promise<void> {
  // Answers go to who began, then to who ends it.
  let askId = id;
  try {
    await engine.transaction(
      (tx) =>
        new Promise<void>((commit, reject) => {
          transactions.set(id, {
            tx,
            mayWrite: !isReadOnly,
            end(how, endId) {
              askId = endId;
              transactions.delete(id);
              if (how === 'commit') commit();
              else reject(new RolledBack());
            },
          });
          done(id);
        }),
    );
    done(askId);
  } catch (error) {
    if (error instanceof RolledBack) done(askId);
    else fail(askId, error);
  }
}

function within(number: number): OpenTransaction {
  const transaction = transactions.get(number);
  if (transaction === undefined) throw new TypeError('The transaction is over');
  return transaction;
}

async function fulfil(engine: PreparedPglite, ask: EngineAsk): Promise<void> {
  try {
    if (ask.do === 'begin') {
      heedRoom(engine);
      await hold(engine, ask.id);
    } else if (ask.do === 'commit' || ask.do === 'rollback') {
      within(ask.tx).end(ask.do, ask.id);
    } else if (ask.do === 'close') {
      await engine.close();
      done(ask.id);
    } else if (ask.tx === undefined) {
      heedRoom(engine);
      done(ask.id, await run(engine, ask));
    } else {
      const { tx, mayWrite } = within(ask.tx);
      // Allows writing, since it began before the disk was full.
      if (mayWrite && room.isFull()) throw Object.assign(new Error('No room on the disk'), { code: '53100' });
      done(ask.id, await run(tx, ask));
    }
  } catch (error) {
    fail(ask.id, error);
  }
}

try {
  const engine = await PreparedPglite.open(folder, pgliteSettings);
  port.on('message', (ask: EngineAsk) => void fulfil(engine, ask));
  tell({ is: 'open' });
} catch (error) {
  tell({ is: 'unopened', error: describeFault(error, false) });
}
