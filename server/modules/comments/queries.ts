import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { PostType } from '@/shared/wire/post';
import { selectRows, type Database } from '../../db/database';
import { findPage, type FoundIds, type Page } from '../../db/paging';
import { commentPhotos, comments, posts } from '../../db/schema';
import { notFound } from '../../errors';
import { readsThread, requireVisiblePost, type PostRow } from '../../permissions/postAccess';
import { notBlocked, openThread } from '../../permissions/visibility';

export type CommentRow = typeof comments.$inferSelect;

/** Condition on `comments`: the row waits for no moderator, or the viewer wrote it (DESK-02). */
const publishedFor = (viewerId: number) =>
  sql<boolean>`(${comments.pendingSince} is null or ${comments.authorId} = ${viewerId})`;

/**
 * Finds a page of a post's top comments, or of a comment's replies, newest first (CMT-01). Leaves out blocked people,
 * what a moderator has removed and what of others waits for one; an author who may not read on below their post finds
 * none.
 */
export function listComments(
  db: Database,
  viewerId: number,
  thread: { postId: number; parentId: number | null },
  page: Page,
): Promise<FoundIds> {
  const where = and(
    eq(comments.postId, thread.postId),
    thread.parentId === null ? isNull(comments.parentId) : eq(comments.parentId, thread.parentId),
    notBlocked(comments.authorId, viewerId),
    isNull(comments.removedAt),
    publishedFor(viewerId),
    sql`exists (select 1 from ${posts} where ${posts.id} = ${thread.postId} and ${openThread(viewerId)})`,
  );
  // The parent is the same in all rows, but the database takes them from the index in order only when it is named.
  const order = [desc(comments.parentId), desc(comments.createdAt), desc(comments.id)];
  return findPage(db, { id: comments.id, from: sql`${comments}`, where, order }, page);
}

/**
 * Loads a comment with its post, both visible to the viewer. Throws 404 otherwise, and for a post on another kind of
 * wall than `type`. `lock` locks the post's row, as every change of its comments does.
 */
export async function requireVisibleComment(
  db: Database,
  viewerId: number,
  commentId: number,
  options: { type?: PostType; lock?: boolean } = {},
): Promise<{ comment: CommentRow; post: PostRow }> {
  const find = () =>
    db
      .select()
      .from(comments)
      .where(
        and(
          ...[eq(comments.id, commentId), notBlocked(comments.authorId, viewerId)],
          ...[isNull(comments.removedAt), publishedFor(viewerId)],
        ),
      );
  const [found] = await find();
  if (found === undefined) throw notFound();
  const post = await requireVisiblePost(db, viewerId, found.postId, options);
  if (!(await readsThread(db, viewerId, post.id))) throw notFound();
  // Read again under the lock: meanwhile it may have been deleted or answered.
  const [comment] = options.lock === true ? await find() : [found];
  if (comment === undefined) throw notFound();
  return { comment, post };
}

/**
 * Ids from the top comment down to this one. Throws 404 when a blocked person's, a removed or a waiting comment is
 * among them; authors reach their own that waits.
 */
export async function chainOf(db: Database, viewerId: number, commentId: number): Promise<number[]> {
  const rows = await selectRows(
    db,
    sql`with recursive chain(id, parent_id, author_id, level, removed_at, pending_since) as (
        select id, parent_id, author_id, level, removed_at, pending_since from comments where id = ${commentId}
        union all
        select parent.id, parent.parent_id, parent.author_id, parent.level, parent.removed_at, parent.pending_since
        from comments parent join chain on parent.id = chain.parent_id
      ) select id::text as id, chain.removed_at is null
        and (chain.pending_since is null or chain.author_id = ${viewerId})
        and ${notBlocked(sql`chain.author_id`, viewerId)} as visible from chain order by level`,
  );
  if (rows.some((row) => row.visible !== true)) throw notFound();
  return rows.map((row) => Number(row.id));
}

/** Ids of a comment and of all replies below it. */
export async function subtreeOf(db: Database, commentId: number): Promise<number[]> {
  const rows = await selectRows(
    db,
    sql`with recursive tree(id) as (
        select ${commentId}::bigint
        union all
        select comments.id from comments join tree on comments.parent_id = tree.id
      ) select id::text as id from tree`,
  );
  return rows.map((row) => Number(row.id));
}

export async function photoKeysOf(db: Database, commentIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .select({ key: commentPhotos.fileKey })
    .from(commentPhotos)
    .where(sql`${commentPhotos.commentId} = any(${`{${commentIds.join(',')}}`}::bigint[])`);
  return rows.map((row) => row.key);
}
