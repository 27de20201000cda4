import sharp from 'sharp';
import { thumbHashToAverageRGBA, thumbHashToApproximateAspectRatio } from 'thumbhash';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { maxAltLength } from '@/shared/config/limits';
import type { WireImage, WireList } from '@/shared/wire/common';
import type { WireLoggedUser } from '@/shared/wire/user';
import { albums, files } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';
import { publish } from '../../testing/posts';

const server = await createTestServer();

beforeEach(() => server.reset());
afterAll(() => server.close());

const upload = (member: TestMember, content: Uint8Array, fields: Record<string, string> = {}) =>
  member.call<{ key: string }>('POST', '/upload', pictureForm(content, { fields }));
const describePicture = (member: TestMember, key: string, alt: unknown) =>
  member.call<WireImage>('PATCH', `/api/files/key/${key}`, { alt });

describe('what a picture brings along', () => {
  it('ALB-02 has a blurred preview with its colour and form, upright', async () => {
    const member = await server.member();
    const lying = await sharp(await testPicture('jpeg', { width: 400, height: 200, colour: '#d02020' }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { key } = (await upload(member, lying)).body;
    const { body: image } = await describePicture(member, key, '');
    const hash = Buffer.from(image.hash ?? '', 'base64');
    expect(hash.length).toBeGreaterThan(4);
    expect(hash.length).toBeLessThanOrEqual(25);
    const { r, g, b } = thumbHashToAverageRGBA(hash);
    expect([r > 0.7, g < 0.25, b < 0.25]).toEqual([true, true, true]);
    expect(thumbHashToApproximateAspectRatio(hash)).toBeLessThan(0.7);
    expect(image).toMatchObject({ width: 200, height: 400 });
  });

  it('A11Y ALB-02 carries its description wherever it is shown, and only its owner writes it', async () => {
    const member = await server.member();
    const stranger = await server.member();
    const { key } = (await upload(member, await testPicture('png'))).body;
    const hostile = '<img src=x onerror=alert(1)> A boat';
    expect(await describePicture(member, key, `  ${hostile} `)).toMatchObject({
      status: 200,
      body: { key, alt: hostile },
    });
    const post = await publish(member, { post: 'Look', photos: [key] });
    expect(post.photos).toMatchObject([{ key, alt: hostile }]);
    const seen = await stranger.call<WireList<WireImage>>('GET', `/api/gallery/photos?user_id=${member.id}`);
    expect(seen.body.list).toMatchObject([{ key, alt: hostile }]);
    expect((await describePicture(stranger, key, 'Mine')).status).toBe(404);
    expect((await describePicture(member, key, '🛶'.repeat(maxAltLength))).status).toBe(200);
    expect((await describePicture(member, key, 'x'.repeat(maxAltLength + 1))).status).toBe(422);
    expect((await describePicture(member, key, null)).status).toBe(422);
    expect((await describePicture(member, key, '')).body.alt).toBe('');
  });
});

describe('the room for pictures', () => {
  it('ALB-02 is told to its member, used of allowed', async () => {
    const member = await server.member();
    const storage = async () => (await member.call<WireLoggedUser>('GET', '/api/user/user/new')).body.storage;
    const allowed = { max_files: 5000, max_bytes: 1024 ** 3 };
    expect(await storage()).toEqual({ files: 0, bytes: 0, ...allowed });
    await upload(member, await testPicture('png'));
    const [row] = await server.db.select().from(files);
    expect(await storage()).toEqual({ files: 1, bytes: row?.size, ...allowed });
  });

  it('ALB-02 ends to the byte with quotaExceeded, and nothing is lost', async () => {
    const member = await server.member();
    const [album] = await server.db
      .insert(albums)
      .values({ ownerId: member.id, title: 'Roof', privacy: 'public', createdAt: server.clock.now() })
      .returning();
    const fields = { album_id: String(album?.id) };
    const { key } = (await upload(member, await testPicture('png'), fields)).body;
    await server.db.update(files).set({ size: 1024 ** 3 - 10 });
    const refused = await upload(member, await testPicture('png'), fields);
    expect(refused).toMatchObject({ status: 403, body: { dictionary_code: 'quotaExceeded' } });
    expect(await server.db.select().from(albums)).toMatchObject([{ photoCount: 1, coverKey: key }]);
    const stored = [];
    for await (const file of server.deps.files.keys()) stored.push(file.key);
    expect(await server.deps.files.find(key, 'original')).not.toBeNull();
    expect(stored.filter((name) => name === key)).toHaveLength(1);
    expect((await server.db.select().from(files)).map((row) => row.key)).toEqual([key]);
  });
});
