import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Audience, WireProfile } from '@/shared/wire/user';
import type { Database } from '../../db/database';
import { blocks, follows } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { joinGroup, makeGroup } from '../../testing/posts';
import { statementsOf } from '../../testing/statements';
import { presentLoggedUser } from './presenter';
import { readProfile } from './service';

const server = await createTestServer();

beforeEach(() => server.reset());
afterAll(() => server.close());

const profileOf = async (viewer: TestMember, permalink: string) =>
  (await viewer.call<WireProfile | null>('GET', `/api/user/user/new/${permalink}`)).body;
const follow = (follower: TestMember, followee: TestMember, kind: 'direct' | 'approved' = 'direct') =>
  server.db
    .insert(follows)
    .values({ followerId: follower.id, followeeId: followee.id, kind, createdAt: server.clock.now() });

describe('profiles of others', () => {
  it('VAL-07 answers null for nobody, the unconfirmed, and across a block both ways', async () => {
    const viewer = await server.member();
    const other = await server.member({ permalink: 'other' });
    await server.member({ permalink: 'unconfirmed', confirmedAt: null });
    expect(await profileOf(viewer, 'nobody')).toBeNull();
    expect(await profileOf(viewer, 'unconfirmed')).toBeNull();
    expect(await profileOf(viewer, '%27%20or%201=1')).toBeNull();
    expect(await profileOf(viewer, 'Other')).toMatchObject({ permalink: 'other' });
    await server.db
      .insert(blocks)
      .values({ blockerId: other.id, blockedId: viewer.id, createdAt: server.clock.now() });
    expect(await profileOf(viewer, 'other')).toBeNull();
    expect(await profileOf(other, viewer.row.permalink)).toBeNull();
  });

  it('never shows an address or a setting of somebody else', async () => {
    const viewer = await server.member();
    await server.member({ permalink: 'other', email: 'secret-canary@kith.example' });
    const text = JSON.stringify(await profileOf(viewer, 'other'));
    expect(text).not.toContain('canary');
    expect(text).not.toContain('notification');
  });

  it('PROF-02 shows only the header of a private profile', async () => {
    const viewer = await server.member();
    await server.member({
      permalink: 'private',
      bio: 'canary-bio',
      location: 'canary-place',
      gender: 'other',
      birthday: '1990-01-01',
      votingPower: 77,
      postCount: 5,
      followerCount: 4,
      privacy: { profile_details: 'approved_followers' },
    });
    expect(await profileOf(viewer, 'private')).toMatchObject({
      is_private: true,
      needs_approval: true,
      can_post: false,
      bio: '',
      location: null,
      gender: null,
      birthday: null,
      voting_power: 0,
      counts: { posts: null, followers: null, following: null, groups: null, companies: null, photos: null },
    });
  });

  it.each<[Audience, boolean[], WireProfile['opens_to']]>([
    // stranger, direct follower, approved follower, mutual follower, self; what it tells the stranger
    ['everyone', [true, true, true, true, true], null],
    ['all_followers', [false, true, true, true, true], 'followers'],
    ['approved_followers', [false, false, true, false, true], 'approved'],
    ['mutual_followers', [false, false, false, true, true], 'mutual'],
    ['only_me', [false, false, false, false, true], 'nobody'],
    ['no_one', [false, false, false, false, true], 'nobody'],
  ])('SET-06 PROF-02 %s lets the right people see profile details', async (audience, expected, opensTo) => {
    const owner = await server.member({ permalink: 'owner', privacy: { profile_details: audience } });
    const [stranger, direct, approved, mutual] = [
      await server.member(),
      await server.member(),
      await server.member(),
      await server.member(),
    ];
    await follow(direct, owner);
    await follow(approved, owner, 'approved');
    await follow(mutual, owner);
    await follow(owner, mutual);
    const seen = [];
    for (const viewer of [stranger, direct, approved, mutual, owner])
      seen.push((await profileOf(viewer, 'owner'))?.is_private === false);
    expect(seen).toEqual(expected);
    expect(await profileOf(stranger, 'owner')).toMatchObject({
      needs_approval: audience !== 'everyone' && audience !== 'all_followers',
      opens_to: opensTo,
    });
  });

  it('SET-06 SRV-05 counts of the posts only those that the viewer may see', async () => {
    const author = await server.member({ permalink: 'author' });
    const host = await server.member({ privacy: { profile_details: 'approved_followers' } });
    const insider = await server.member();
    const stranger = await server.member();
    await follow(author, host, 'approved');
    await follow(insider, host, 'approved');
    const groupId = await makeGroup(server, author.id, { privacy: 1 });
    await joinGroup(server, groupId, insider.id);
    for (const wall of [`user/${author.id}`, `user/${author.id}`, `user/${host.id}`, `group/${groupId}`])
      expect((await author.call('POST', `/api/post/${wall}`, { post: 'Hello' })).status).toBe(201);
    const counted = async (viewer: TestMember) => (await profileOf(viewer, 'author'))?.counts.posts;
    expect([await counted(author), await counted(insider), await counted(stranger)]).toEqual([4, 4, 2]);
  });

  it('SET-06 hides each count by its own setting', async () => {
    const viewer = await server.member();
    const owner = await server.member({
      permalink: 'owner',
      followerCount: 3,
      followingCount: 4,
      privacy: { who_follows_me: 'no_one', media: 'all_followers', message_me: 'mutual_followers' },
    });
    expect(await profileOf(viewer, 'owner')).toMatchObject({
      counts: { posts: 0, followers: null, following: 4, photos: null },
      can_message: false,
      can_post: false,
    });
    await follow(viewer, owner);
    expect(await profileOf(viewer, 'owner')).toMatchObject({
      counts: { followers: null, photos: 0 },
      can_post: true,
      is_following: true,
    });
    expect(await profileOf(owner, 'owner')).toMatchObject({
      counts: { followers: 3, photos: 0 },
      can_message: false,
    });
  });
});

it('PROF-01 SET-02 reads the own account with two statements, another page with three', async () => {
  const viewer = await server.member();
  const other = await server.member();
  const own = (db: Database) => presentLoggedUser({ db, clock: server.clock }, viewer.id);
  expect(await statementsOf(server.db, own)).toBe(2);
  expect(await statementsOf(server.db, (db) => readProfile(db, viewer.id, other.row.permalink))).toBe(3);
});
