import { crc32 } from 'node:zlib';
import { desc } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { maxImageBytes } from '@/shared/config/limits';
import { albumPhotos, albums, files, postPhotos, posts, users } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';
import { makeCompany } from '../../testing/posts';

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
async function storedKeys(): Promise<string[]> {
  const keys = [];
  for await (const { key } of server.deps.files.keys()) keys.push(key);
  return keys.sort();
}
const withAccess = (key: string) => `?access=${server.deps.files.sign(key)}`;

describe('uploading', () => {
  it('VAL-03 takes PNG and JPEG and answers the key', async () => {
    const member = await server.member();
    for (const format of ['png', 'jpeg'] as const) {
      const answer = await upload(member, await testPicture(format));
      expect(answer.status).toBe(201);
      expect(answer.body.key).toMatch(/^[0-9a-f]{32}$/);
      expect(answer.body.file_id).toBe(answer.body.key);
    }
    const rows = await server.db.select().from(files).orderBy(desc(files.mime));
    expect(rows).toMatchObject([
      { mime: 'image/png', width: 64, height: 48, visibility: 'private', state: 'pending' },
      { mime: 'image/jpeg' },
    ]);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['a GIF', () => testPicture('gif')],
    ['a WebP', () => testPicture('webp')],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
    ['three bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff])],
    [
      'the head of a PNG and a page',
      () => Buffer.concat([png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')]),
    ],
    ['a PNG that ends early', () => png.subarray(0, png.length - 30)],
    ['a JPEG under a PNG head', async () => Buffer.concat([png.subarray(0, 8), await testPicture('jpeg')])],
    ['an archive', () => Buffer.from('PK\x03\x04 and so on')],
  ])('VAL-03 refuses %s, whatever its name says', async (_what, make) => {
    const member = await server.member();
    const answer = await upload(member, await make(), {}, 'holiday.png');
    expect(answer).toMatchObject({ status: 415, body: { dictionary_code: 'unsupportedMediaType' } });
    expect(await server.db.select().from(files)).toEqual([]);
  });

  it('VAL-04 takes exactly 10 MiB and refuses one byte more', async () => {
    const member = await server.member();
    const exact = Buffer.concat([png, Buffer.alloc(maxImageBytes - png.length)]);
    expect((await upload(member, exact)).status).toBe(201);
    const over = await upload(member, Buffer.concat([exact, Buffer.alloc(1)]));
    expect(over).toMatchObject({ status: 413, body: { dictionary_code: 'fileTooLarge' } });
  });

  it('stops reading a body without end at the limit', async () => {
    const member = await server.member();
    let sent = 0;
    const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? head : new Uint8Array(65_536));
        sent += 65_536;
      },
    });
    const request = new Request('http://localhost/upload', {
      method: 'POST',
      headers: { 'X-Token': member.token, 'Content-Type': 'multipart/form-data; boundary=b' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await server.app.fetch(request)).status).toBe(413);
    expect(sent).toBeLessThan(maxImageBytes + 8 * 65_536);
  });

  it('counts pixels before it decodes any', async () => {
    const member = await server.member();
    expect((await upload(member, pngHeader(30_000, 30_000))).status).toBe(413);
  });

  it('takes out where a picture was made, and what else was hidden in it, and turns it upright', async () => {
    const member = await server.member();
    const tagged = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#246' } })
      .withExif({
        IFD0: { Copyright: 'exif-canary' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const smuggled = Buffer.concat([tagged, Buffer.from('<script>smuggled-canary</script>')]);
    const { body } = await upload(member, smuggled);
    const { bytes } = await fetchFile(body.key, { query: withAccess(body.key) });
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect(metadata.exif).toBeUndefined();
    expect(bytes.includes('canary')).toBe(false);
  });

  it.each<[string, string, string, number]>([
    [
      'a form without a file',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--b--',
      400,
    ],
    [
      'a form that never ends',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      400,
    ],
    ['a form without a boundary', 'multipart/form-data', '--b--', 400],
    ['an empty form', 'multipart/form-data; boundary=b', '', 400],
    ['JSON', 'application/json', '{}', 415],
    [
      'a part without a name',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data\r\n\r\n1\r\n--b--',
      400,
    ],
  ])('refuses %s', async (_what, type, text, status) => {
    const member = await server.member();
    const request = new Request('http://localhost/upload', {
      method: 'POST',
      headers: { 'X-Token': member.token, 'Content-Type': type },
      body: text,
    });
    expect((await server.app.fetch(request)).status).toBe(status);
  });

  it('keeps a member within 5,000 files', async () => {
    const member = await server.member();
    const row = {
      ownerId: member.id,
      mime: 'image/png',
      size: 1,
      width: 1,
      height: 1,
      createdAt: server.clock.now(),
    };
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      ...row,
      key: index.toString(16).padStart(32, '0'),
      visibility: 'private' as const,
      state: 'attached' as const,
    }));
    await server.db.insert(files).values(rows);
    expect((await upload(member, png)).status).toBe(403);
  });

  it('puts a picture into an album of one’s own, and of nobody else', async () => {
    const member = await server.member();
    const stranger = await server.member();
    const [album] = await server.db
      .insert(albums)
      .values({ ownerId: member.id, title: 'Roof', privacy: 'public', createdAt: server.clock.now() })
      .returning();
    const fields = { album_id: String(album?.id) };
    expect((await upload(stranger, png, fields)).status).toBe(404);
    expect((await upload(member, png, { album_id: 'x' })).status).toBe(404);
    const { body } = await upload(member, png, fields);
    expect(await server.db.select().from(albums)).toMatchObject([{ photoCount: 1, coverKey: body.key }]);
    expect((await member.call('DELETE', `/api/files/key/${body.key}`)).status).toBe(204);
    expect(await server.db.select().from(albums)).toMatchObject([{ photoCount: 0, coverKey: null }]);
    expect(await server.db.select().from(albumPhotos)).toEqual([]);
  });
});

describe('own pictures', () => {
  it('PROF-03 replaces the avatar and the cover; the former is gone at once', async () => {
    const member = await server.member();
    const send = (path: string) => member.call<{ file_id: string }>('POST', path, pictureForm(png));
    const first = (await send('/api/profile/photo')).body.file_id;
    const second = (await send('/api/profile/photo')).body.file_id;
    const cover = (await send('/api/profile/background')).body.file_id;
    expect((await member.call('GET', '/api/user/user/new')).body).toMatchObject({
      avatar: { key: second, access: null },
      cover: { key: cover, access: null },
    });
    expect((await fetchFile(first)).response.status).toBe(404);
    const { response } = await fetchFile(second);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['/api/profile/photo', 'companyId'],
    ['/upload', 'groupId'],
    ['/api/profile/background', 'companyId'],
    ['/upload', 'company_id'],
  ])('SRV-05 %s with %s is refused and changes nothing of the caller’s own', async (path, field) => {
    const member = await server.member();
    const before = await storedKeys();
    const id = await makeCompany(server, 'Of somebody else');
    const form = pictureForm(png, { fields: { [field]: String(id) } });
    expect(await member.call('POST', path, form)).toMatchObject({
      status: 403,
      body: { dictionary_code: 'notAllowed' },
    });
    expect(await server.db.select().from(files)).toEqual([]);
    const [row] = await server.db.select().from(users);
    expect([row?.avatarKey, row?.coverKey]).toEqual([null, null]);
    expect(await storedKeys()).toEqual(before);
  });

  it('PROF-03 deletes one’s own avatar only, under its own type', async () => {
    const member = await server.member();
    const stranger = await server.member();
    const { body } = await member.call<{ file_id: string }>('POST', '/api/profile/photo', pictureForm(png));
    const path = `/api/profile/image/${body.file_id}`;
    expect((await stranger.call('DELETE', `${path}?type=profile`)).status).toBe(404);
    expect((await member.call('DELETE', `${path}?type=background`)).status).toBe(404);
    expect((await member.call('DELETE', `${path}?type=other`)).status).toBe(400);
    expect((await member.call('DELETE', `${path}?type=profile`)).status).toBe(204);
    expect((await member.call('GET', '/api/user/user/new')).body).toMatchObject({ avatar: null });
    expect((await fetchFile(body.file_id)).response.status).toBe(404);
  });

  it('deletes a picture wherever it is shown, for its owner only', async () => {
    const member = await server.member();
    const stranger = await server.member();
    const { key } = (await upload(member, png)).body;
    const createdAt = server.clock.now();
    const [post] = await server.db
      .insert(posts)
      .values({ authorId: member.id, type: 'user', entityId: member.id, text: 'With a picture', createdAt })
      .returning();
    await server.db.insert(postPhotos).values({ postId: post?.id ?? 0, fileKey: key, position: 0 });
    expect((await stranger.call('DELETE', `/api/files/key/${key}`)).status).toBe(404);
    expect((await member.call('DELETE', `/api/files/key/${key}`)).status).toBe(204);
    expect(await server.db.select().from(postPhotos)).toEqual([]);
    expect((await fetchFile(key, { query: withAccess(key) })).response.status).toBe(404);
    expect((await member.call('DELETE', `/api/files/key/${key}`)).status).toBe(404);
  });
});

/** A PNG that says it is this large and holds nothing. */
function pngHeader(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const content = Buffer.concat([Buffer.from(type), data]);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, checksum]);
  };
  const header = chunk('IHDR', Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])]));
  return Buffer.concat([
    png.subarray(0, 8),
    header,
    chunk('IDAT', Buffer.from([0x78, 0x9c])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
