import { randomBytes } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { maxVideoBytes } from '@/shared/config/limits';
import { ApiError } from '../../errors';
import type { LocalFile, ObjectStore } from './objectStore';
import type { PartsStore } from './partsStore';

/** First bytes of MP4 and QuickTime (after their length), and of WebM and Matroska. */
const marks = [
  { at: 4, bytes: Buffer.from('ftyp') },
  { at: 0, bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) },
];
const headBytes = 12;

/** A video as it was sent, kept until it is prepared. */
export interface StoredSource {
  key: string;
  size: number;
}

/**
 * Short videos and captions, beside the pictures: part `source` as it was sent, `original` as it is served.
 * `Files.remove` removes both.
 */
export interface VideoStore {
  /** Stores a video that comes as a stream. Throws 413 videoTooLarge, and 415 videoNotReadable by its first bytes. */
  receive(body: AsyncIterable<Uint8Array>): Promise<StoredSource>;
  /** Short videos that arrive in parts. */
  parts: PartsStore;
  /** Looks at what is there of one. Throws 415 videoNotReadable by its first bytes. */
  requireBegin(key: string): Promise<void>;
  /** Takes over a file whose parts are all there, under its own key. Throws as `receive`; may be repeated. */
  complete(key: string): Promise<StoredSource>;
  /** A video as it was sent, for the processes that read it. */
  localSource(key: string): Promise<LocalFile>;
  /** A new path that `keep` takes. */
  temporary(): string;
  /** Keeps a prepared file beside the one that was sent, which another try needs until the result is written down. */
  keep(key: string, path: string): Promise<void>;
  /** Removes the bytes as they were sent. */
  dropSource(key: string): Promise<void>;
  /** Stores a short file that is served as it is. Answers its key. */
  storeBytes(content: Uint8Array): Promise<string>;
}

interface VideoStoreSettings {
  objects: ObjectStore;
  parts: PartsStore;
  temporary: () => string;
}

export function createVideoStore({ objects, parts, temporary }: VideoStoreSettings): VideoStore {
  const newKey = () => randomBytes(16).toString('hex');

  async function adopt(path: string, key: string): Promise<StoredSource> {
    const { size } = await stat(path);
    if (size > maxVideoBytes) throw new ApiError(413, 'videoTooLarge');
    await requireVideo(path);
    await objects.take(path, key, 'source');
    return { key, size };
  }

  /** Works on what has arrived as a file. Answers null for nothing. */
  async function onArrived<T>(
    key: string,
    work: (path: string) => Promise<T>,
    bytes?: number,
  ): Promise<T | null> {
    const arrived = await parts.arrived(key, bytes);
    if (arrived === null) return null;
    try {
      return await work(arrived.path);
    } finally {
      await arrived.release();
    }
  }

  return {
    async receive(body) {
      const path = temporary();
      try {
        await writeBody(body, path);
        return await adopt(path, newKey());
      } finally {
        await rm(path, { force: true });
      }
    },
    parts,
    async requireBegin(key) {
      if ((await parts.sizeOf(key)) >= headBytes) await onArrived(key, requireVideo, headBytes);
    },
    async complete(key) {
      const size = await objects.sizeOf(key, 'source');
      const source = size === null ? await onArrived(key, (path) => adopt(path, key)) : { key, size };
      if (source === null) throw new TypeError('Nothing of the video has arrived');
      return source;
    },
    async localSource(key) {
      const local = await objects.local(key, 'source');
      if (local === null) throw new TypeError('The video as it was sent is gone');
      return local;
    },
    temporary,
    async keep(key, path) {
      await objects.take(path, key, 'original');
    },
    async dropSource(key) {
      await objects.remove(key, 'source');
      await parts.drop(key);
    },
    async storeBytes(content) {
      const key = newKey();
      await objects.put(key, 'original', content);
      return key;
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
