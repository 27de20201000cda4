import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { isKey, nameOf, StoreAwayError, type LocalFile, type ObjectStore } from './objectStore';
import type { S3Objects } from './s3Objects';

interface S3StoreSettings {
  objects: S3Objects;
  /** Makes a new path for a file that is read from disk meanwhile. */
  temporary: () => string;
}

/**
 * Stores bytes in a bucket, as `<first two characters>/<key>.<part>` like on disk, for any number of processes
 * (OPS-03).
 */
export function createS3Store({ objects, temporary }: S3StoreSettings): ObjectStore {
  return {
    async take(path, key, part) {
      await objects.putFile(nameOf(key, part), path);
      await rm(path, { force: true });
    },
    put: (key, part, content) => objects.put(nameOf(key, part), content),
    copy: (from, to, part) => objects.copy(nameOf(from, part), nameOf(to, part)),
    sizeOf: (key, part) => objects.sizeOf(nameOf(key, part)),
    async open(key, part, range) {
      const found = await objects.get(nameOf(key, part), range);
      if (found === null) throw new StoreAwayError('The store of files misses what it had');
      return found;
    },
    async local(key, part) {
      const found = await objects.get(nameOf(key, part));
      return found === null ? null : toLocalFile([found], temporary());
    },
    remove: (key, part) => objects.remove(nameOf(key, part)),
    async removeAll(key) {
      for await (const { name } of objects.list(nameOf(key, ''))) await objects.remove(name);
    },
    async *keys() {
      let last = '';
      for await (const { name, modifiedAt } of objects.list('')) {
        const key = name.slice(name.indexOf('/') + 1).split('.')[0] ?? '';
        if (key === last || !isKey(key)) continue;
        last = key;
        yield { key, storedAt: modifiedAt };
      }
    },
  };
}

/** Writes streams of the store to a file, one after the other. */
export async function toLocalFile(
  streams: Iterable<Readable> | AsyncIterable<Readable>,
  path: string,
): Promise<LocalFile> {
  const release = () => rm(path, { force: true });
  const handle = await open(path, 'wx');
  try {
    for await (const stream of streams)
      for await (const chunk of bytesOf(stream)) await handle.writeFile(chunk);
  } catch (error) {
    await release();
    throw error;
  } finally {
    await handle.close();
  }
  return { path, release };
}

/** Tells an answer that was cut from a fault of the disk. */
async function* bytesOf(stream: Readable): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) yield chunk;
  } catch (cause) {
    throw new StoreAwayError('The store of files ended before it was done', { cause });
  }
}
