import { ApiError } from './errors';

const retryAfterSeconds = 5;

/** Work of all queues of one name. */
export interface QueueLoad {
  running: number;
  waiting: number;
}

const loads = new Map<string, QueueLoad>();

/** Present load of the process's queues by name. */
export const queueLoads = (): ReadonlyMap<string, Readonly<QueueLoad>> => loads;

function loadOf(name: string): QueueLoad {
  const load = loads.get(name) ?? { running: 0, waiting: 0 };
  loads.set(name, load);
  return load;
}

interface QueueSettings {
  /** Name in the figures. */
  name: string;
  maxRunning: number;
  maxWaiting: number;
}

/**
 * Runs costly work a few at a time. Throws 503 with `Retry-After` when the queue is full, so that a flood of one kind
 * of call does not block the rest.
 */
export function createTaskQueue({ name, maxRunning, maxWaiting }: QueueSettings) {
  const load = loadOf(name);
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new ApiError(503, 'genericError', { retryAfterSeconds });
      load.waiting += 1;
      await new Promise<void>((resolve) => waiting.push(resolve));
      load.waiting -= 1;
    } else {
      running += 1;
    }
    load.running += 1;
    try {
      return await work();
    } finally {
      load.running -= 1;
      // Passes the slot to the longest waiting caller.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
