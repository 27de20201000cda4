import { and, eq } from 'drizzle-orm';
import type { PostType } from '@/shared/wire/post';
import type { Database } from '../db/database';
import { posts } from '../db/schema';
import { notAllowed, notFound } from '../errors';
import { can } from './can';
import { roleInCompany } from './companyAccess';
import { holdAccount } from './openAccount';
import { openThread, visiblePost } from './visibility';

export type PostRow = typeof posts.$inferSelect;

/**
 * Loads a post that the viewer may see. Throws 404 for a missing or hidden post, and for one on another kind of wall
 * than `type`. `lock` keeps the row locked until the transaction ends, for an act of the viewer; so it throws 401 for
 * one whose account is closed meanwhile.
 */
export async function requireVisiblePost(
  db: Database,
  viewerId: number,
  postId: number,
  options: { type?: PostType; lock?: boolean } = {},
): Promise<PostRow> {
  const { type, lock = false } = options;
  // Before the post: a closing locks the account first, too.
  if (lock) await holdAccount(db, viewerId);
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

/** Tells whether one who sees a post also reads what others say below it (GRP-03). */
export async function readsThread(db: Database, viewerId: number, postId: number): Promise<boolean> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, postId), openThread(viewerId)));
  return rows.length > 0;
}

/**
 * Loads and locks a post that the actor may change: their own or, to delete it, one of a company that they run. Throws
 * 404 for a hidden post, 403 for any other.
 */
export async function requireChangeablePost(
  tx: Database,
  actorId: number,
  action: 'post.edit' | 'post.delete',
  postId: number,
  type: PostType,
): Promise<PostRow> {
  const post = await requireVisiblePost(tx, actorId, postId, { type, lock: true });
  const companyRole = type === 'company' ? await roleInCompany(tx, post.entityId, actorId) : null;
  const facts = { ownerId: post.authorId, isVisible: true, type, companyRole };
  if (!can({ id: actorId }, action, facts)) throw notAllowed();
  return post;
}
