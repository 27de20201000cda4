import { describeError, type Log } from './log';

/** Work that runs beside an answer, such as sending a mail: its time must not tell a caller anything. */
export interface Background {
  /** Starts the work; a failure is logged under the name. */
  run: (name: string, work: () => Promise<void>) => void;
  /** Resolves when nothing is running any more. */
  settled: () => Promise<void>;
}

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const job = work()
        .catch((error: unknown) => log.error(`${name} failed: ${describeError(error)}`))
        .finally(() => running.delete(job));
      running.add(job);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
