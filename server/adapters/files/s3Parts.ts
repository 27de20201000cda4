import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { nameOf, StoreAwayError } from './objectStore';
import type { PartsStore } from './partsStore';
import type { S3Objects } from './s3Objects';
import { toLocalFile } from './s3Store';
import { createTurns } from './turns';

interface S3PartsSettings {
  objects: S3Objects;
  /** Makes a new path for bytes that are on their way to the store. */
  temporary: () => string;
}

/** Bytes of a stored piece that continue those before it. */
interface Link {
  name: string;
  start: number;
  end: number;
}

/** Length at which what has arrived is stored. */
const pieceBytes = 4 * 1024 * 1024;
const stem = 'part-';
const offsetDigits = 12;

/**
 * Keeps the parts in the bucket, as pieces named by their offset, so that an upload goes on at any process (OPS-03).
 * Two processes that read the same part at once store it twice, which changes nothing. A process that is killed loses
 * at most the 4 MiB that it had not stored; the sender asks where it stands.
 */
export function createS3Parts({ objects, temporary }: S3PartsSettings): PartsStore {
  async function* streamsOf(
    links: readonly Link[],
    bytes: number,
  ): AsyncGenerator<Readable, void, undefined> {
    let left = bytes;
    for (const { name, start, end } of links) {
      if (left <= 0) return;
      const found = await objects.get(name, { start, end: Math.min(end, start + left - 1) });
      left -= end - start + 1;
      if (found === null) throw new StoreAwayError('The store of files misses a piece of an upload');
      yield found;
    }
  }

  /** Writes a piece to disk, at most to its full length, and stores it. Answers its length; 0 at the end. */
  async function storePiece(key: string, offset: number, chunks: AsyncIterator<Uint8Array>): Promise<number> {
    const path = temporary();
    const handle = await open(path, 'wx');
    let size = 0;
    try {
      try {
        while (size < pieceBytes) {
          const next = await chunks.next();
          if (next.done === true) break;
          await handle.writeFile(next.value);
          size += next.value.length;
        }
      } finally {
        await handle.close();
        const place = `${stem}${String(offset).padStart(offsetDigits, '0')}-${randomBytes(8).toString('hex')}`;
        if (size > 0) await objects.putFile(nameOf(key, place), path);
      }
    } finally {
      await rm(path, { force: true });
    }
    return size;
  }

  return {
    ...createTurns(),
    async sizeOf(key) {
      const { size } = await chainOf(objects, key);
      return size > 0 ? size : ((await objects.sizeOf(nameOf(key, 'source'))) ?? 0);
    },
    async append(key, body) {
      const chunks = body[Symbol.asyncIterator]();
      let { size: offset } = await chainOf(objects, key);
      try {
        for (;;) {
          const size = await storePiece(key, offset, chunks);
          if (size === 0) return;
          offset += size;
        }
      } finally {
        await chunks.return?.();
      }
    },
    async arrived(key, bytes = Number.MAX_SAFE_INTEGER) {
      const { links } = await chainOf(objects, key);
      return links.length === 0 ? null : toLocalFile(streamsOf(links, bytes), temporary());
    },
    async drop(key) {
      for await (const { name } of objects.list(nameOf(key, stem))) await objects.remove(name);
    },
  };
}

/** Chains the pieces from the first byte on, up to a gap. */
async function chainOf(objects: S3Objects, key: string): Promise<{ links: Link[]; size: number }> {
  const links: Link[] = [];
  let end = 0;
  for await (const { name, size } of objects.list(nameOf(key, stem))) {
    const offset = Number(name.slice(nameOf(key, stem).length).split('-')[0]);
    if (offset > end) break;
    if (offset + size <= end) continue;
    links.push({ name, start: end - offset, end: size - 1 });
    end = offset + size;
  }
  return { links, size: end };
}
