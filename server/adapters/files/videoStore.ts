import { randomBytes, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { maxVideoBytes } from '@/shared/config/limits';
import { ApiError } from '../../errors';
import { createPartsStore, type PartsStore } from './partsStore';

/** First bytes of MP4 and QuickTime (after their length), and of WebM and Matroska. */
const marks = [
  { at: 4, bytes: Buffer.from('ftyp') },
  { at: 0, bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) },
];
const headBytes = 12;

/** A video as it was sent, on disk until it is prepared. */
export interface StoredSource {
  key: string;
  size: number;
}

/**
 * Short videos and captions on disk, beside the pictures: `<key>.source` as it was sent, `<key>.original` as it is
 * served. `Files.remove` removes both.
 */
export interface VideoStore {
  /** Streams a video to disk. Throws 413 videoTooLarge, and 415 videoNotReadable by its first bytes. */
  receive(body: AsyncIterable<Uint8Array>): Promise<StoredSource>;
  /** Takes a whole file over, as `receive` takes a stream. */
  adopt(path: string): Promise<StoredSource>;
  /** Short videos that arrive in parts. */
  parts: PartsStore;
  /** Looks at what is there of one. Throws 415 videoNotReadable by its first bytes. */
  requireBegin(key: string): Promise<void>;
  /** Takes over a file whose parts are all there, under its own key. Throws as `receive`; may be repeated. */
  complete(key: string): Promise<StoredSource>;
  /** Path of a video as it was sent. */
  sourceOf(key: string): string;
  /** A new path in the same file system. */
  temporary(): string;
  /** Keeps a prepared file in place of the one that was sent. */
  keep(key: string, path: string): Promise<void>;
  /** Removes the bytes as they were sent. */
  dropSource(key: string): Promise<void>;
  /** Stores a short file that is served as it is. Answers its key. */
  storeBytes(content: Uint8Array): Promise<string>;
  /** Copies a file that ships with the product. Answers its key and size. */
  storeShipped(path: string): Promise<StoredSource>;
}

/** Opens the store in the folder of the pictures, after it was made ready for them. */
export function createVideoStore({ dir }: { dir: string }): VideoStore {
  const temporary = () => join(dir, 'incoming', randomUUID());
  const pathOf = (key: string, part: 'source' | 'original') => join(dir, key.slice(0, 2), `${key}.${part}`);
  const newKey = () => randomBytes(16).toString('hex');

  const parts = createPartsStore({ dir });

  async function place(from: string, key: string, part: 'source' | 'original'): Promise<void> {
    const target = pathOf(key, part);
    await mkdir(dirname(target), { recursive: true });
    const handle = await open(from, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(from, target);
  }

  async function adopt(path: string, key = newKey()): Promise<StoredSource> {
    const { size } = await stat(path);
    if (size > maxVideoBytes) throw new ApiError(413, 'videoTooLarge');
    await requireVideo(path);
    await place(path, key, 'source');
    return { key, size };
  }

  return {
    async receive(body) {
      const path = temporary();
      try {
        await writeBody(body, path);
        return await adopt(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    adopt: (path) => adopt(path),
    parts,
    async requireBegin(key) {
      if ((await parts.sizeOf(key)) >= headBytes) await requireVideo(parts.pathOf(key));
    },
    async complete(key) {
      if (await parts.has(key)) return adopt(parts.pathOf(key), key);
      return { key, size: (await stat(pathOf(key, 'source'))).size };
    },
    sourceOf: (key) => pathOf(key, 'source'),
    temporary,
    async keep(key, path) {
      await place(path, key, 'original');
      await rm(pathOf(key, 'source'), { force: true });
    },
    dropSource: (key) => rm(pathOf(key, 'source'), { force: true }),
    async storeBytes(content) {
      const key = newKey();
      const path = temporary();
      const handle = await open(path, 'wx');
      await handle.writeFile(content).finally(() => handle.close());
      await place(path, key, 'original');
      return key;
    },
    async storeShipped(path) {
      const key = newKey();
      await mkdir(dirname(pathOf(key, 'original')), { recursive: true });
      await copyFile(path, pathOf(key, 'original'));
      return { key, size: (await stat(path)).size };
    },
  };
}

async function writeBody(body: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  const handle = await open(path, 'wx');
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > maxVideoBytes) throw new ApiError(413, 'videoTooLarge');
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
}

/** Throws 415 videoNotReadable for a file that does not begin as a video. */
async function requireVideo(path: string): Promise<void> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const head = buffer.subarray(0, bytesRead);
    if (!marks.some(({ at, bytes }) => head.subarray(at, at + bytes.length).equals(bytes)))
      throw new ApiError(415, 'videoNotReadable');
  } finally {
    await handle.close();
  }
}
