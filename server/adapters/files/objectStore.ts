import type { Readable } from 'node:stream';
import type { FileSize } from './files';

/** Bytes of a key: a size of a picture, a video or captions as served (`original`), or a video as it was sent. */
export type ObjectPart = FileSize | 'source';

/** First and last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file on this machine that may be read until it is released. */
export interface LocalFile {
  path: string;
  release(): Promise<void>;
}

/**
 * Bytes by key and part, on disk or in an S3 store (OPS-03). A part is whole or absent and never changes under its
 * name. Keys are checked by the caller. Every call may throw StoreAwayError.
 */
export interface ObjectStore {
  /** Takes a file of the temporary folder over. */
  take(path: string, key: string, part: ObjectPart): Promise<void>;
  put(key: string, part: ObjectPart, content: Uint8Array): Promise<void>;
  /** Copies a part from a key to another one. */
  copy(from: string, to: string, part: ObjectPart): Promise<void>;
  /** Size in bytes; null for one that is not there. */
  sizeOf(key: string, part: ObjectPart): Promise<number | null>;
  /** Reads a part that is there, or a range of it. */
  open(key: string, part: ObjectPart, range?: ByteRange): Promise<Readable>;
  /** Makes a part readable as a file; null for one that is not there. */
  local(key: string, part: ObjectPart): Promise<LocalFile | null>;
  remove(key: string, part: ObjectPart): Promise<void>;
  /** Removes all of a key, parts of uploads under way included. */
  removeAll(key: string): Promise<void>;
  /** Lists the keys, some more than once, with the moment at which they were stored. */
  keys(): AsyncIterable<{ key: string; storedAt: Date }>;
}

/** The store does not answer, or refuses. The message names neither its address nor a key. */
export class StoreAwayError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreAwayError';
  }
}

export const isKey = (key: string): boolean => /^[0-9a-f]{32}$/.test(key);

/** Path of a key's bytes below the root of a store. */
export const nameOf = (key: string, part: string): string => `${key.slice(0, 2)}/${key}.${part}`;
