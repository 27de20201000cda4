import { ApiError } from './errors';

const retryAfterSeconds = 5;

/**
 * Runs costly work a few at a time; beyond the waiting room callers get 503 with `Retry-After`, so that a flood of one
 * kind of call leaves the rest of the server alone.
 */
export function createTaskQueue({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new ApiError(503, 'genericError', { retryAfterSeconds });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The slot goes straight to who waits longest.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
