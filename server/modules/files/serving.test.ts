import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../db/schema';
import { dayMs, minuteMs } from '../../durations';
import { createTestServer, type TestMember } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';
import { sweepFiles } from './removal';

const server = await createTestServer();
const png = await testPicture('png');

beforeEach(() => server.reset());
afterAll(() => server.close());

const upload = (
  member: TestMember,
  content: Uint8Array,
  fields: Record<string, string> = {},
  name?: string,
) =>
  member.call<{ file_id: string; key: string }>(
    'POST',
    '/upload',
    pictureForm(content, { fields, ...(name === undefined ? {} : { name }) }),
  );

async function fetchFile(
  key: string,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) {
  const response = await server.app.fetch(new Request(`http://localhost/files/${key}${query}`, { headers }));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
const withAccess = (key: string) => `?access=${server.deps.files.sign(key)}`;

describe('serving', () => {
  it('gives a private picture for an access until the next full hour, and never without', async () => {
    const { key } = (await upload(await server.member(), png)).body;
    const other = (await upload(await server.member(), png)).body.key;
    const access = withAccess(key);
    expect(withAccess(key)).toBe(access);
    const { response } = await fetchFile(key, { query: access });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, max-age=1800');
    for (const query of [
      '',
      '?access=',
      '?access=x',
      withAccess(other),
      `?access=zzzzzz.${access.split('.')[1] ?? ''}`,
    ])
      expect((await fetchFile(key, { query })).response.status).toBe(403);
    server.clock.advance(1800);
    expect((await fetchFile(key, { query: access })).response.status).toBe(403);
    expect((await fetchFile(key, { query: withAccess(key) })).response.status).toBe(200);
  });

  it('gives an access just before a full hour for the hour after it', async () => {
    const { key } = (await upload(await server.member(), png)).body;
    server.clock.advance(1799);
    const access = withAccess(key);
    server.clock.advance(1);
    expect((await fetchFile(key, { query: access })).response.status).toBe(200);
    expect(withAccess(key)).toBe(access);
    server.clock.advance(3600);
    expect((await fetchFile(key, { query: access })).response.status).toBe(403);
  });

  it('sends headers that keep a picture a picture', async () => {
    const { key } = (await upload(await server.member(), png)).body;
    const { response } = await fetchFile(key, { query: withAccess(key) });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `inline; filename="${key}.png"`,
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('ALB-02 has three smaller sizes, never enlarged', async () => {
    const { key } = (
      await upload(await server.member(), await testPicture('jpeg', { width: 2000, height: 1000 }))
    ).body;
    const sizes = [];
    for (const size of ['thumb', 'small', 'medium', 'original']) {
      const { bytes } = await fetchFile(key, { query: `${withAccess(key)}&size=${size}` });
      const { format, width, height } = await sharp(bytes).metadata();
      sizes.push([format, width, height]);
    }
    expect(sizes).toEqual([
      ['webp', 320, 160],
      ['webp', 640, 320],
      ['webp', 1280, 640],
      ['jpeg', 2000, 1000],
    ]);
    expect((await fetchFile(key, { query: `${withAccess(key)}&size=huge` })).response.status).toBe(400);
  });

  it('ALB-02 gives the medium size for the small one of pictures that were stored without it', async () => {
    const { key } = (
      await upload(await server.member(), await testPicture('jpeg', { width: 2000, height: 1000 }))
    ).body;
    await server.objects.remove(key, 'small');
    const { bytes } = await fetchFile(key, { query: `${withAccess(key)}&size=small` });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1280, height: 640 });
  });

  it('answers ranges and unchanged pictures', async () => {
    const { key } = (await upload(await server.member(), png)).body;
    const query = withAccess(key);
    const { bytes, response: whole } = await fetchFile(key, { query });
    const range = async (value: string) => fetchFile(key, { query, headers: { Range: value } });
    const part = await range('bytes=2-5');
    expect(part.response.status).toBe(206);
    expect(part.response.headers.get('content-range')).toBe(`bytes 2-5/${bytes.length}`);
    expect(part.bytes).toEqual(bytes.subarray(2, 6));
    expect((await range('bytes=-4')).bytes).toEqual(bytes.subarray(-4));
    expect((await range(`bytes=${bytes.length}-`)).response.status).toBe(416);
    expect((await range('bytes=0-1,4-5')).response.status).toBe(200);
    const etag = whole.headers.get('etag') ?? '';
    expect((await fetchFile(key, { query, headers: { 'If-None-Match': etag } })).response.status).toBe(304);
  });

  it.each([
    '..%2f..%2fsecret.key',
    '....//secret.key',
    '%2e%2e%5csecret.key',
    'a'.repeat(32) + '%00',
    '../../etc/passwd',
    'A'.repeat(32),
  ])('knows no file called %s', async (key) => {
    expect((await fetchFile(key)).response.status).toBe(404);
  });
});

describe('the sweep', () => {
  it('removes uploads that nothing carries after a day, and nothing else', async () => {
    const member = await server.member();
    const old = (await upload(member, png)).body.key;
    const carried = (await upload(member, png)).body.key;
    await server.db.update(files).set({ state: 'attached' }).where(eq(files.key, carried));
    server.clock.advance(86_400 - 1);
    const recent = (await upload(member, png)).body.key;
    server.clock.advance(1);
    await sweepFiles(server.deps);
    const rows = await server.db.select({ key: files.key }).from(files);
    expect(rows.map(({ key }) => key).sort()).toEqual([carried, recent].sort());
    expect(await server.deps.files.find(old, 'original')).toBeNull();
    expect(await server.deps.files.find(carried, 'original')).not.toBeNull();
  });

  it('removes bytes that no row knows once they are a day old', async () => {
    const stray = await server.deps.files.storeTrusted(png);
    await sweepFiles(server.deps);
    expect(await server.deps.files.find(stray.key, 'thumb')).not.toBeNull();
    server.clock.set(new Date(Date.now() + dayMs + minuteMs));
    await sweepFiles(server.deps);
    expect(await server.deps.files.find(stray.key, 'thumb')).toBeNull();
  });
});
