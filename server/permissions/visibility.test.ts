import { and, asc, eq, type SQL } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { blocks, companies, companyFollows, companyMembers, groupMembers, groups, posts } from '../db/schema';
import { createTestServer } from '../testing/harness';
import { actorKinds } from '../testing/matrix/matrixRow';
import { createMatrixWorld, type MatrixWorld } from '../testing/matrix/matrixWorld';
import { can } from './can';
import { loadGroup } from './memberships';
import { visibleCompany, visibleCompanyWall, visibleGroup, visiblePost } from './visibility';

const server = await createTestServer();

afterAll(() => server.close());

async function whoSees(world: MatrixWorld, postId: number): Promise<string[]> {
  const seers: string[] = [];
  for (const kind of actorKinds) {
    if (kind === 'guest' || kind === 'unconfirmed') continue;
    const rows = await server.db
      .select({ id: posts.id })
      .from(posts)
      .where(visiblePost(world.members[kind].id))
      .orderBy(asc(posts.id));
    if (rows.some(({ id }) => id === postId)) seers.push(kind);
  }
  return seers;
}

const everyMember = actorKinds.filter((kind) => kind !== 'guest' && kind !== 'unconfirmed');

describe('posts that a viewer may see', () => {
  it('SRV-05 a private wall is for its owner and approved followers', async () => {
    const world = await createMatrixWorld(server);
    expect(await whoSees(world, world.privatePostId)).toEqual(['approvedFollower', 'author']);
    expect(await whoSees(world, world.publicPostId)).toEqual(everyMember);
  });

  it('SRV-05 what somebody private writes on a public wall stays for their own audience', async () => {
    const world = await createMatrixWorld(server);
    const [post] = await addPost(world.author.id, 'user', world.publicMember.id);
    expect(await whoSees(world, post?.id ?? 0)).toEqual(['approvedFollower', 'author']);
  });

  it('SRV-05 what somebody writes on a private wall is for those who see both, and for the writer', async () => {
    const world = await createMatrixWorld(server);
    const [post] = await addPost(world.members.stranger.id, 'user', world.author.id);
    expect(await whoSees(world, post?.id ?? 0)).toEqual(['stranger', 'approvedFollower', 'author']);
  });

  it('SRV-05 a closed group is for its members, an open one for all but those blocked in it', async () => {
    const world = await createMatrixWorld(server);
    const inGroup = ['groupOwner', 'groupAdmin', 'groupModerator', 'groupMember', 'groupSilenced'];
    expect(await whoSees(world, world.groupPostId)).toEqual(inGroup);
    const { members, groupId } = world;
    await server.db.insert(groupMembers).values({
      groupId,
      userId: members.stranger.id,
      role: 'member',
      blocked: true,
      createdAt: server.clock.now(),
    });
    expect(await whoSees(world, world.groupPostId)).toEqual(inGroup);
    await server.db.update(groups).set({ privacy: 0 });
    expect(await whoSees(world, world.groupPostId)).toEqual(
      everyMember.filter((kind) => kind !== 'stranger' && kind !== 'blocked'),
    );
  });

  it('SRV-05 a private member in an open group or company is seen by those who are in it', async () => {
    const world = await createMatrixWorld(server);
    await server.db.update(groups).set({ privacy: 0 });
    const [inGroup] = await addPost(world.author.id, 'group', world.groupId);
    expect(await whoSees(world, inGroup?.id ?? 0)).toEqual([
      'approvedFollower',
      'author',
      'groupOwner',
      'groupAdmin',
      'groupModerator',
      'groupMember',
      'groupSilenced',
    ]);
    const [ofCompany] = await addPost(world.author.id, 'company', world.companyId);
    await server.db.insert(companyFollows).values({
      companyId: world.companyId,
      userId: world.members.stranger.id,
      createdAt: server.clock.now(),
    });
    expect(await whoSees(world, ofCompany?.id ?? 0)).toEqual([
      'stranger',
      'approvedFollower',
      'author',
      'companyOwner',
      'companyModerator',
      'companyMember',
      'companyFollower',
    ]);
  });

  it('SRV-05 a block hides posts both ways, in groups too', async () => {
    const world = await createMatrixWorld(server);
    const { members, publicMember } = world;
    const createdAt = server.clock.now();
    await server.db.insert(blocks).values([
      { blockerId: publicMember.id, blockedId: members.stranger.id, createdAt },
      { blockerId: members.groupOwner.id, blockedId: publicMember.id, createdAt },
      { blockerId: members.groupMember.id, blockedId: members.groupAdmin.id, createdAt },
    ]);
    const hidden = ['stranger', 'groupOwner'];
    expect(await whoSees(world, world.publicPostId)).toEqual(
      everyMember.filter((kind) => !hidden.includes(kind)),
    );
    expect(await whoSees(world, world.groupPostId)).toEqual([
      'groupOwner',
      'groupModerator',
      'groupMember',
      'groupSilenced',
    ]);
  });
});

describe('groups and companies', () => {
  it('SRV-05 the rule in SQL says what `can` says, for every privacy, role and block', async () => {
    const { members, groupId } = await createMatrixWorld(server);
    const user = { id: members.stranger.id };
    const createdAt = server.clock.now();
    for (const privacy of [0, 1] as const) {
      const [group] = await server.db.update(groups).set({ privacy }).returning();
      if (group === undefined) throw new TypeError('The world has a group');
      for (const role of [null, 'member', 'moderator', 'admin', 'owner'] as const)
        for (const blocked of role === null ? [false] : [false, true]) {
          const isViewers = and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, user.id));
          await server.db.delete(groupMembers).where(isViewers);
          if (role !== null)
            await server.db
              .insert(groupMembers)
              .values({ groupId, userId: user.id, role, blocked, createdAt });
          const rows = await server.db.select({ id: groups.id }).from(groups).where(visibleGroup(user.id));
          const { membership } = await loadGroup(server.db, user.id, groupId);
          const facts = { group, membership };
          expect([privacy, role, blocked, rows.length === 1]).toEqual([
            ...[privacy, role, blocked],
            can(user, 'group.see', facts),
          ]);
          expect(can(user, 'group.act', { membership, right: 'edit' })).toBe(
            role !== null && role !== 'member' && !blocked,
          );
        }
    }
  });

  it('SRV-05 a private company is for those who work there, and managed by owners and moderators', async () => {
    const { members, companyId } = await createMatrixWorld(server);
    const user = { id: members.stranger.id };
    const isThis = eq(companies.id, companyId);
    for (const privacy of [0, 1] as const)
      for (const wall of [true, false]) {
        const options = { wall, photos: true, contacts: true, members: true };
        const [company] = await server.db
          .update(companies)
          .set({ privacy, options })
          .where(isThis)
          .returning();
        if (company === undefined) throw new TypeError('The world has a company');
        for (const role of [null, 'owner', 'moderator', 'member'] as const) {
          await server.db.delete(companyMembers).where(eq(companyMembers.userId, user.id));
          if (role !== null)
            await server.db
              .insert(companyMembers)
              .values({ companyId, userId: user.id, role, createdAt: server.clock.now() });
          const holds = async (rule: SQL) =>
            (await server.db.select({ id: companies.id }).from(companies).where(and(isThis, rule))).length ===
            1;
          const facts = { company, role };
          expect(await holds(visibleCompany(user.id))).toBe(can(user, 'company.see', facts));
          expect(await holds(visibleCompanyWall(user.id))).toBe(
            can(user, 'company.open', { ...facts, section: 'wall' }),
          );
          expect(can(user, 'company.act', { role, right: 'edit' })).toBe(
            role === 'owner' || role === 'moderator',
          );
        }
      }
  });
});

function addPost(authorId: number, type: 'user' | 'group' | 'company', entityId: number) {
  return server.db
    .insert(posts)
    .values({ authorId, type, entityId, text: 'One more', createdAt: server.clock.now() })
    .returning({ id: posts.id });
}
