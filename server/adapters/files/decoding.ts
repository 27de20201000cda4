import sharp from 'sharp';
import { createTaskQueue } from '../../taskQueue';

/** Three bytes and more for each pixel are in memory at once, so that big pictures wait for each other. */
const bigPixels = 12_000_000;

// Parallel work is counted here, not within a picture, and no picture comes twice.
sharp.concurrency(1);
sharp.cache(false);

/** Runs the decoding of a picture of so many pixels. Throws 503 with `Retry-After` when too many wait. */
export type Decode = <T>(pixels: number, work: () => Promise<T>) => Promise<T>;

/** Decodes pictures above 12 megapixels one at a time, and beside them two small ones. */
export function createDecoding(): Decode {
  const small = createTaskQueue({ name: 'decode', maxRunning: 2, maxWaiting: 100 });
  const big = createTaskQueue({ name: 'decodeBig', maxRunning: 1, maxWaiting: 100 });
  return (pixels, work) => (pixels > bigPixels ? big(work) : small(work));
}

/** The process's decoding: memory is shared by uploads and pictures of other servers. */
export const decode = createDecoding();
