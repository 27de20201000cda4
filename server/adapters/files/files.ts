/** The three forms in which a picture is kept; `medium` and `thumb` are always WebP. */
export const fileSizes = ['original', 'medium', 'thumb'] as const;
export type FileSize = (typeof fileSizes)[number];

/** A picture after inspection: sniffed, decoded, without metadata, upright. */
export interface StoredPicture {
  key: string;
  mime: 'image/png' | 'image/jpeg' | 'image/webp';
  size: number;
  width: number;
  height: number;
}

interface StoredBytes {
  /** Where the bytes are; only ever made from a checked key. */
  path: string;
  size: number;
}

/** Pictures on disk, by random key. Rows about them are the caller's business. */
export interface Files {
  /**
   * Inspects and stores a picture. Throws 415 unsupportedMediaType (not a PNG or JPEG, or broken) and
   * 413 fileTooLarge (over 10 MiB or over 40 megapixels).
   */
  storeUpload(body: AsyncIterable<Uint8Array>): Promise<StoredPicture>;
  /** Stores a picture that ships with the product; `image` is any format that sharp reads, SVG included. */
  storeTrusted(image: Uint8Array): Promise<StoredPicture>;
  /** The same picture under a key of its own, without rendering it again; answers the new key. */
  copy(key: string): Promise<string>;
  /** Null when there is no such file. */
  find(key: string, size: FileSize): Promise<StoredBytes | null>;
  remove(key: string): Promise<void>;
  /** Keys on disk, in batches, for the sweep of what no row knows. */
  keys(): AsyncIterable<{ key: string; storedAt: Date }>;
  /** The signed `access` of a private file: over key and expiry, rounded up to the next full hour. */
  sign(key: string): string;
  /** Seconds that an `access` is still good for; 0 when it is wrong or expired. */
  accessSeconds(key: string, access: string): number;
}
