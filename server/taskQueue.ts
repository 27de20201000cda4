import { ApiError } from './errors';

const retryAfterSeconds = 5;

/**
 * Runs costly work a few at a time. Throws 503 with `Retry-After` when the queue is full, so that a flood of one kind
 * of call does not block the rest.
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
      // Passes the slot to the longest waiting caller.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
