import { mkdir, open, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ApiError } from '../../errors';

/**
 * Bytes of files that arrive in parts, on disk as `<key>.part`: their length is how much has arrived, also after the
 * process was killed. `Files.remove` removes them.
 */
export interface PartsStore {
  /** Path of what has arrived. */
  pathOf(key: string): string;
  has(key: string): Promise<boolean>;
  /** Number of bytes that have arrived; all of them once the file was taken over. */
  sizeOf(key: string): Promise<number>;
  /** Adds bytes as they come; those that came stay when the rest does not. */
  append(key: string, body: AsyncIterable<Uint8Array>): Promise<void>;
  /** Works on a file while nobody else does. Throws 423 while somebody does. The signal asks to make way. */
  alone<T>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Works on a file once whoever else does has made way. */
  inPlaceOfOthers<T>(key: string, work: () => Promise<T>): Promise<T>;
}

interface Worker {
  stop: AbortController;
  ended: Promise<unknown>;
}

/** Opens the store in the folder of the pictures, which one process has to itself. */
export function createPartsStore({ dir }: { dir: string }): PartsStore {
  const workers = new Map<string, Worker>();
  const pathOf = (key: string) => join(dir, key.slice(0, 2), `${key}.part`);

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
    pathOf,
    has: async (key) => (await lengthOf(pathOf(key))) !== null,
    sizeOf: async (key) =>
      (await lengthOf(pathOf(key))) ?? (await lengthOf(pathOf(key).replace(/part$/, 'source'))) ?? 0,
    async append(key, body) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      let handle: FileHandle | null = null;
      try {
        for await (const chunk of body) {
          // Nothing is begun without a byte: the file may be taken over already.
          handle ??= await open(path, 'a');
          await handle.writeFile(chunk);
        }
      } finally {
        await handle?.close();
      }
    },
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

async function lengthOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    () => null,
  );
}
