import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { comments, posts } from '../../db/schema';
import { countOpen } from './counting';

/**
 * Takes a comment with its replies from everybody, or puts it back (DESK-02, DESK-03). Answers false when it is gone,
 * or is so already. @param at null puts it back
 */
export async function setCommentRemoved(tx: Database, commentId: number, at: Date | null): Promise<boolean> {
  const [found] = await tx
    .select({ postId: comments.postId })
    .from(comments)
    .where(eq(comments.id, commentId));
  if (found === undefined) return false;
  // Every change of comments locks their post first.
  await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, found.postId)).for('no key update');
  const isOther = at === null ? isNotNull(comments.removedAt) : isNull(comments.removedAt);
  const [comment] = await tx
    .update(comments)
    .set({ removedAt: at })
    .where(and(eq(comments.id, commentId), isOther))
    .returning({ parentId: comments.parentId, pendingSince: comments.pendingSince });
  if (comment === undefined) return false;
  // Not counted yet.
  if (comment.pendingSince !== null) return true;
  await countOpen(
    tx,
    { id: commentId, postId: found.postId, parentId: comment.parentId },
    at === null ? 1 : -1,
  );
  return true;
}
