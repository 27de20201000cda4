import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxAlbums, maxNameLength } from '@/shared/config/limits';
import type { WireAlbum } from '@/shared/wire/album';
import type { WireImage, WireList } from '@/shared/wire/common';
import type { WirePost } from '@/shared/wire/post';
import { albums, files } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { makeFollow, pendingPicture, publish } from '../../testing/posts';

let server: TestServer;
let owner: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await server.member();
  stranger = await server.member();
});

async function create(name: string, privacy: 'public' | 'private' = 'public'): Promise<WireAlbum> {
  server.clock.advance(60);
  const answer = await owner.call<WireAlbum>('POST', '/api/gallery/albums', { name, privacy });
  expect(answer.status).toBe(201);
  return answer.body;
}
async function uploads(count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let index = 0; index < count; index += 1) keys.push(await pendingPicture(server, owner.id));
  return keys;
}
const change = (album: WireAlbum, body: unknown, who = owner) =>
  who.call<WireAlbum>('PATCH', `/api/gallery/albums/${album.id}/photos`, body);
const listed = async (query = '', who = owner) =>
  (await who.call<WireList<WireAlbum>>('GET', `/api/gallery/albums/${owner.id}${query}`)).body;
const keysOf = async (query: string, who = owner) => {
  const answer = await who.call<WireList<WireImage>>('GET', `/api/gallery/photos?per_page=100&${query}`);
  return answer.status === 200 ? answer.body.list.map(({ key }) => key) : answer.status;
};
const byHand = (album: WireAlbum) => keysOf(`album_id=${album.id}&order=hand`);

describe('albums of a member', () => {
  it('ALB-01 ANY-04 are created once per key, and not anew by a key whose album was deleted', async () => {
    const send = () =>
      owner.call<WireAlbum>(
        'POST',
        '/api/gallery/albums',
        { name: 'Roof', privacy: 'public' },
        { 'X-Idempotency-Key': 'the-only-key' },
      );
    const first = await send();
    expect(await send()).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect((await owner.call('DELETE', `/api/gallery/albums/${first.body.id}`)).status).toBe(204);
    expect((await send()).status).toBe(404);
    expect((await listed()).count).toBe(0);
  });

  it('ALB-01 are created, renamed, opened and closed, and deleted', async () => {
    const album = await create('  Roof \u202e garden ');
    expect(album).toEqual({
      ...{ id: album.id, title: 'Roof garden', privacy: 'public', photos: 0, cover: null, beside_cover: [] },
      created_at: server.clock.now().toISOString(),
    });
    const edit = (body: unknown) => owner.call('POST', `/api/gallery/albums/${album.id}`, body);
    expect(await edit({ name: 'Roof' })).toMatchObject({ status: 200, body: { ...album, title: 'Roof' } });
    expect(await edit({ privacy: 'private' })).toMatchObject({ body: { title: 'Roof', privacy: 'private' } });
    expect((await owner.call('DELETE', `/api/gallery/albums/${album.id}`)).status).toBe(204);
    expect(await listed()).toEqual({ list: [], count: 0 });
    expect((await edit({ name: 'Again' })).status).toBe(404);
  });

  it.each<[string, unknown]>([
    ['no name', { privacy: 'public' }],
    ['a name that shows nothing', { name: ' \u200b ', privacy: 'public' }],
    ['a name that is too long', { name: 'x'.repeat(maxNameLength + 1), privacy: 'public' }],
    ['no privacy', { name: 'Roof' }],
    ['a privacy that does not exist', { name: 'Roof', privacy: 'followers' }],
  ])('ALB-01 VAL-05 refuses %s', async (_what, body) => {
    expect((await owner.call('POST', '/api/gallery/albums', body)).status).toBe(422);
    expect((await listed()).count).toBe(0);
  });

  it('ALB-01 VAL-05 counts a name in what people see as characters', async () => {
    expect((await create('👩‍🌾'.repeat(maxNameLength))).title).toBe('👩‍🌾'.repeat(maxNameLength));
  });

  it('ALB-01 LIST-01 come by 6, the newest first, and are found without case and accents', async () => {
    for (const name of ['Été', 'Plot seven', 'Roof', 'Winter', 'Spring', '朝の台所', '🎂', 'Hidden été'])
      await create(name, name.startsWith('Hidden') ? 'private' : 'public');
    const titles = async (query: string, who = stranger) =>
      (await listed(query, who)).list.map(({ title }) => title);
    expect(await titles('')).toEqual(['🎂', '朝の台所', 'Spring', 'Winter', 'Roof', 'Plot seven']);
    expect(await titles('?page=2')).toEqual(['Été']);
    expect((await listed('?page=2', stranger)).count).toBe(7);
    expect(await titles('?term=ETE')).toEqual(['Été']);
    expect(await titles('?term=ETE', owner)).toEqual(['Hidden été', 'Été']);
    expect(await titles(`?term=${encodeURIComponent('台所')}`)).toEqual(['朝の台所']);
    expect(await titles(`?term=${encodeURIComponent('🎂')}`)).toEqual(['🎂']);
    expect(await titles('?term=nothing')).toEqual([]);
    const { list } = await listed('?term=plot');
    expect(await titles(`?album_id=${list[0]?.id}`)).toEqual(['Plot seven']);
  });

  it('ALB-01 are 1,000 at most', async () => {
    const rows = Array.from({ length: maxAlbums - 1 }, (_, index) => ({
      ...{ ownerId: owner.id, title: `Album ${index}`, privacy: 'public' as const },
      createdAt: server.clock.now(),
    }));
    await server.db.insert(albums).values(rows);
    await create('The last one');
    const refused = await owner.call('POST', '/api/gallery/albums', { name: 'More', privacy: 'public' });
    expect(refused).toMatchObject({ status: 403, body: { dictionary_code: 'quotaExceeded' } });
    expect((await listed()).count).toBe(maxAlbums);
  });

  it('SET-06 are hidden by the privacy of pictures, and private ones from everybody else', async () => {
    const open = await create('Open');
    const closed = await create('Closed', 'private');
    const [seen, unseen] = (await uploads(2)) as [string, string];
    await change(open, { add: [seen] });
    await change(closed, { add: [unseen] });
    const photos = (album: WireAlbum, who: TestMember) => keysOf(`album_id=${album.id}`, who);
    expect((await listed('', stranger)).list.map(({ title }) => title)).toEqual(['Open']);
    expect(await photos(open, stranger)).toEqual([seen]);
    expect(await photos(closed, stranger)).toBe(404);
    expect(await photos(closed, owner)).toEqual([unseen]);

    await owner.call('PATCH', '/api/user/edit', { privacy: { media: 'all_followers' } });
    expect(await photos(open, stranger)).toBe(404);
    expect((await stranger.call('GET', `/api/gallery/albums/${owner.id}`)).status).toBe(403);
    expect((await stranger.call('GET', `/api/gallery/months?album_id=${open.id}`)).status).toBe(404);
    await makeFollow(server, stranger.id, owner.id);
    expect(await photos(open, stranger)).toEqual([seen]);
    expect(await keysOf(`album_id=${open.id}&user_id=${stranger.id}`, stranger)).toBe(404);
  });

  it('ALB-01 take another photo as cover when theirs goes', async () => {
    const album = await create('Roof');
    const [first, second, third] = (await uploads(3)) as [string, string, string];
    const cover = async () => (await listed()).list[0]?.cover?.key ?? null;
    await change(album, { add: [first, second, third] });
    expect(await cover()).toBe(first);
    const set = (key: string) => owner.call('POST', `/api/gallery/albums/${album.id}`, { cover: key });
    expect(await set(third)).toMatchObject({ status: 200, body: { cover: { key: third } } });
    const elsewhere = await pendingPicture(server, owner.id);
    expect((await set(elsewhere)).status).toBe(422);
    await change(album, { remove: [third] });
    expect(await cover()).toBe(first);
    await owner.call('DELETE', `/api/files/key/${first}`);
    expect(await cover()).toBe(second);
    await change(album, { remove: [second] });
    expect(await cover()).toBeNull();
  });
});

describe('photos of an album', () => {
  it('ALB-02 come first in the order of their names, and stay as they are ordered by hand', async () => {
    const album = await create('Roof');
    const [a, b, c, d, e] = (await uploads(5)) as [string, string, string, string, string];
    expect((await change(album, { add: [a, b, c] })).body.photos).toBe(3);
    expect(await byHand(album)).toEqual([a, b, c]);
    await change(album, { add: [d, e, a] });
    expect(await byHand(album)).toEqual([d, e, a, b, c]);
    // The named ones share the places that they have.
    await change(album, { order: [c, e] });
    expect(await byHand(album)).toEqual([d, c, a, b, e]);
    expect((await change(album, { order: [e, b, a, c, d], remove: [b] })).status).toBe(422);
    expect(await byHand(album)).toEqual([d, c, a, b, e]);
    await change(album, { remove: [b], order: [e, a, c, d] });
    expect(await byHand(album)).toEqual([e, a, c, d]);
    expect((await listed()).list[0]).toMatchObject({ photos: 4, cover: { key: a } });
  });

  it('ALB-02 are in one album: one that is added to another leaves the first', async () => {
    const [one, two] = [await create('One'), await create('Two')];
    const [a, b] = (await uploads(2)) as [string, string];
    await change(one, { add: [a, b] });
    await change(two, { add: [a] });
    expect([await byHand(one), await byHand(two)]).toEqual([[b], [a]]);
    expect((await listed()).list.map(({ photos, cover }) => [photos, cover?.key])).toEqual([
      [1, a],
      [1, b],
    ]);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('SRV-05 are the caller’s own, and no avatar; a refused change changes nothing', async () => {
    const album = await create('Roof');
    const [own] = (await uploads(1)) as [string];
    const foreign = await pendingPicture(server, stranger.id);
    const avatar = await pendingPicture(server, owner.id);
    await server.db.update(files).set({ visibility: 'public' }).where(eq(files.key, avatar));
    const refusedOn = async (body: unknown) => {
      const answer = await change(album, body);
      expect(answer.status).toBe(422);
      return Object.keys((answer.body as { fields?: object }).fields ?? {});
    };
    expect(await refusedOn({ add: [own, foreign] })).toEqual(['add']);
    expect(await refusedOn({ add: [own], remove: [own] })).toEqual(['add']);
    expect(await refusedOn({ add: [own, own] })).toEqual(['add']);
    expect(await refusedOn({ add: [avatar] })).toEqual(['add']);
    expect(await refusedOn({ add: [own], order: [own, avatar] })).toEqual(['order']);
    expect(await byHand(album)).toEqual([]);
    expect((await change(album, { add: [foreign] }, stranger)).status).toBe(404);
    const states = await server.db.select({ state: files.state }).from(files);
    expect(states.map(({ state }) => state)).toEqual(['pending', 'pending', 'pending']);
  });

  it('ALB-01 stay under all photos of their owner alone when they leave an album, or it is deleted', async () => {
    const album = await create('Roof');
    const [a, b, c] = (await uploads(3)) as [string, string, string];
    await change(album, { add: [a, b, c] });
    const all = async (who: TestMember) => {
      const keys = await keysOf(`user_id=${owner.id}`, who);
      return Array.isArray(keys) ? keys.toSorted() : keys;
    };
    expect(await all(stranger)).toEqual([a, b, c].toSorted());
    await change(album, { remove: [a] });
    expect(await all(stranger)).toEqual([b, c].toSorted());
    await owner.call('DELETE', `/api/gallery/albums/${album.id}?photos=keep`);
    expect(await all(stranger)).toEqual([]);
    expect(await all(owner)).toEqual([a, b, c].toSorted());
    const again = await create('Again');
    await change(again, { add: [b] });
    expect(await all(stranger)).toEqual([b]);
  });

  it('ALB-01 go with their album on demand, but for those without which a post would be empty', async () => {
    const album = await create('Roof');
    const [alone, beside, lone] = (await uploads(3)) as [string, string, string];
    const empty = await publish(owner, { photos: [alone] });
    const worded = await publish(owner, { post: 'With words', photos: [beside] });
    await change(album, { add: [alone, beside, lone] });
    expect((await owner.call('DELETE', `/api/gallery/albums/${album.id}?photos=delete`)).status).toBe(204);
    const photosOf = async ({ id }: WirePost) =>
      (await stranger.call<WirePost>('GET', `/api/post/view/${id}`)).body.photos.map(({ key }) => key);
    expect([await photosOf(empty), await photosOf(worded)]).toEqual([[alone], []]);
    expect(await keysOf(`user_id=${owner.id}`)).toEqual([alone]);
    expect((await server.db.select().from(files)).map(({ key }) => key)).toEqual([alone]);
    expect((await owner.call('DELETE', `/api/gallery/albums/${album.id}?photos=all`)).status).toBe(400);
  });

  it('ALB-01 of a private album show in a post that carries them too, and only there', async () => {
    const album = await create('Closed', 'private');
    const [shared, hidden] = (await uploads(2)) as [string, string];
    await publish(owner, { post: 'Look', photos: [shared] });
    await change(album, { add: [shared, hidden] });
    expect(await keysOf(`user_id=${owner.id}`, stranger)).toEqual([shared]);
    expect(await keysOf(`album_id=${album.id}`, stranger)).toBe(404);
    expect(await listed('', stranger)).toEqual({ list: [], count: 0 });
  });
});
