import type { Readable } from 'node:stream';
import type { ByteRange, LocalFile } from './objectStore';

/** Stored sizes of a picture; all but the original are WebP. */
export const fileSizes = ['original', 'medium', 'small', 'thumb'] as const;
export type FileSize = (typeof fileSizes)[number];

/** A picture after inspection: format detected, decoded, metadata removed, upright. */
export interface StoredPicture {
  key: string;
  mime: 'image/png' | 'image/jpeg' | 'image/webp';
  size: number;
  width: number;
  height: number;
  /** ThumbHash in base64. */
  hash: string;
}

/** Bytes that are there. */
export interface StoredBytes {
  size: number;
  /** Reads them, or a range. Throws StoreAwayError. */
  open(range?: ByteRange): Promise<Readable>;
  /** Makes them readable as a file; null when they were deleted meanwhile. Throws StoreAwayError. */
  local(): Promise<LocalFile | null>;
}

/** Pictures on disk or in an S3 store, by random key. The caller keeps their database rows. */
export interface Files {
  /**
   * Inspects and stores a picture. Throws 415 unsupportedMediaType (not a PNG or JPEG, or broken) and
   * 413 fileTooLarge (over 10 MiB or over 40 megapixels).
   */
  storeUpload(body: AsyncIterable<Uint8Array>): Promise<StoredPicture>;
  /** Stores a picture that ships with the product; `image` is any format that sharp reads, SVG included. */
  storeTrusted(image: Uint8Array): Promise<StoredPicture>;
  /** Copies a picture to a new key without rendering it again. Answers the new key. */
  copy(key: string): Promise<string>;
  /** Finds the bytes of a size. Pictures of earlier versions have no `small`: for them it is `medium`. */
  find(key: string, size: FileSize): Promise<StoredBytes | null>;
  /** Removes all bytes of a key. A store that is away keeps them until the sweep. */
  remove(key: string): Promise<void>;
  /** Lists the stored keys, some more than once, for the removal of files without a row. */
  keys(): AsyncIterable<{ key: string; storedAt: Date }>;
  /** Signs key and expiry of a private file. The expiry is rounded up to a full hour. */
  sign(key: string): string;
  /** Seconds left for an `access`; 0 when it is wrong or expired. */
  accessSeconds(key: string, access: string): number;
}
