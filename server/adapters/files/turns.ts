import { ApiError } from '../../errors';

interface Worker {
  stop: AbortController;
  ended: Promise<unknown>;
}

/** Order of those who work on one file within the process. */
export interface Turns {
  /** Works on a file while nobody else does. Throws 423 while somebody does. The signal asks to make way. */
  alone<T>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Works on a file once whoever else does has made way. */
  inPlaceOfOthers<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  const workers = new Map<string, Worker>();

  async function alone<T>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (workers.has(key)) throw new ApiError(423, 'notAllowed');
    const stop = new AbortController();
    const working = work(stop.signal);
    const worker = { stop, ended: working.catch(() => undefined) };
    workers.set(key, worker);
    try {
      return await working;
    } finally {
      workers.delete(key);
    }
  }

  return {
    alone,
    async inPlaceOfOthers(key, work) {
      for (let worker = workers.get(key); worker !== undefined; worker = workers.get(key)) {
        worker.stop.abort();
        await worker.ended;
      }
      return alone(key, work);
    },
  };
}
