import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Clock } from '../../clock';
import { describeError, type Log } from '../../log';
import { createAccess } from './access';
import { decode as decodeInTurn, type Decode } from './decoding';
import { fileSizes, type Files } from './files';
import { isKey, StoreAwayError, type ObjectStore } from './objectStore';
import { inspectPicture, renderPicture } from './picture';
import { receiveFile } from './receiveFile';

const originalLast = fileSizes.toReversed();

interface PictureStoreSettings {
  objects: ObjectStore;
  /** Makes a new path for an upload that is looked at. */
  temporary: () => string;
  /** Key for the addresses of private pictures. */
  secret: string;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  /** Orders the work of decoding; by default that of the process. */
  decode?: Decode;
}

/** Stores pictures in four sizes, the original last: a picture is complete or absent. */
export function createPictureStore({
  objects,
  temporary,
  secret,
  clock,
  log,
  decode = decodeInTurn,
}: PictureStoreSettings): Files {
  async function store(source: string | Uint8Array, mime: 'image/png' | 'image/jpeg' | 'image/webp') {
    const key = randomBytes(16).toString('hex');
    const rendered = await renderPicture(source, mime);
    try {
      for (const size of originalLast) await objects.put(key, size, rendered[size]);
    } catch (error) {
      // The sweep finds what cannot be removed now.
      await objects.removeAll(key).catch(() => undefined);
      throw error;
    }
    const { original, width, height, hash } = rendered;
    return { key, mime, size: original.length, width, height, hash };
  }

  return {
    ...createAccess(secret, clock),
    async storeUpload(body) {
      const path = temporary();
      try {
        await receiveFile(body, path);
        const { mime, pixels } = await inspectPicture(path);
        return await decode(pixels, () => store(path, mime));
      } finally {
        await rm(path, { force: true });
      }
    },
    storeTrusted: (image) => store(image, 'image/webp'),
    async copy(key) {
      const copied = randomBytes(16).toString('hex');
      for (const size of originalLast) await objects.copy(key, copied, size);
      return copied;
    },
    async find(key, size) {
      if (!isKey(key)) return null;
      for (const part of size === 'small' ? (['small', 'medium'] as const) : [size]) {
        const bytes = await objects.sizeOf(key, part);
        if (bytes !== null)
          return {
            size: bytes,
            open: (range) => objects.open(key, part, range),
            local: () => objects.local(key, part),
          };
      }
      return null;
    },
    async remove(key) {
      if (!isKey(key)) return;
      try {
        await objects.removeAll(key);
      } catch (error) {
        // The row is gone: what the caller asked for is done.
        if (!(error instanceof StoreAwayError)) throw error;
        log.warn(`Deleted bytes wait for the sweep: ${describeError(error)}`);
      }
    },
    keys: () => objects.keys(),
  };
}
