import { mkdir, open, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nameOf, type LocalFile } from './objectStore';
import { createTurns, type Turns } from './turns';

/**
 * Bytes of files that arrive in parts: their length is how much has arrived, also after the process was killed.
 * `Files.remove` removes them.
 */
export interface PartsStore extends Turns {
  /** Number of bytes that have arrived; all of them once the file was taken over. */
  sizeOf(key: string): Promise<number>;
  /** Adds bytes as they come; those that came stay when the rest does not. */
  append(key: string, body: AsyncIterable<Uint8Array>): Promise<void>;
  /** Makes what has arrived readable as a file, or so many bytes of it and perhaps more; null for nothing. */
  arrived(key: string, bytes?: number): Promise<LocalFile | null>;
  /** Forgets the parts of a file that was taken over. */
  drop(key: string): Promise<void>;
}

/** Keeps the parts on disk, as one file that grows, in a folder that one process has to itself. */
export function createDiskParts({ dir }: { dir: string }): PartsStore {
  const pathOf = (key: string) => join(dir, nameOf(key, 'part'));
  return {
    ...createTurns(),
    sizeOf: async (key) =>
      (await lengthOf(pathOf(key))) ?? (await lengthOf(join(dir, nameOf(key, 'source')))) ?? 0,
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
    arrived: async (key) =>
      (await lengthOf(pathOf(key))) === null ? null : { path: pathOf(key), release: () => Promise.resolve() },
    drop: (key) => rm(pathOf(key), { force: true }),
  };
}

async function lengthOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    () => null,
  );
}
