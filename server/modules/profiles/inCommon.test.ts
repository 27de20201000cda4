import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireGroup } from '@/shared/wire/group';
import type { WireInCommon } from '@/shared/wire/inCommon';
import {
  audiences,
  type Audience,
  type PrivacySetting,
  type WirePrivacy,
  type WireUserInList,
} from '@/shared/wire/user';
import { blocks, closings, groupMembers, groups, users } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { joinGroup, makeFollow, makeGroup } from '../../testing/posts';
import { statementsOf } from '../../testing/statements';
import { readInCommon } from './inCommon';

const server = await createTestServer();
let amara: TestMember;
let yusuf: TestMember;

beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
});
afterAll(() => server.close());

const ask = (viewer: TestMember, member: TestMember) =>
  viewer.call<WireInCommon>('GET', `/api/user/${member.id}/common`);
const told = async (viewer: TestMember, member: TestMember) => {
  const { people, people_count, groups: shared, groups_count } = (await ask(viewer, member)).body;
  return {
    people: people.map(({ id }) => Number(id)),
    peopleCount: people_count,
    groups: shared.map(({ id }) => Number(id)),
    groupsCount: groups_count,
  };
};
const nothing = { people: [], peopleCount: 0, groups: [], groupsCount: 0 };

/** Makes somebody who follows the member and whom the viewer follows. */
async function friendOf(viewer: TestMember, member: TestMember, privacy: Partial<WirePrivacy> = {}) {
  const friend = await server.member({ privacy });
  await makeFollow(server, friend.id, member.id);
  await makeFollow(server, viewer.id, friend.id);
  return friend;
}

/** Makes a group that both are in; the first runs it. */
async function groupOf(owner: TestMember, member: TestMember, traits: Parameters<typeof makeGroup>[2] = {}) {
  const id = await makeGroup(server, owner.id, traits);
  await joinGroup(server, id, member.id);
  return id;
}

const set = (member: TestMember, privacy: Partial<WirePrivacy>) =>
  server.db.update(users).set({ privacy }).where(eq(users.id, member.id));
const block = (blocker: TestMember, blocked: TestMember) =>
  server.db
    .insert(blocks)
    .values({ blockerId: blocker.id, blockedId: blocked.id, createdAt: server.clock.now() });
const close = async (member: TestMember) => {
  const closedAt = server.clock.now();
  await server.db.insert(closings).values({ userId: member.id, closedAt, until: closedAt });
};

describe('what members have in common', () => {
  it('SHELL-10 is the followers whom the caller follows, and the groups that both are in', async () => {
    const friend = await friendOf(amara, yusuf);
    await makeFollow(server, (await server.member()).id, yusuf.id);
    await makeFollow(server, amara.id, (await server.member()).id);
    await makeFollow(server, yusuf.id, amara.id);
    const [run, joined] = [await groupOf(yusuf, amara), await groupOf(amara, yusuf)];
    await makeGroup(server, yusuf.id);
    await makeGroup(server, amara.id);
    const { status, body } = await ask(amara, yusuf);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      people: [{ id: String(friend.id), is_following: true }],
      people_count: 1,
      groups: [
        { id: String(joined), role: 'owner' },
        { id: String(run), role: 'member' },
      ],
      groups_count: 2,
    });
    expect(body.people[0]).not.toHaveProperty('bio');
    // Yusuf follows none of them, but shares the groups.
    expect(await told(yusuf, amara)).toMatchObject({ people: [], peopleCount: 0, groupsCount: 2 });
  });

  it('SHELL-10 names the three that came last of each, counts all, and reads no more for it', async () => {
    const statements = () => statementsOf(server.db, (db) => readInCommon(db, amara.id, yusuf.id));
    expect(await statements()).toBe(2);
    const friends: number[] = [];
    const shared: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      server.clock.advance(1);
      friends.push((await friendOf(amara, yusuf)).id);
      if (index < 4) shared.push(await groupOf(yusuf, amara));
    }
    expect(await told(amara, yusuf)).toEqual({
      people: friends.slice(-3).reverse(),
      peopleCount: 5,
      groups: shared.slice(-3).reverse(),
      groupsCount: 4,
    });
    expect(await statements()).toBe(4);
  });

  it('SHELL-10 is nothing with oneself', async () => {
    const friend = await friendOf(amara, amara);
    await groupOf(amara, friend);
    expect(await told(amara, amara)).toEqual(nothing);
  });

  it('VAL-07 API-01 answers 404 for nobody, the unconfirmed, closed accounts and across a block both ways', async () => {
    const statusOf = async (member: TestMember) => (await ask(amara, member)).status;
    expect((await amara.call('GET', '/api/user/999999/common')).status).toBe(404);
    expect(await statusOf(await server.member({ confirmedAt: null }))).toBe(404);
    const [closed, blocked, blocking] = [await server.member(), await server.member(), await server.member()];
    expect(await statusOf(closed)).toBe(200);
    await close(closed);
    await block(amara, blocked);
    await block(blocking, amara);
    expect([await statusOf(closed), await statusOf(blocked), await statusOf(blocking)]).toEqual([
      404, 404, 404,
    ]);
  });

  it('SET-06 OWN-02 leaves out people across a block, both ways, and closed accounts', async () => {
    const [kept, blocked, blocking, closed] = [
      await friendOf(amara, yusuf),
      await friendOf(amara, yusuf),
      await friendOf(amara, yusuf),
      await friendOf(amara, yusuf),
    ];
    await block(amara, blocked);
    await block(blocking, amara);
    await close(closed);
    expect(await told(amara, yusuf)).toEqual({ ...nothing, people: [kept.id], peopleCount: 1 });
  });

  it.each<[PrivacySetting, Partial<typeof nothing>]>([
    ['who_follows_me', { people: [], peopleCount: 0 }],
    ['my_groups', { groupsCount: 1 }],
    ['groups_i_follow', { groupsCount: 1 }],
  ])('SET-06 tells nothing of what the member hides by %s', async (setting, hidden) => {
    await friendOf(amara, yusuf);
    const [run, joined] = [await groupOf(yusuf, amara), await groupOf(amara, yusuf)];
    const before = await told(amara, yusuf);
    expect(before).toMatchObject({ peopleCount: 1, groups: [joined, run], groupsCount: 2 });
    await set(yusuf, { [setting]: 'only_me' });
    const left = setting === 'who_follows_me' ? [joined, run] : setting === 'my_groups' ? [joined] : [run];
    expect(await told(amara, yusuf)).toEqual({ ...before, ...hidden, groups: left });
  });

  it('SET-06 tells nothing at all where all of it is hidden, and refuses a closed profile', async () => {
    await friendOf(amara, yusuf);
    await groupOf(yusuf, amara);
    await set(yusuf, { who_follows_me: 'no_one', my_groups: 'no_one', groups_i_follow: 'no_one' });
    expect(await told(amara, yusuf)).toEqual(nothing);
    await set(yusuf, { profile_details: 'approved_followers' });
    expect((await ask(amara, yusuf)).status).toBe(403);
    await makeFollow(server, amara.id, yusuf.id, 'approved');
    expect(await told(amara, yusuf)).toMatchObject({ peopleCount: 1, groupsCount: 1 });
  });

  it('SET-06 leaves out a follower who hides whom they follow, or their profile', async () => {
    await friendOf(amara, yusuf, { who_i_follow: 'only_me' });
    await friendOf(amara, yusuf, { profile_details: 'approved_followers' });
    const open = await friendOf(amara, yusuf, { who_i_follow: 'all_followers' });
    expect(await told(amara, yusuf)).toEqual({ ...nothing, people: [open.id], peopleCount: 1 });
  });

  it('GRP-03 GRP-06 tells of private groups to those who are in, and never where either is blocked or gone', async () => {
    const secret = await groupOf(yusuf, amara, { privacy: 1 });
    const [blocked, blocking, deleted] = [
      await groupOf(yusuf, amara),
      await groupOf(amara, yusuf),
      await groupOf(yusuf, amara),
    ];
    const waiting = await makeGroup(server, yusuf.id, { privacy: 1 });
    await amara.call('POST', `/api/groups/${waiting}/join`);
    const blockIn = (groupId: number, member: TestMember) =>
      server.db
        .update(groupMembers)
        .set({ blocked: true })
        .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, member.id)));
    expect(await told(amara, yusuf)).toMatchObject({ groupsCount: 4 });
    await blockIn(blocked, amara);
    await blockIn(blocking, yusuf);
    await server.db.delete(groups).where(eq(groups.id, deleted));
    expect(await told(amara, yusuf)).toEqual({ ...nothing, groups: [secret], groupsCount: 1 });
  });
});

describe('what members have in common, beside the lists', () => {
  /** Finds in the lists of followers and groups what they show to the viewer of both; a refused list shows nothing. */
  async function listed(viewer: TestMember, member: TestMember) {
    const read = async <T>(path: string) => {
      const { status, body } = await viewer.call<{ list: T[] }>('GET', path);
      return status === 200 ? body.list : [];
    };
    const followers = await read<WireUserInList>(`/api/follower/followers/${member.id}`);
    const theirs = await read<WireGroup>(`/api/groups/user/${member.id}`);
    const people = followers.filter(({ is_following }) => is_following).map(({ id }) => Number(id));
    const shared = theirs.filter(({ role }) => role !== null).map(({ id }) => Number(id));
    return { people, peopleCount: people.length, groups: shared, groupsCount: shared.length };
  }

  it.each(audiences)(
    'SET-06 SRV-05 tells what both show, whoever is in the audience %s, of either end',
    async (audience) => {
      const viewers = [
        await server.member(),
        await server.member(),
        await server.member(),
        await server.member(),
      ];
      const [, direct, approved, mutual] = viewers;
      if (!direct || !approved || !mutual) throw new TypeError('A viewer is missing');
      await makeFollow(server, direct.id, yusuf.id);
      await makeFollow(server, approved.id, yusuf.id, 'approved');
      await makeFollow(server, mutual.id, yusuf.id);
      await makeFollow(server, yusuf.id, mutual.id);
      const friend = await server.member();
      await makeFollow(server, friend.id, yusuf.id);
      const [run, joined] = [
        await makeGroup(server, yusuf.id),
        await makeGroup(server, friend.id, { privacy: 1 }),
      ];
      await joinGroup(server, joined, yusuf.id);
      for (const viewer of viewers) {
        await makeFollow(server, viewer.id, friend.id, viewer === approved ? 'approved' : 'direct');
        for (const group of [run, joined]) await joinGroup(server, group, viewer.id);
      }
      const settings: [TestMember, PrivacySetting][] = [
        [yusuf, 'profile_details'],
        [yusuf, 'who_follows_me'],
        [yusuf, 'my_groups'],
        [yusuf, 'groups_i_follow'],
        [friend, 'profile_details'],
        [friend, 'who_i_follow'],
      ];
      for (const [owner, setting] of settings) {
        await set(owner, { [setting]: audience satisfies Audience });
        for (const viewer of viewers) {
          const { status } = await ask(viewer, yusuf);
          const shown = status === 200 ? await told(viewer, yusuf) : nothing;
          expect(shown, `${setting}, viewer ${viewers.indexOf(viewer)}`).toEqual(await listed(viewer, yusuf));
        }
        await set(owner, {});
      }
    },
  );
});
