import { describeError, type Log } from './log';

/** Work beside an answer, such as sending a mail, so that its duration reveals nothing to the caller. */
export interface Background {
  /** Starts the work; logs a failure under the name. */
  run: (name: string, work: () => Promise<void>) => void;
  /** Resolves when no work is left. */
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
