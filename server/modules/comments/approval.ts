import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { comments, mentions, posts } from '../../db/schema';
import { notify } from '../notifications/notify';
import { queueForApproval } from '../posts/approval';
import { announceComment } from './announcing';
import { changeCount, countOpen } from './counting';
import type { CommentRow } from './queries';

/** Lets a comment that others see wait for the house, until a moderator publishes it anew (DESK-02). */
export async function takeBack(tx: Database, comment: CommentRow, text: string, at: Date): Promise<void> {
  const { id, authorId, postId, parentId } = comment;
  await tx.update(comments).set({ pendingSince: at }).where(eq(comments.id, id));
  await changeCount(tx, postId, parentId, -1);
  await queueForApproval(tx, { subject: 'comment', id, authorId, groupId: null, text, at });
}

/**
 * Publishes a comment that waits, as one of this moment, and tells its author and whom it concerns (DESK-02). Does nothing
 * for one that is gone, removed or published.
 */
export async function publishPendingComment(tx: Database, commentId: number, at: Date): Promise<void> {
  const [found] = await tx
    .select({ postId: comments.postId, parentId: comments.parentId })
    .from(comments)
    .where(eq(comments.id, commentId));
  if (found === undefined) return;
  // Every change of comments locks their post first.
  const [post] = await tx.select().from(posts).where(eq(posts.id, found.postId)).for('no key update');
  const [comment] = await tx
    .update(comments)
    .set({ pendingSince: null, createdAt: at })
    .where(and(eq(comments.id, commentId), isNull(comments.removedAt), isNotNull(comments.pendingSince)))
    .returning();
  if (post === undefined || comment === undefined) return;
  await countOpen(tx, comment, 1);
  const answered = await authorOf(tx, comment.parentId);
  const named = await tx
    .select({ id: mentions.userId })
    .from(mentions)
    .where(eq(mentions.commentId, commentId));
  await announceComment(tx, {
    ...{ post, comment, answeredId: answered, at },
    named: named.map(({ id }) => id),
  });
  await notify(tx, {
    to: [comment.authorId],
    ...{ type: 'moderation', action: 'comment_publish', actorId: null, postId: post.id, commentId, at },
  });
}

async function authorOf(tx: Database, commentId: number | null): Promise<number | null> {
  if (commentId === null) return null;
  const [comment] = await tx
    .select({ authorId: comments.authorId })
    .from(comments)
    .where(eq(comments.id, commentId));
  return comment?.authorId ?? null;
}
