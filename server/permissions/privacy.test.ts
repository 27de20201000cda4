import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WirePost, WireSuggestion } from '@/shared/wire/post';
import {
  audiences,
  privacySettings,
  type Audience,
  type PrivacySetting,
  type WireProfile,
  type WireUserInList,
} from '@/shared/wire/user';
import { blocks, companyFollows, companyMembers, follows, postPhotos, posts, users } from '../db/schema';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness';
import { joinGroup, makeCompany, makeFollow, makeGroup, pendingPicture } from '../testing/posts';

const relations = [
  'self',
  'stranger',
  'followed by the owner',
  'direct follower',
  'approved follower',
  'mutual, direct',
  'mutual, approved',
  'blocked',
  'blocks the owner',
] as const;
type RelationKind = (typeof relations)[number];

/** Members of each audience (SET-06); the owner is in all of them. */
const insiders: Record<Audience, readonly RelationKind[]> = {
  everyone: relations.filter((kind) => kind !== 'blocked' && kind !== 'blocks the owner'),
  all_followers: ['self', 'direct follower', 'approved follower', 'mutual, direct', 'mutual, approved'],
  approved_followers: ['self', 'approved follower', 'mutual, approved'],
  mutual_followers: ['self', 'mutual, direct', 'mutual, approved'],
  only_me: ['self'],
  no_one: ['self'],
};

let server: TestServer;
let owner: TestMember;
let viewers: Record<RelationKind, TestMember>;
/** Follows the owner and is followed by them; both are public. */
let friend: TestMember;
const ids = { post: 0, runs: 0, joined: 0, employer: 0, followed: 0 };

beforeAll(async () => {
  server = await createTestServer();
  await server.reset();
  owner = await server.member({ permalink: 'owner', firstName: 'Ottilie' });
  friend = await server.member({ permalink: 'friend' });
  const made: Partial<typeof viewers> = { self: owner };
  for (const kind of relations) made[kind] ??= await server.member();
  viewers = made as typeof viewers;
  const { id } = owner;
  await makeFollow(server, id, friend.id);
  await makeFollow(server, friend.id, id);
  await makeFollow(server, viewers['direct follower'].id, id);
  await makeFollow(server, viewers['approved follower'].id, id, 'approved');
  await makeFollow(server, viewers['mutual, direct'].id, id);
  await makeFollow(server, viewers['mutual, approved'].id, id, 'approved');
  for (const kind of ['followed by the owner', 'mutual, direct', 'mutual, approved'] as const)
    await makeFollow(server, id, viewers[kind].id);
  const createdAt = server.clock.now();
  await server.db.insert(blocks).values([
    { blockerId: id, blockedId: viewers.blocked.id, createdAt },
    { blockerId: viewers['blocks the owner'].id, blockedId: id, createdAt },
  ]);
  ids.runs = await makeGroup(server, id);
  ids.joined = await makeGroup(server, friend.id);
  await joinGroup(server, ids.joined, id);
  ids.employer = await makeCompany(server, 'Employer');
  ids.followed = await makeCompany(server, 'Followed');
  await server.db
    .insert(companyMembers)
    .values({ companyId: ids.employer, userId: id, role: 'owner', createdAt });
  await server.db.insert(companyFollows).values({ companyId: ids.followed, userId: id, createdAt });
  const [post] = await server.db
    .insert(posts)
    .values({ authorId: id, type: 'user', entityId: id, text: 'Hello', createdAt })
    .returning();
  ids.post = post?.id ?? 0;
  await server.db
    .insert(postPhotos)
    .values({ postId: ids.post, fileKey: await pendingPicture(server, id), position: 0 });
  await server.db.update(users).set({ postCount: 1 }).where(eq(users.id, id));
});
afterAll(() => server.close());

const get = async <T>(viewer: TestMember, path: string) => viewer.call<T>('GET', path);
const profile = async (viewer: TestMember) =>
  (await get<WireProfile | null>(viewer, '/api/user/user/new/owner')).body;
/** The list has the entry; a list that is refused has nothing. */
async function has(viewer: TestMember, path: string, id: number): Promise<boolean> {
  const { status, body } = await get<WireList<{ id: string }>>(viewer, path);
  return status === 200 && body.list.some((entry) => entry.id === String(id));
}
const isOpen = async (viewer: TestMember, path: string) => (await get(viewer, path)).status === 200;
const found = async (viewer: TestMember) =>
  (await get<WireList<WireUserInList>>(viewer, '/api/search/users?term=ottilie')).body.list[0];

type Probe = (viewer: TestMember) => Promise<boolean>;
const counted =
  (count: keyof WireProfile['counts']): Probe =>
  async (viewer) =>
    ((await profile(viewer))?.counts[count] ?? null) !== null;

/** Owner and friend follow each other: whoever sees them as mutual learns of both ways, on either's lists. */
const mutualPlaces: readonly Probe[] = (['followers', 'following'] as const).flatMap((list) => [
  (viewer: TestMember) => has(viewer, `/api/follower/${list}/${owner.id}?filter=mutual`, friend.id),
  (viewer: TestMember) => has(viewer, `/api/follower/${list}/${friend.id}?filter=mutual`, owner.id),
]);

/** Every place that shows the setting's subject; all must agree. Owners neither message nor suggest themselves. */
const probes: Record<PrivacySetting, readonly Probe[]> = {
  profile_details: [
    async (viewer) => (await profile(viewer))?.is_private === false,
    (viewer) => has(viewer, `/api/post/user/${owner.id}`, ids.post),
    (viewer) => isOpen(viewer, `/api/post/view/${ids.post}`),
    (viewer) => isOpen(viewer, `/api/comments/user/${ids.post}`),
    (viewer) => isOpen(viewer, `/api/follower/followers/${owner.id}`),
    (viewer) => isOpen(viewer, `/api/follower/following/${owner.id}`),
    (viewer) => isOpen(viewer, `/api/groups/user/${owner.id}`),
    (viewer) => isOpen(viewer, `/api/companies/${owner.id}/all`),
    (viewer) => isOpen(viewer, `/api/gallery/photos?user_id=${owner.id}`),
    async (viewer) => {
      const statuses = await get<WireList<unknown>>(viewer, `/api/user/onlineStatus?ids=${owner.id}`);
      return JSON.stringify(statuses.body).includes('"online_status"');
    },
  ],
  post_value: [
    async (viewer) => {
      const { status, body } = await get<WirePost>(viewer, `/api/post/view/${ids.post}`);
      return status === 200 && body.value !== null;
    },
  ],
  post_on_timeline: [
    async (viewer) => (await profile(viewer))?.can_post === true,
    (viewer) =>
      server.undone(
        async () =>
          (await viewer.call('POST', `/api/post/user/${owner.id}`, { post: 'On your wall' })).status === 201,
      ),
  ],
  who_i_follow: [
    (viewer) => has(viewer, `/api/follower/following/${owner.id}`, friend.id),
    (viewer) => has(viewer, `/api/follower/followers/${friend.id}`, owner.id),
    ...mutualPlaces,
    counted('following'),
  ],
  who_follows_me: [
    (viewer) => has(viewer, `/api/follower/followers/${owner.id}`, friend.id),
    (viewer) => has(viewer, `/api/follower/following/${friend.id}`, owner.id),
    ...mutualPlaces,
    counted('followers'),
  ],
  my_groups: [(viewer) => has(viewer, `/api/groups/user/${owner.id}`, ids.runs)],
  groups_i_follow: [(viewer) => has(viewer, `/api/groups/user/${owner.id}`, ids.joined)],
  companies: [
    (viewer) => has(viewer, `/api/companies/${owner.id}/all`, ids.employer),
    (viewer) => has(viewer, `/api/companies/${owner.id}/my`, ids.employer),
  ],
  companies_i_follow: [(viewer) => has(viewer, `/api/companies/${owner.id}/all`, ids.followed)],
  media: [(viewer) => isOpen(viewer, `/api/gallery/photos?user_id=${owner.id}`), counted('photos')],
  find_in_search: [
    async (viewer) => (await found(viewer)) !== undefined,
    async (viewer) => {
      const { body } = await get<WireList<WireSuggestion>>(viewer, '/api/search/autocomplete?term=@ottilie');
      return body.list.length > 0;
    },
  ],
  message_me: [
    async (viewer) => viewer === owner || (await profile(viewer))?.can_message === true,
    async (viewer) => viewer === owner || (await found(viewer))?.can_message === true,
  ],
};

describe('SET-06 every privacy setting × every audience × every relation', () => {
  it.each(privacySettings)(
    'SET-04 %s',
    async (setting) => {
      const wrong: string[] = [];
      for (const audience of audiences) {
        await server.db
          .update(users)
          .set({ privacy: { [setting]: audience } })
          .where(eq(users.id, owner.id));
        for (const kind of relations) {
          const expected = insiders[audience].includes(kind);
          for (const [place, probe] of probes[setting].entries())
            if ((await probe(viewers[kind])) !== expected)
              wrong.push(`${audience}, ${kind}, place ${place}: not ${String(expected)}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  it('SET-06 hides a count only where nothing of it may be seen', async () => {
    const countsFor = async (privacy: Partial<Record<PrivacySetting, Audience>>) => {
      await server.db.update(users).set({ privacy }).where(eq(users.id, owner.id));
      return (await profile(viewers.stranger))?.counts;
    };
    expect(await countsFor({})).toMatchObject({ groups: 2, companies: 2 });
    expect(await countsFor({ my_groups: 'no_one', companies: 'no_one' })).toMatchObject({
      groups: 1,
      companies: 1,
    });
    expect(
      await countsFor({
        my_groups: 'no_one',
        groups_i_follow: 'no_one',
        companies: 'no_one',
        companies_i_follow: 'no_one',
      }),
    ).toMatchObject({ groups: null, companies: null });
  });

  it('SET-06 suggests nobody on the strength of a follow that is hidden, and counts none', async () => {
    const reader = await server.member();
    await makeFollow(server, reader.id, owner.id);
    const mutual = async () => {
      const { body } = await get<WireList<WireUserInList>>(reader, '/api/friends/sugg');
      return body.list.find(({ id }) => id === String(friend.id))?.mutual_count;
    };
    const set = (member: TestMember, privacy: Partial<Record<PrivacySetting, Audience>>) =>
      server.db.update(users).set({ privacy }).where(eq(users.id, member.id));
    await set(owner, {});
    expect(await mutual()).toBe(1);
    await set(owner, { who_i_follow: 'no_one' });
    expect(await mutual()).toBe(0);
    await set(owner, {});
    await set(friend, { who_follows_me: 'no_one' });
    expect(await mutual()).toBe(0);
    await set(friend, {});
    await server.db.delete(follows).where(eq(follows.followerId, reader.id));
  });
});
