import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireImage, WireList } from '@/shared/wire/common';
import type { WireProfile } from '@/shared/wire/user';
import { albumPhotos, albums, groups } from '../../db/schema';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { joinGroup, makeFollow, makeGroup, pendingPicture, publish } from '../../testing/posts';

let server: TestServer;
let owner: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await server.member({ permalink: 'owner' });
  stranger = await server.member();
});

const page = async (viewer: TestMember, query = '') =>
  (await viewer.call<WireList<WireImage>>('GET', `/api/gallery/photos?user_id=${owner.id}${query}`)).body;
const counted = async (viewer: TestMember) =>
  (await viewer.call<WireProfile>('GET', '/api/user/user/new/owner')).body.counts.photos;

/** All pages one after the other. */
async function allKeys(viewer: TestMember): Promise<string[]> {
  const keys: string[] = [];
  for (let number = 1; ; number += 1) {
    const { list, count } = await page(viewer, `&per_page=2&page=${number}`);
    expect(count).toBe(await counted(viewer));
    if (list.length === 0) return keys;
    keys.push(...list.map(({ key }) => key));
  }
}

async function withPhoto(wall?: string): Promise<{ key: string; postId: string }> {
  server.clock.advance(60);
  const key = await pendingPicture(server, owner.id);
  const { id } = await publish(owner, { post: 'With a photo', photos: [key] }, wall);
  return { key, postId: id };
}

async function inAlbum(privacy: 'public' | 'private', key: string): Promise<string> {
  server.clock.advance(60);
  const createdAt = server.clock.now();
  const [album] = await server.db
    .insert(albums)
    .values({ ownerId: owner.id, title: privacy, privacy, photoCount: 1, createdAt })
    .returning();
  await server.db.insert(albumPhotos).values({ albumId: album?.id ?? 0, fileKey: key, createdAt });
  return key;
}
const albumPhoto = async (privacy: 'public' | 'private') =>
  inAlbum(privacy, await pendingPicture(server, owner.id));

describe('pictures of a member', () => {
  it('PROF-01 SET-06 a profile counts what its photos tab holds, for whoever looks', async () => {
    const fellow = await server.member();
    const group = await makeGroup(server, owner.id);
    await server.db.update(groups).set({ privacy: 1 });
    await joinGroup(server, group, fellow.id);
    const wall = await withPhoto();
    const both = await withPhoto();
    await inAlbum('public', both.key);
    const hidden = await withPhoto(`group/${group}`);
    const open = await albumPhoto('public');
    const closed = await albumPhoto('private');

    expect(await allKeys(owner)).toEqual([closed, open, hidden.key, both.key, wall.key]);
    expect(await allKeys(fellow)).toEqual([open, hidden.key, both.key, wall.key]);
    expect(await allKeys(stranger)).toEqual([open, both.key, wall.key]);

    await stranger.call('POST', `/api/report/${wall.postId}`, { reason: 'spam', details: '' });
    expect(await allKeys(stranger)).toEqual([open, both.key]);
    // A reported picture is still in an album.
    await stranger.call('POST', `/api/report/${both.postId}`, { reason: 'spam', details: '' });
    expect((await allKeys(stranger)).toSorted()).toEqual([open, both.key].toSorted());

    await owner.call('DELETE', `/api/files/key/${wall.key}`);
    await owner.call('DELETE', `/api/post/user/${both.postId}`);
    expect((await allKeys(owner)).toSorted()).toEqual([closed, open, hidden.key, both.key].toSorted());
    expect(await allKeys(fellow)).toHaveLength(3);
  });

  it('SET-06 hides the pictures and their number together', async () => {
    await withPhoto();
    await owner.call('PATCH', '/api/user/edit', { privacy: { media: 'all_followers' } });
    expect(await counted(stranger)).toBeNull();
    expect((await stranger.call('GET', `/api/gallery/photos?user_id=${owner.id}`)).status).toBe(403);
    await makeFollow(server, stranger.id, owner.id);
    expect(await allKeys(stranger)).toHaveLength(1);
  });

  it('LIST-01 shows the latest picture first; a page beyond the end is empty', async () => {
    const first = await withPhoto();
    const second = await withPhoto();
    expect((await page(stranger, '')).list.map(({ key }) => key)).toEqual([second.key, first.key]);
    expect(await page(stranger, '&page=2')).toEqual({ list: [], count: 2 });
  });
});
