import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WirePost } from '@/shared/wire/post';
import { companies, companyFollows, companyMembers, groups, posts, users, categories } from '../../db/schema';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { joinGroup, makeFollow, makeGroup, publish } from '../../testing/posts';

let server: TestServer;
let amara: TestMember;
let yusuf: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
  stranger = await server.member({ permalink: 'stranger' });
});

const feedOf = async (member: TestMember, query = '') =>
  (await member.call<WireList<WirePost>>('GET', `/api/post/news${query}`)).body;
const textsOf = async (member: TestMember) =>
  (await feedOf(member, '?per_page=100')).list.map(({ post }) => post);

async function makeCompany(ownerId: number): Promise<number> {
  const now = server.clock.now();
  const [category] = await server.db
    .insert(categories)
    .values({ kind: 'company', name: 'Bakery', position: 0 })
    .returning();
  const [company] = await server.db
    .insert(companies)
    .values({
      permalink: 'bakery',
      name: 'Bakery',
      searchName: 'bakery',
      privacy: 0,
      categoryId: category?.id ?? 0,
      options: { wall: true, photos: true, contacts: true, members: true },
      createdAt: now,
    })
    .returning();
  const companyId = company?.id ?? 0;
  await server.db
    .insert(companyMembers)
    .values({ companyId, userId: ownerId, role: 'owner', createdAt: now });
  return companyId;
}

describe('the news feed', () => {
  it('FEED-01 holds what I wrote, what those I follow wrote, my wall, my groups and my companies', async () => {
    await makeFollow(server, amara.id, yusuf.id);
    await makeFollow(server, stranger.id, amara.id);
    const groupId = await makeGroup(server, stranger.id);
    await joinGroup(server, groupId, amara.id);
    const elsewhere = await makeGroup(server, yusuf.id);
    const companyId = await makeCompany(stranger.id);
    await server.db
      .insert(companyFollows)
      .values({ companyId, userId: amara.id, createdAt: server.clock.now() });
    await publish(amara, { post: 'mine' });
    await publish(yusuf, { post: 'followed' });
    await publish(yusuf, { post: 'followed, in a group I am not in' }, `group/${elsewhere}`);
    await publish(stranger, { post: 'not followed' });
    await publish(stranger, { post: 'on my wall' }, `user/${amara.id}`);
    await publish(stranger, { post: 'in my group' }, `group/${groupId}`);
    await publish(stranger, { post: 'of my company' }, `company/${companyId}`);
    const feed = await feedOf(amara, '?per_page=100');
    expect(feed.list.map(({ post }) => post)).toEqual([
      'of my company',
      'in my group',
      'on my wall',
      'followed',
      'mine',
    ]);
    expect(feed.count).toBe(5);
    expect(feed.list[0]?.entity).toMatchObject({ name: 'Bakery', permalink: 'bakery' });
  });

  it('FEED-01 LIST-01 gives 10 per page, newest first, and an empty page at the end', async () => {
    for (let index = 0; index < 23; index += 1) {
      server.clock.advance(1);
      await publish(amara, { post: String(index) });
    }
    const pages = [await feedOf(amara), await feedOf(amara, '?page=2'), await feedOf(amara, '?page=3')];
    expect(pages.map(({ list }) => list.length)).toEqual([10, 10, 3]);
    expect(pages.flatMap(({ list }) => list.map(({ post }) => Number(post)))).toEqual(
      Array.from({ length: 23 }, (_, index) => 22 - index),
    );
    // As many as are known by then: one more than was read, and all of them at the end.
    expect(pages.map(({ count }) => count)).toEqual([11, 21, 23]);
    expect((await feedOf(amara, '?page=4')).list).toEqual([]);
    for (const page of [4, 50]) expect((await feedOf(amara, `?page=${page}`)).count).toBe(23);
  });

  it('FEED-03 leaves no hole when posts that were read already go, on the feed and on a wall', async () => {
    for (const path of ['news', `user/${amara.id}`]) {
      await server.db.delete(posts);
      const start = server.clock.now().getTime();
      const rows = Array.from({ length: 60 }, (_, index) => ({
        ...{ authorId: amara.id, type: 'user' as const, entityId: amara.id, text: `old ${index}` },
        // Some at the same moment, where the id decides.
        createdAt: new Date(start - Math.floor(index / 3) * 1000),
      }));
      await server.db.insert(posts).values(rows);
      const seen: string[] = [];
      for (let page = 1; page <= 6; page += 1) {
        const after = seen.at(-1) === undefined ? '' : `&after=${seen.at(-1)}`;
        const { body } = await amara.call<WireList<WirePost>>(
          'GET',
          `/api/post/${path}?page=${page}${after}`,
        );
        seen.push(...body.list.map(({ id }) => id));
        const read = seen.slice(-10, -7).map(Number);
        await server.db.delete(posts).where(inArray(posts.id, read));
      }
      expect(new Set(seen).size).toBe(60);
      expect(seen).toHaveLength(60);
    }
  });

  it('FEED-03 counts the page when the post that it was to follow is gone', async () => {
    for (let index = 0; index < 12; index += 1) {
      server.clock.advance(1);
      await publish(amara, { post: String(index) });
    }
    expect((await feedOf(amara, '?page=2&after=999999')).list.map(({ post }) => post)).toEqual(['1', '0']);
    expect((await amara.call('GET', '/api/post/news?page=2&after=x')).status).toBe(400);
  });

  it('FEED-03 keeps pages in place while 184 posts come and 45 not yet read go', async () => {
    const start = server.clock.now();
    const rows = Array.from({ length: 500 }, (_, index) => ({
      authorId: amara.id,
      type: 'user' as const,
      entityId: amara.id,
      text: `old ${index}`,
      createdAt: new Date(start.getTime() - index * 1000),
    }));
    await server.db.insert(posts).values(rows);
    const seen: string[] = [];
    for (let page = 1; page <= 46; page += 1) {
      const after = seen.at(-1) === undefined ? '' : `&after=${seen.at(-1)}`;
      const { list } = await feedOf(amara, `?page=${page}${after}`);
      seen.push(...list.map(({ id }) => id));
      server.clock.advance(1);
      const now = server.clock.now();
      await server.db
        .insert(posts)
        .values(rows.slice(0, 4).map((row) => ({ ...row, text: 'new', createdAt: now })));
      if (page < 46) await server.db.delete(posts).where(eq(posts.text, `old ${500 - page}`));
    }
    expect(new Set(seen).size).toBe(seen.length);
    const survivors = (await server.db.select({ id: posts.id, text: posts.text }).from(posts)).filter(
      ({ text }) => text !== 'new',
    );
    const missing = survivors.filter(({ id }) => !seen.includes(String(id)));
    expect(missing).toEqual([]);
  });

  it('GRP-06 leaves out groups that have blocked me', async () => {
    const groupId = await makeGroup(server, yusuf.id);
    await joinGroup(server, groupId, amara.id, 'member', true);
    await publish(yusuf, { post: 'in the group' }, `group/${groupId}`);
    expect(await textsOf(amara)).toEqual([]);
    expect(await textsOf(yusuf)).toEqual(['in the group']);
  });

  it('FOLW-02 leaves out silenced people, who are not told and lose nothing else', async () => {
    await makeFollow(server, amara.id, yusuf.id);
    await publish(yusuf, { post: 'loud' });
    await amara.call('POST', `/api/follower/${yusuf.id}/silence`);
    expect(await textsOf(amara)).toEqual([]);
    const wall = await amara.call<WireList<WirePost>>('GET', `/api/post/user/${yusuf.id}`);
    expect(wall.body.count).toBe(1);
    await amara.call('POST', `/api/follower/${yusuf.id}/unsilence`);
    expect(await textsOf(amara)).toEqual(['loud']);
  });

  it('SET-06 leaves out whom I follow when their profile closes to me', async () => {
    await makeFollow(server, amara.id, yusuf.id);
    await publish(yusuf, { post: 'hello' });
    const close = (audience: 'approved_followers' | 'mutual_followers' | 'all_followers' | 'no_one') =>
      server.db
        .update(users)
        .set({ privacy: { profile_details: audience } })
        .where(eq(users.id, yusuf.id));
    await close('all_followers');
    expect(await textsOf(amara)).toEqual(['hello']);
    for (const audience of ['approved_followers', 'mutual_followers', 'no_one'] as const) {
      await close(audience);
      expect(await textsOf(amara)).toEqual([]);
    }
    await close('mutual_followers');
    await makeFollow(server, yusuf.id, amara.id);
    expect(await textsOf(amara)).toEqual(['hello']);
  });

  it('SET-06 hides posts across a block on feeds, walls, groups and by address', async () => {
    const groupId = await makeGroup(server, stranger.id);
    await joinGroup(server, groupId, amara.id);
    await joinGroup(server, groupId, yusuf.id);
    const inGroup = await publish(yusuf, { post: 'in the group' }, `group/${groupId}`);
    const own = await publish(yusuf, { post: 'on my wall' });
    await amara.call('POST', `/api/follower/${yusuf.id}/block`);
    for (const { id } of [inGroup, own])
      expect((await amara.call('GET', `/api/post/view/${id}`)).status).toBe(404);
    expect(await textsOf(amara)).toEqual([]);
    const group = await amara.call<WireList<WirePost>>('GET', `/api/post/group/${groupId}`);
    expect(group.body).toEqual({ list: [], count: 0 });
    for (const member of [amara, yusuf]) {
      const other = member === amara ? yusuf : amara;
      expect((await member.call('GET', `/api/post/user/${other.id}`)).status).toBe(404);
    }
  });

  it('FEED-01 GRP-03 a group whose wall is off shows its posts nowhere, and again when it is on', async () => {
    const groupId = await makeGroup(server, amara.id);
    await joinGroup(server, groupId, yusuf.id);
    const post = await publish(amara, { post: 'In the group' }, `group/${groupId}`);
    const paths = [`/api/post/group/${groupId}`, '/api/post/news', `/api/post/view/${post.id}`];
    const shows = () =>
      Promise.all(
        paths.map(async (path) => JSON.stringify(await yusuf.call('GET', path)).includes('In the group')),
      );
    expect(await shows()).toEqual([true, true, true]);
    await server.db.update(groups).set({ wall: false });
    expect(await shows()).toEqual([false, false, false]);
    expect((await yusuf.call('GET', `/api/post/group/${groupId}`)).status).toBe(403);
    await server.db.update(groups).set({ wall: true });
    expect(await shows()).toEqual([true, true, true]);
  });

  it('FEED-04 gives walls of members, groups and companies page by page', async () => {
    const groupId = await makeGroup(server, amara.id);
    for (let index = 0; index < 12; index += 1)
      await publish(amara, { post: `g${index}` }, `group/${groupId}`);
    const first = await yusuf.call<WireList<WirePost>>('GET', `/api/post/group/${groupId}`);
    const second = await yusuf.call<WireList<WirePost>>('GET', `/api/post/group/${groupId}?page=2`);
    expect([first.body.list.length, second.body.list.length, second.body.count]).toEqual([10, 2, 12]);
    expect((await yusuf.call('GET', '/api/post/company/99')).status).toBe(404);
    expect((await yusuf.call('GET', '/api/post/user/99')).status).toBe(404);
  });

  it.each(['page=0', 'page=10001', 'per_page=101', 'page=x'])('SRV-05 refuses %s', async (query) => {
    expect((await amara.call('GET', `/api/post/news?${query}`)).status).toBe(400);
  });
});
