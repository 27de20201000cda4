import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zipOf, type ZipEntry } from './zip';

let dir = '';
const modifiedAt = new Date('2026-03-04T09:30:10Z');
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kith-zip-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function stored(name: string, content: Buffer): Promise<ZipEntry> {
  const path = join(dir, name);
  await writeFile(path, content);
  return { name, path, modifiedAt };
}
async function* inTurn(entries: Iterable<ZipEntry>) {
  for (const entry of entries) yield await Promise.resolve(entry);
}

async function piecesOf(entries: readonly ZipEntry[]): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf(inTurn(entries))) pieces.push(piece);
  return pieces;
}

/** Reads an archive by its directory, as programs do, and checks the sums. */
function contentOf(zip: Buffer): Map<string, Buffer> {
  const end = zip.subarray(-22);
  expect(end.readUInt32BE(0)).toBe(0x504b0506);
  const files = new Map<string, Buffer>();
  for (let at = end.readUInt32LE(16); at < zip.length - 22; at += 46 + zip.readUInt16LE(at + 28)) {
    expect(zip.readUInt32BE(at)).toBe(0x504b0102);
    const name = zip.toString('ascii', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    const header = zip.readUInt32LE(at + 42);
    expect(zip.readUInt32BE(header)).toBe(0x504b0304);
    const start = header + 30 + zip.readUInt16LE(header + 26);
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 24));
    expect([zip.readUInt32LE(at + 16), zip.readUInt32LE(header + 14)]).toEqual([
      crc32(content),
      crc32(content),
    ]);
    files.set(name, content);
  }
  expect(files.size).toBe(end.readUInt16LE(10));
  return files;
}

it('ALB-02 an archive holds every file as it is, and leaves out those that are gone', async () => {
  const large = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
  const entries = [
    await stored('1.jpg', large),
    { name: '2.jpg', path: join(dir, 'gone'), modifiedAt },
    await stored('3.png', Buffer.from('small')),
    await stored('4.png', Buffer.alloc(0)),
  ];
  const pieces = await piecesOf(entries);
  const files = contentOf(Buffer.concat(pieces));
  expect([...files.keys()]).toEqual(['1.jpg', '3.png', '4.png']);
  expect(files.get('1.jpg')?.equals(large)).toBe(true);
  expect(files.get('3.png')?.toString()).toBe('small');
  const empty = await piecesOf([]);
  expect(contentOf(Buffer.concat(empty)).size).toBe(0);
});

it('ALB-02 10,000 photos pass in little memory, each read only when it is wanted', async () => {
  const photo = await stored('photo.jpg', Buffer.alloc(20_000, 7));
  let wanted = 0;
  async function* photos() {
    for (let index = 0; index < 10_000; index += 1) {
      wanted += 1;
      yield await Promise.resolve({ ...photo, name: `${index}.jpg` });
    }
  }
  let bytes = 0;
  let taken = 0;
  // The least of the second half, since garbage that is not collected yet is no leak.
  let least = Infinity;
  const before = process.memoryUsage();
  for await (const piece of zipOf(photos())) {
    bytes += piece.length;
    taken += 1;
    // A photo is two pieces, its header and its content.
    if (bytes < 200_000_000) expect(wanted).toBe(Math.ceil(taken / 2));
    if (taken % 1000 === 0 && taken > 10_000) {
      const now = process.memoryUsage();
      least = Math.min(least, now.heapUsed - before.heapUsed + now.arrayBuffers - before.arrayBuffers);
    }
  }
  expect(wanted).toBe(10_000);
  expect(bytes).toBeGreaterThan(200_000_000);
  expect(least).toBeLessThan(60_000_000);
}, 120_000);

it('ALB-02 a reader that leaves closes the file that is being read', async () => {
  const photo = await stored('left.jpg', Buffer.alloc(300_000, 7));
  const openFiles = async () => (await readdir('/proc/self/fd')).length;
  const before = await openFiles();
  const zip = zipOf(inTurn([photo, photo]));
  await zip.next();
  await zip.next();
  expect(await openFiles()).toBeGreaterThan(before);
  await zip.return();
  expect(await openFiles()).toBe(before);
});
