import { setTimeout } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { RunSql } from '../../db/open';
import { describeError, type Log } from '../../log';
import { jobKinds, type JobKind, type JobWork, type RunningJobs } from './jobs';

/** Schema of the tables, which pg-boss makes and changes by itself. */
const schema = 'jobs';
const retryLimit = 3;
const retryDelaySeconds = 5;
/** Time after which a job of a killed server is tried again. */
const expireInSeconds = 900;
const stopWithinMs = 2_000;

interface StoredJobsSettings {
  /** Statements on a connection beside the transactions of the calls. */
  run: RunSql;
  log: Log;
  /** Pause between two looks for new jobs. */
  pollSeconds?: number;
}

/**
 * Jobs in the server's own database, on both engines. Processes that start together make the tables one after the
 * other: call it under their lock, since the statements would block each other.
 */
export async function openStoredJobs({
  run,
  log,
  pollSeconds = 2,
}: StoredJobsSettings): Promise<RunningJobs> {
  const underWay = new Set<Promise<unknown>>();
  // Statements without values come alone, against the types.
  const executeSql = async (text: string, values?: unknown[]) => {
    const running = run(text, values ?? []);
    underWay.add(running);
    try {
      return { rows: await running };
    } finally {
      underWay.delete(running);
    }
  };
  const boss = new PgBoss({
    db: { executeSql },
    schema,
    schedule: false,
  });
  boss.on('error', (error) => log.warn(`A look for jobs failed: ${describeError(error)}`));
  await boss.start();
  for (const kind of jobKinds) await boss.createQueue(kind);
  const stopping = new AbortController();
  return {
    async send(kind, data) {
      await boss.send(kind, data, { retryLimit, retryDelay: retryDelaySeconds, expireInSeconds });
    },
    async work<K extends JobKind>(kind: K, work: JobWork<K>) {
      await boss.work<Parameters<typeof work>[0]>(
        kind,
        { pollingIntervalSeconds: pollSeconds, batchSize: 1 },
        async (jobs) => {
          for (const { data } of jobs) await work(data, stopping.signal);
        },
      );
    },
    async waiting() {
      const sizes = new Map<JobKind, number>();
      for (const kind of jobKinds) sizes.set(kind, await boss.getQueueSize(kind));
      return sizes;
    },
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, wait: true, timeout: stopWithinMs, close: false });
      await Promise.race([settled(underWay), setTimeout(stopWithinMs, undefined, { ref: false })]);
    },
  };
}

/** Waits for all statements, those too that follow the first: the queue ends before its last ones do. */
async function settled(underWay: ReadonlySet<Promise<unknown>>): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}
