import { randomBytes, randomInt } from 'node:crypto';
import { sql, eq } from 'drizzle-orm';
import type { CompanyRole } from '@/shared/wire/company';
import type { WireComment, WirePost } from '@/shared/wire/post';
import {
  categories,
  companies,
  companyMembers,
  files,
  follows,
  groupMembers,
  groups,
  users,
} from '../db/schema';
import type { TestMember, TestServer } from './harness';

/** Publishes on the member's own wall, or on the wall given as `type/id`. Answers the post. */
export async function publish(
  member: TestMember,
  body: { post?: string; photos?: string[]; gif_link?: string; publishOnBlockchain?: boolean },
  wall = `user/${member.id}`,
): Promise<WirePost> {
  const answer = await member.call<WirePost>('POST', `/api/post/${wall}`, body);
  if (answer.status !== 201) throw new Error(`Publishing was answered with ${answer.status}`);
  return answer.body;
}

/** Comments on a post, or replies to a comment (`reply/id`). */
export async function comment(member: TestMember, place: string, msg: string): Promise<WireComment> {
  const answer = await member.call<WireComment>('POST', `/api/comments/user/${place}`, { msg });
  if (answer.status !== 201) throw new Error(`Commenting was answered with ${answer.status}`);
  return answer.body;
}

/** Inserts an unused upload: the row only, no bytes. */
export async function pendingPicture(server: TestServer, ownerId: number): Promise<string> {
  const key = randomBytes(16).toString('hex');
  await server.db.insert(files).values({
    key,
    ownerId,
    mime: 'image/jpeg',
    size: 1000,
    width: 40,
    height: 30,
    visibility: 'private',
    state: 'pending',
    createdAt: server.clock.now(),
  });
  return key;
}

/** Inserts a follow with its counters. */
export async function makeFollow(
  server: TestServer,
  followerId: number,
  followeeId: number,
  kind: 'direct' | 'approved' = 'direct',
): Promise<void> {
  await server.db.insert(follows).values({ followerId, followeeId, kind, createdAt: server.clock.now() });
  await server.db
    .update(users)
    .set({ followingCount: sql`${users.followingCount} + 1` })
    .where(eq(users.id, followerId));
  await server.db
    .update(users)
    .set({ followerCount: sql`${users.followerCount} + 1` })
    .where(eq(users.id, followeeId));
}

/** Inserts a category without subcategories. Answers its id. */
async function makeCategory(server: TestServer, kind: 'group' | 'company'): Promise<number> {
  const [category] = await server.db
    .insert(categories)
    .values({ kind, name: 'Anything', position: randomInt(30_000) })
    .returning();
  return category?.id ?? 0;
}

/** Inserts a public company without managers. Answers its id. */
export async function makeCompany(
  server: TestServer,
  name: string,
  traits: Partial<typeof companies.$inferInsert> = {},
): Promise<number> {
  const [company] = await server.db
    .insert(companies)
    .values({
      permalink: `company-${randomBytes(4).toString('hex')}`,
      name,
      searchName: name.toLowerCase(),
      privacy: 0,
      categoryId: await makeCategory(server, 'company'),
      options: { wall: true, photos: true, contacts: true, members: true },
      createdAt: server.clock.now(),
      ...traits,
    })
    .returning();
  if (company === undefined) throw new TypeError('The company was not inserted');
  return company.id;
}

/** Inserts a person into the team of a company, with its counter. */
export async function employ(
  server: TestServer,
  companyId: number,
  userId: number,
  role: CompanyRole = 'member',
): Promise<void> {
  await server.db.insert(companyMembers).values({ companyId, userId, role, createdAt: server.clock.now() });
  await server.db
    .update(companies)
    .set({ memberCount: sql`${companies.memberCount} + 1` })
    .where(eq(companies.id, companyId));
}

/** Inserts a group with an owner. Answers its id. */
export async function makeGroup(
  server: TestServer,
  ownerId: number,
  traits: Partial<typeof groups.$inferInsert> = {},
): Promise<number> {
  const now = server.clock.now();
  const categoryId = await makeCategory(server, 'group');
  const permalink = `group-${randomBytes(4).toString('hex')}`;
  const [group] = await server.db
    .insert(groups)
    .values({
      permalink,
      name: 'A group',
      searchName: 'a group',
      privacy: 0,
      categoryId,
      memberCount: 1,
      createdAt: now,
      ...traits,
    })
    .returning();
  if (group === undefined) throw new TypeError('The group was not inserted');
  const owner = { groupId: group.id, userId: ownerId, role: 'owner', createdAt: now } as const;
  await server.db.insert(groupMembers).values(owner);
  return group.id;
}

export async function joinGroup(
  server: TestServer,
  groupId: number,
  userId: number,
  role: 'owner' | 'admin' | 'moderator' | 'member' = 'member',
  blocked = false,
): Promise<void> {
  await server.db
    .insert(groupMembers)
    .values({ groupId, userId, role, blocked, createdAt: server.clock.now() });
  if (!blocked)
    await server.db
      .update(groups)
      .set({ memberCount: sql`${groups.memberCount} + 1` })
      .where(eq(groups.id, groupId));
}
