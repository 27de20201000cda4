import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../log';
import { createTestClock } from '../../testing/clock';
import { testPicture } from '../../testing/pictures';
import { startS3Server, type S3Server } from '../../testing/s3Server';
import { openFileStores, type FileStores } from './fileStores';
import type { ObjectPart } from './objectStore';

const kinds = ['disk', 'S3'] as const;
const key = 'a'.repeat(32);
const other = 'ab'.padEnd(32, 'c');
const content = Buffer.from('twelve bytes');
const webm = (length: number) => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), randomBytes(length)]);

let s3: S3Server;
let dir = '';
let stores: FileStores;

async function open(kind: (typeof kinds)[number], settings = s3.bucket()): Promise<FileStores> {
  const clock = createTestClock(new Date());
  const common = { dir, secret: 'a secret', clock, log: silentLog };
  return openFileStores({ ...common, s3: kind === 'S3' ? settings : null });
}
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

async function* inTurn(...chunks: Uint8Array[]) {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

async function read(part: ObjectPart, range?: { start: number; end: number }): Promise<string> {
  const chunks = await (await stores.objects.open(key, part, range)).toArray();
  return Buffer.concat(chunks as Buffer[]).toString();
}

async function keysOf({ objects }: FileStores): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key: found, storedAt } of objects.keys()) {
    expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
    keys.add(found);
  }
  return keys;
}

describe.each(kinds)('a store of files: %s', (kind) => {
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'kith-stores-'));
    stores = await open(kind);
    return () => rm(dir, { recursive: true, force: true });
  });

  it('OPS-03 keeps a part, reads it whole and in ranges, copies and removes it', async () => {
    const { objects } = stores;
    expect(await objects.sizeOf(key, 'thumb')).toBeNull();
    await objects.put(key, 'thumb', content);
    expect(await objects.sizeOf(key, 'thumb')).toBe(12);
    expect(await read('thumb')).toBe('twelve bytes');
    expect(await read('thumb', { start: 0, end: 0 })).toBe('t');
    expect(await read('thumb', { start: 7, end: 11 })).toBe('bytes');
    await objects.copy(key, other, 'thumb');
    await objects.remove(key, 'thumb');
    await objects.remove(key, 'thumb');
    expect(await objects.sizeOf(key, 'thumb')).toBeNull();
    expect(await objects.sizeOf(other, 'thumb')).toBe(12);
  });

  it('OPS-03 takes files over and gives them out as files', async () => {
    const { objects, videos } = stores;
    const path = videos.temporary();
    await writeFile(path, content);
    await objects.take(path, key, 'source');
    const local = await videos.localSource(key);
    expect(await readFile(local.path)).toEqual(content);
    await local.release();
    expect(await readdir(join(dir, 'incoming'))).toEqual([]);
    expect(await objects.sizeOf(key, 'source')).toBe(12);
  });

  it('OPS-03 lists every key and removes all of one', async () => {
    const { files, objects, videos } = stores;
    const picture = await files.storeUpload(inTurn(await testPicture('png')));
    const copied = await files.copy(picture.key);
    const captions = await videos.storeBytes(content);
    await videos.parts.append(key, inTurn(content));
    expect(await keysOf(stores)).toEqual(new Set([picture.key, copied, captions, key]));
    for (const gone of [picture.key, key]) await files.remove(gone);
    expect(await keysOf(stores)).toEqual(new Set([copied, captions]));
    for (const size of ['original', 'medium', 'small', 'thumb'] as const) {
      expect(await objects.sizeOf(picture.key, size)).toBeNull();
      expect(await files.find(copied, size)).not.toBeNull();
    }
    expect(await videos.parts.sizeOf(key)).toBe(0);
  });

  it('CLIP-02 joins what arrives in parts, also after a cut and in a new process', async () => {
    const video = webm(5 * 1024 * 1024);
    async function* cut() {
      yield await Promise.resolve(video.subarray(0, 3));
      throw new Error('The connection was cut');
    }
    const { parts } = stores.videos;
    await expect(parts.append(key, cut())).rejects.toThrow('cut');
    expect(await parts.sizeOf(key)).toBe(3);
    await parts.append(key, inTurn(video.subarray(3, 1000), video.subarray(1000, 4_900_000)));
    await stores.videos.requireBegin(key);
    await parts.append(key, inTurn());
    if (kind === 'disk') stores = await open(kind);
    await stores.videos.parts.append(key, inTurn(video.subarray(4_900_000)));
    expect(await stores.videos.parts.sizeOf(key)).toBe(video.length);
    const complete = () => stores.videos.complete(key);
    expect([await complete(), await complete()]).toEqual(Array(2).fill({ key, size: video.length }));
    const local = await stores.videos.localSource(key);
    expect((await readFile(local.path)).equals(video)).toBe(true);
    await local.release();
    await stores.videos.dropSource(key);
    expect(await keysOf(stores)).toEqual(new Set());
    expect(await readdir(join(dir, 'incoming'))).toEqual([]);
  });

  it('CLIP-02 refuses parts that do not begin as a video', async () => {
    const { videos } = stores;
    await videos.parts.append(key, inTurn(randomBytes(11)));
    await videos.requireBegin(key);
    await videos.parts.append(key, inTurn(randomBytes(20)));
    for (const refused of [() => videos.requireBegin(key), () => videos.complete(key)])
      await expect(refused()).rejects.toMatchObject({ status: 415, code: 'videoNotReadable' });
  });
});

describe('a bucket', () => {
  const mebi = 1024 * 1024;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'kith-bucket-'));
    s3.objects.clear();
    stores = await open('S3');
    return () => rm(dir, { recursive: true, force: true });
  });

  it('OPS-03 takes long files in parts, whole or not at all', async () => {
    const video = webm(17 * mebi);
    const { key: received, size } = await stores.videos.receive(inTurn(video));
    expect(size).toBe(video.length);
    expect([...s3.objects.values()].map(({ bytes }) => bytes.equals(video))).toEqual([true]);
    expect(s3.calls.filter((line) => line.includes('partNumber='))).toHaveLength(3);
    await stores.files.remove(received);
    s3.fail({ matching: /^PUT .*partNumber=2/, times: 1, how: 403 });
    await expect(stores.videos.receive(inTurn(video))).rejects.toThrow('403');
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
    expect(await readdir(join(dir, 'incoming'))).toEqual([]);
  });

  it('OPS-03 joins pieces that two processes stored at once, and stops at a gap', async () => {
    const video = webm(1000);
    const settings = s3.bucket();
    stores = await open('S3', settings);
    const elsewhere = await open('S3', settings);
    await stores.videos.parts.append(key, inTurn(video.subarray(0, 400)));
    const store = (offset: number, end: number) => {
      const place = `${settings.bucket}/site/aa/${key}.part-${String(offset).padStart(12, '0')}-ff`;
      s3.objects.set(place, { bytes: video.subarray(offset, end), modifiedAt: new Date() });
    };
    store(300, 600);
    store(400, 500);
    store(700, 800);
    expect(await elsewhere.videos.parts.sizeOf(key)).toBe(600);
    await elsewhere.videos.parts.append(key, inTurn(video.subarray(600)));
    expect(await stores.videos.complete(key)).toEqual({ key, size: video.length });
    const local = await elsewhere.videos.localSource(key);
    expect((await readFile(local.path)).equals(video)).toBe(true);
  });

  it('OPS-03 is refused with another secret', async () => {
    const settings = { ...s3.bucket(), secret: 'another secret' };
    stores = await open('S3', settings);
    const putting = stores.objects.put(key, 'thumb', content);
    await expect(putting).rejects.toThrow('The store of files answered 403 SignatureDoesNotMatch to PUT');
  });
});
