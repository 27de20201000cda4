import { and, desc, eq, sql } from 'drizzle-orm';
import type { PostType } from '@/shared/wire/post';
import type { Database } from '../db/database';
import { companies, companyMembers, groupMembers, groups, posts, users } from '../db/schema';
import { notAllowed, notFound } from '../errors';
import { can } from './can';
import { visiblePost } from './visibility';
import { loadPerson } from './person';

export type PostRow = typeof posts.$inferSelect;

/**
 * A post that the viewer may see. Throws 404 for one that does not exist, that they may not see, or (where a type is
 * given) that stands on another kind of wall. `lock` keeps the row until the transaction ends.
 */
export async function requireVisiblePost(
  db: Database,
  viewerId: number,
  postId: number,
  options: { type?: PostType; lock?: boolean } = {},
): Promise<PostRow> {
  const { type, lock = false } = options;
  const query = db
    .select()
    .from(posts)
    .where(
      and(eq(posts.id, postId), type === undefined ? undefined : eq(posts.type, type), visiblePost(viewerId)),
    );
  const [post] = await (lock ? query.for('no key update') : query);
  if (post === undefined) throw notFound();
  return post;
}

/** A post that is the actor's own; 404 where they may not even see it, 403 where it is somebody else's. */
export async function requireOwnPost(
  tx: Database,
  actorId: number,
  action: 'post.edit' | 'post.delete',
  postId: number,
  type: PostType,
): Promise<PostRow> {
  const post = await requireVisiblePost(tx, actorId, postId, { type, lock: true });
  if (!can({ id: actorId }, action, { ownerId: post.authorId, isVisible: true })) throw notAllowed();
  return post;
}

interface Wall {
  canRead: boolean;
  canPost: boolean;
  /** Who is told about a new post here, besides those it names. */
  ownerId: number | null;
}

/** What the actor may do on a wall. Throws 404 when there is none that they may know of. */
export function loadWall(db: Database, actorId: number, type: PostType, entityId: number): Promise<Wall> {
  return { user: memberWall, group: groupWall, company: companyWall }[type](db, actorId, entityId);
}

async function memberWall(db: Database, actorId: number, memberId: number): Promise<Wall> {
  const person = await loadPerson(db, actorId, memberId);
  return {
    canRead: can({ id: actorId }, 'profile.view', person),
    canPost: can({ id: actorId }, 'profile.postOn', person),
    ownerId: memberId,
  };
}

async function groupWall(db: Database, actorId: number, groupId: number): Promise<Wall> {
  const [row] = await db
    .select({
      privacy: groups.privacy,
      wall: groups.wall,
      postGroup: groups.postGroup,
      role: groupMembers.role,
      blocked: groupMembers.blocked,
    })
    .from(groups)
    .leftJoin(groupMembers, and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, actorId)))
    .where(eq(groups.id, groupId));
  if (row === undefined) throw notFound();
  const isBlocked = row.blocked === true;
  return {
    canRead: !isBlocked && (row.privacy === 0 || row.role !== null),
    canPost: can({ id: actorId }, 'group.postIn', {
      role: row.role,
      isBlocked,
      hasWall: row.wall,
      postGroup: row.postGroup,
    }),
    ownerId: null,
  };
}

async function companyWall(db: Database, actorId: number, companyId: number): Promise<Wall> {
  const [row] = await db
    .select({ privacy: companies.privacy, options: companies.options, role: companyMembers.role })
    .from(companies)
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, companies.id), eq(companyMembers.userId, actorId)),
    )
    .where(eq(companies.id, companyId));
  if (row === undefined) throw notFound();
  return {
    canRead: row.privacy === 0 || row.role !== null,
    canPost: can({ id: actorId }, 'company.postAs', { role: row.role, hasWall: row.options.wall }),
    ownerId: null,
  };
}

/** So many are told of a post in their group: those who were here last. A bound on what one post costs (decided). */
const maxToldMembers = 500;

/** Members of a group who are not blocked in it, the most recently seen first. */
export async function activeGroupMembers(db: Database, groupId: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.blocked, false)))
    .orderBy(sql`${desc(users.lastSeenAt)} nulls last`, users.id)
    .limit(maxToldMembers);
  return rows.map(({ id }) => id);
}
