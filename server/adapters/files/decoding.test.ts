import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../log';
import { createTestClock } from '../../testing/clock';
import { createDecoding, type Decode } from './decoding';
import { createDiskStore } from './diskStore';
import { createPictureStore } from './pictureStore';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kith-decoding-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const megapixels = (count: number) => count * 1_000_000;

/** Counts what runs at once, and the most that ever did. */
function watch(decode: Decode) {
  const running = { big: 0, small: 0 };
  const most = { big: 0, small: 0, together: 0 };
  const watched: Decode = (pixels, work) =>
    decode(pixels, async () => {
      const kind = pixels > megapixels(12) ? 'big' : 'small';
      running[kind] += 1;
      most[kind] = Math.max(most[kind], running[kind]);
      most.together = Math.max(most.together, running.big + running.small);
      try {
        return await work();
      } finally {
        running[kind] -= 1;
      }
    });
  return { watched, most };
}

const flat = (width: number, height: number, format: 'png' | 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } })
    [format]()
    .toBuffer();

async function* bodyOf(bytes: Buffer) {
  yield await Promise.resolve(bytes);
}

describe('the decoding of pictures', () => {
  it('takes one thread for a picture, and keeps none', () => {
    expect(sharp.concurrency()).toBe(1);
    expect(sharp.cache().memory.max).toBe(0);
  });

  it('decodes big pictures one at a time, and two small ones beside them', async () => {
    const { watched, most } = watch(createDecoding());
    const temporary = () => join(dir, randomUUID());
    const store = createPictureStore({
      ...{ objects: createDiskStore({ dir, temporary }), temporary, log: silentLog },
      ...{ secret: 'secret', clock: createTestClock(new Date()) },
      decode: watched,
    });
    const big = await flat(4_001, 3_000, 'jpeg');
    const small = await flat(400, 300, 'png');
    const stored = await Promise.all(
      [big, big, big, small, small, small, small].map((bytes) => store.storeUpload(bodyOf(bytes))),
    );
    expect(stored.map(({ width }) => width)).toEqual([4_001, 4_001, 4_001, 400, 400, 400, 400]);
    expect(most).toEqual({ big: 1, small: 2, together: 3 });
  });

  it('lets small pictures pass while a big one is under way', async () => {
    const decode = createDecoding();
    const ends: (() => void)[] = [];
    const big = Promise.all(
      [1, 2].map(() => decode(megapixels(13), () => new Promise<void>((resolve) => ends.push(resolve)))),
    );
    await expect(decode(megapixels(12), () => Promise.resolve('small'))).resolves.toBe('small');
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.();
    await big;
  });
});
