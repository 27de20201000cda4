import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxImageBytes } from '@/shared/config/limits';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';

const canary = 'upload-canary';
const script = `<script>alert("${canary}")</script>`;
const png = await testPicture('png');
const jpeg = await testPicture('jpeg');
const latin = (text: string) => Buffer.from(text, 'latin1');
const withText = (picture: Buffer) => Buffer.concat([picture, Buffer.from(script)]);

/** A JPEG with a comment segment after its start. */
function jpegWithComment(text: string): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(text.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), latin('\xff\xfe'), size, Buffer.from(text), jpeg.subarray(2)]);
}

/** A PNG that says it is this wide and high, with little inside. */
function bomb(width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return Buffer.concat([bytes, deflateSync(Buffer.alloc(1_000_000))]);
}

const located = await sharp(jpeg)
  .withExif({ IFD0: { Copyright: canary }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
  .jpeg()
  .toBuffer();

/** Content that is refused under every name. */
const refused: readonly (readonly [string, Buffer])[] = [
  ['an SVG with a script', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
  ['an SVG after a declaration', Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>')],
  ['a page', Buffer.from(`<!doctype html>${script}`)],
  ['a GIF', await testPicture('gif')],
  ['a GIF that is a script', Buffer.from('GIF89a=1;alert(1)')],
  ['a WebP', await testPicture('webp')],
  ['a TIFF', await sharp(png).tiff().toBuffer()],
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.alloc(1)],
  ['the head of a PNG', png.subarray(0, 8)],
  ['a page under the head of a PNG', Buffer.concat([png.subarray(0, 8), Buffer.from(script)])],
  ['a page under the head of a JPEG', Buffer.concat([latin('\xff\xd8\xff\xe0'), Buffer.from(script)])],
  ['a JPEG under the head of a PNG', Buffer.concat([png.subarray(0, 8), jpeg])],
  ['a PNG that ends early', png.subarray(0, png.length - 24)],
  ['a PNG after a space', Buffer.concat([latin(' '), png])],
  ['an archive', latin('PK\x03\x04 and so on')],
  ['a program', latin('\x7fELF\x02\x01\x01')],
  ['a PDF', latin(`%PDF-1.7 ${script}`)],
  ['a PHP script', Buffer.from('<?php system($_GET["c"]);')],
  ['a bomb of 30,000 × 30,000', bomb(30_000, 30_000)],
  ['a bomb of 2³¹ × 1', bomb(0x7fffffff, 1)],
  ['one byte more than 10 MiB', Buffer.concat([png, Buffer.alloc(maxImageBytes - png.length + 1)])],
];

/** Pictures with more in them than a picture: taken, and what is kept is the picture alone. */
const cleaned: readonly (readonly [string, Buffer])[] = [
  ['a PNG and a page', withText(png)],
  ['a JPEG and a page', withText(jpeg)],
  ['a JPEG with a script as its comment', jpegWithComment(script)],
  ['a PNG and an archive', Buffer.concat([png, latin(`PK\x03\x04${canary}`)])],
  ['a JPEG that says where it was taken', located],
];

const names = [
  'holiday.png',
  '../../../../outside.png',
  '..\\..\\outside.png',
  '/etc/cron.d/outside.png',
  'page.html',
  'script.php.jpg',
  'photo.png.exe',
  '%2e%2e%2foutside.png',
];
const types = ['image/png', 'text/html'];

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await createTestServer();
  await server.reset();
  member = await server.member();
});
afterAll(() => server.close());

async function storedCount(): Promise<number> {
  let count = 0;
  for await (const { key } of server.deps.files.keys()) count += key.length > 0 ? 1 : 0;
  return count;
}
/** Files that a name could have led to. */
async function outside(): Promise<string[]> {
  const folders = [tmpdir(), process.cwd(), '/', '/etc/cron.d'];
  const found = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return found.flat().filter((name) => name.includes('outside'));
}

describe('hostile uploads', () => {
  const attempts = refused.flatMap(([what, content], index) =>
    // Large ones once: they are refused for their size, before their names matter.
    (content.length > 1_000_000 ? names.slice(index % names.length).slice(0, 1) : names).map(
      (name, turn) => ({
        what,
        content,
        name,
        type: types[(index + turn) % types.length] ?? '',
      }),
    ),
  );

  it('VAL-03 are refused by their content, under any name and type, and leave nothing behind', async () => {
    expect(attempts.length).toBeGreaterThanOrEqual(120);
    for (const { what, content, name, type } of attempts) {
      const answer = await member.call('POST', '/upload', pictureForm(content, { name, type }));
      expect([413, 415], `${what} as ${name}`).toContain(answer.status);
    }
    expect(await storedCount()).toBe(0);
    expect(await outside()).toEqual([]);
  });

  it('VAL-03 that hide something in a picture are kept as the picture alone', async () => {
    for (const [what, content] of cleaned)
      for (const name of names.slice(0, 4)) {
        const answer = await member.call<{ key: string }>(
          'POST',
          '/upload',
          pictureForm(content, { name, type: 'text/html' }),
        );
        expect(answer.status, what).toBe(201);
        for (const size of ['original', 'medium', 'thumb'] as const) {
          const stored = await server.deps.files.find(answer.body.key, size);
          const local = await stored?.local();
          const path = local?.path ?? '';
          expect(join(path, '..', '..').startsWith(tmpdir())).toBe(true);
          expect((await stat(path)).size).toBeGreaterThan(0);
          const { exif, comments, width } = await sharp(path).metadata();
          expect([exif, comments ?? [], width], what).toEqual([undefined, [], 64]);
          expect((await readFile(path)).includes(canary), what).toBe(false);
          await local?.release();
        }
        const access = server.deps.files.sign(answer.body.key);
        const served = await server.call('GET', `/files/${answer.body.key}?access=${access}`);
        expect(served.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/);
        expect(served.headers.get('content-disposition')).not.toContain('outside');
      }
    expect(await outside()).toEqual([]);
  });
});
