import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireWeek } from '@/shared/wire/user';
import { follows, posts } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { joinGroup, makeFollow, makeGroup, publish } from '../../testing/posts';
import { statementsOf } from '../../testing/statements';
import { readWeeks } from './weeks';

const server = await createTestServer({ now: new Date('2026-03-04T09:30:00.000Z') });
let amara: TestMember;
let yusuf: TestMember;

beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf', votingPower: 40 });
});
afterAll(() => server.close());

const path = '/api/user/dashboard';
const weeksOf = async (member: TestMember, query = '') =>
  (await member.call<WireList<WireWeek>>('GET', `${path}${query}`)).body;
/** Counts of the newest weeks, the newest first. */
const newest = async (count: number) => {
  const { list } = await weeksOf(amara);
  return list
    .slice(-count)
    .reverse()
    .map(({ posts: wrote, followers, votes, value }) => ({ posts: wrote, followers, votes, value }));
};
const nothing = { posts: 0, followers: 0, votes: 0, value: 0 };

/** Publishes on a wall, by default the author's own, as of that moment. */
async function written(at: string, author = amara, wall = `user/${author.id}`) {
  const { id } = await publish(author, { post: 'Bread' }, wall);
  await change(id, { createdAt: new Date(at) });
  return id;
}
const change = (id: string, fields: Partial<typeof posts.$inferInsert>) =>
  server.db
    .update(posts)
    .set(fields)
    .where(eq(posts.id, Number(id)));

async function came(at: string) {
  const follower = await server.member();
  await makeFollow(server, follower.id, amara.id);
  await server.db
    .update(follows)
    .set({ createdAt: new Date(at) })
    .where(eq(follows.followerId, follower.id));
  return follower;
}

describe('the weeks of a member', () => {
  it('SHELL-03 are twelve of seven days each, the oldest first, up to the end of the day in UTC', async () => {
    const { list, count } = await weeksOf(amara);
    expect([list.length, count]).toEqual([12, 12]);
    expect(list[0]).toEqual({ from: '2025-12-11T00:00:00.000Z', ...nothing });
    expect(list.at(-1)?.from).toBe('2026-02-26T00:00:00.000Z');
    expect((await weeksOf(yusuf, '?weeks=1')).list).toEqual([
      { from: '2026-02-26T00:00:00.000Z', ...nothing },
    ]);
    const year = await weeksOf(amara, '?weeks=52');
    expect([year.count, year.list[0]?.from]).toEqual([52, '2025-03-06T00:00:00.000Z']);
  });

  it('SHELL-03 count posts and followers between their borders, the first moment included', async () => {
    for (const at of ['2026-02-26T00:00:00.000Z', '2026-03-04T23:59:59.999Z', '2026-02-25T23:59:59.999Z']) {
      await written(at);
      await came(at);
    }
    for (const at of ['2025-12-11T00:00:00.000Z', '2025-12-10T23:59:59.999Z', '2026-03-05T00:00:00.000Z']) {
      await written(at);
      await came(at);
    }
    const { list } = await weeksOf(amara);
    const counts = list.map(({ posts: wrote, followers }) => [wrote, followers]);
    expect(counts).toEqual([[1, 1], ...Array.from({ length: 9 }, () => [0, 0]), [1, 1], [2, 2]]);
  });

  it('SHELL-03 end when the caller says, which is the end of the day where they are', async () => {
    await written('2026-03-04T08:00:00.000Z');
    await written('2026-02-25T08:30:00.000Z');
    await came('2026-02-25T07:30:00.000Z');
    const query = '?weeks=2&until=2026-03-04T08:00:00.000Z';
    expect((await weeksOf(amara, query)).list).toEqual([
      { ...nothing, from: '2026-02-18T08:00:00.000Z', followers: 1 },
      { ...nothing, from: '2026-02-25T08:00:00.000Z', posts: 1 },
    ]);
  });

  it('SHELL-03 sum up the likes and the value of their posts, as these tell them', async () => {
    const first = await written('2026-03-02T12:00:00.000Z');
    const second = await written('2026-03-03T12:00:00.000Z');
    const third = await server.member({ votingPower: 25 });
    expect((await amara.call('POST', `/api/vote/${first}/like`)).status).toBe(403);
    for (const id of [first, second]) await yusuf.call('POST', `/api/vote/${id}/like`);
    await third.call('POST', `/api/vote/${first}/like`);
    await third.call('POST', `/api/vote/${second}/dislike`);
    expect(await newest(2)).toEqual([{ posts: 2, followers: 0, votes: 3, value: 1.05 }, nothing]);
    await yusuf.call('POST', `/api/vote/${first}/like`);
    expect(await newest(1)).toEqual([{ posts: 2, followers: 0, votes: 2, value: 0.65 }]);
    // The member alone asks for this, so what they hide from others is told.
    await amara.call('PATCH', '/api/user/edit', { privacy: { post_value: 'no_one' } });
    expect(await newest(1)).toMatchObject([{ value: 0.65 }]);
  });

  it('SHELL-03 DESK-02 leave out posts that are deleted, removed or wait, and those on other walls', async () => {
    const at = '2026-03-02T12:00:00.000Z';
    await makeFollow(server, yusuf.id, amara.id);
    await makeFollow(server, amara.id, yusuf.id);
    const group = await makeGroup(server, yusuf.id);
    await joinGroup(server, group, amara.id);
    await written(at);
    await written(at, amara, `group/${group}`);
    await written(at, amara, `user/${yusuf.id}`);
    await written(at, yusuf, `user/${amara.id}`);
    await written(at, yusuf);
    const [deleted, removed, waiting] = [await written(at), await written(at), await written(at)];
    await yusuf.call('POST', `/api/vote/${removed}/like`);
    await amara.call('DELETE', `/api/post/user/${deleted}`);
    await change(removed, { removedAt: server.clock.now() });
    await change(waiting, { pendingSince: server.clock.now() });
    expect(await newest(1)).toEqual([{ ...nothing, posts: 1, followers: 1 }]);
  });

  it('SHELL-03 OWN-02 leave out who follows no longer, and closed accounts', async () => {
    const at = '2026-03-02T12:00:00.000Z';
    const [gone, closed, blocked, back] = [await came(at), await came(at), await came(at), await came(at)];
    await came(at);
    expect(await newest(1)).toEqual([{ ...nothing, followers: 5 }]);
    await gone.call('DELETE', `/api/follower/${amara.id}/unfollow`);
    await closed.call('DELETE', '/api/user', { password: closed.password });
    await amara.call('POST', `/api/follower/${blocked.id}/block`);
    expect(await newest(1)).toEqual([{ ...nothing, followers: 2 }]);
    // One who comes back came then.
    await back.call('DELETE', `/api/follower/${amara.id}/unfollow`);
    server.clock.advance(7 * 24 * 3600);
    await back.call('POST', `/api/follower/${amara.id}/follow`);
    expect(await newest(2)).toEqual([
      { ...nothing, followers: 1 },
      { ...nothing, followers: 1 },
    ]);
  });

  it('SHELL-03 answer 400 to any other number of weeks and to an end that is none, and 401 to guests', async () => {
    const ends = ['tomorrow', '2026-03-05', '1026-03-05T00:00:00.000Z', '2026-13-05T00:00:00.000Z'];
    const counts = ['0', '53', '-1', '1.5', '', 'all'];
    const queries = [...counts.map((weeks) => `weeks=${weeks}`), ...ends.map((end) => `until=${end}`)];
    for (const query of queries)
      expect([query, (await amara.call('GET', `${path}?${query}`)).status]).toEqual([query, 400]);
    expect((await server.call('GET', path)).status).toBe(401);
  });

  it('SRV-02 are read in one statement, however many', async () => {
    await written('2026-03-02T12:00:00.000Z');
    const end = new Date('2026-03-05T00:00:00.000Z');
    expect(await statementsOf(server.db, (db) => readWeeks(db, amara.id, { weeks: 52, end }))).toBe(1);
  });
});
