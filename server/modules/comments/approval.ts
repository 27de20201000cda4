import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { comments, mentions, notifications, posts } from '../../db/schema';
import { notify } from '../notifications/notify';
import { queueForApproval } from '../posts/approval';
import { announceComment } from './announcing';
import { changeCount, countOpen } from './counting';
import type { CommentRow } from './queries';

/** Takes a published comment that its author has changed from all others until a moderator has read it (DESK-02). */
export async function withholdChanged(
  tx: Database,
  comment: CommentRow,
  text: string,
  at: Date,
): Promise<void> {
  const { id, authorId, postId, parentId } = comment;
  await tx.update(comments).set({ pendingSince: at }).where(eq(comments.id, id));
  await changeCount(tx, postId, parentId, -1);
  await queueForApproval(tx, { subject: 'comment', id, authorId, groupId: null, text, at });
}

/**
 * Publishes a comment that waits, and tells its author (DESK-02). A new one stands as one of this moment and tells whom
 * it concerns; one that was there before keeps its place. Does nothing for one that is gone, removed or published.
 */
export async function publishPendingComment(tx: Database, commentId: number, at: Date): Promise<void> {
  const [found] = await tx
    .select({ postId: comments.postId })
    .from(comments)
    .where(eq(comments.id, commentId));
  if (found === undefined) return;
  // Every change of comments locks their post first.
  const [post] = await tx.select().from(posts).where(eq(posts.id, found.postId)).for('no key update');
  const [comment] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, commentId), isNull(comments.removedAt)));
  if (post === undefined || comment === undefined || comment.pendingSince === null) return;
  // A new one waits since it was written.
  const isNew = comment.pendingSince <= comment.createdAt;
  const createdAt = isNew ? at : comment.createdAt;
  await tx.update(comments).set({ pendingSince: null, createdAt }).where(eq(comments.id, commentId));
  await countOpen(tx, comment, 1);
  const { authorId, postId, parentId, answeredId } = comment;
  const named = await newlyNamed(tx, commentId);
  const about = { actorId: authorId, postId, commentId, at };
  if (isNew) {
    const answeredAuthorId = await authorOf(tx, answeredId ?? parentId);
    await announceComment(tx, { post, comment, answeredAuthorId, named, at });
  } else await notify(tx, { to: named, type: 'mention', action: null, ...about });
  await notify(tx, {
    to: [authorId],
    ...{ ...about, type: 'moderation', action: 'comment_publish', actorId: null },
  });
}

/** Members whom a comment mentions and who have not been told so. */
async function newlyNamed(tx: Database, commentId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: mentions.userId })
    .from(mentions)
    .where(
      and(
        eq(mentions.commentId, commentId),
        sql`not exists (select 1 from ${notifications} where ${notifications.commentId} = ${commentId}
          and ${notifications.modelType} = 'mention' and ${notifications.userId} = ${mentions.userId})`,
      ),
    );
  return rows.map(({ id }) => id);
}

async function authorOf(tx: Database, commentId: number | null): Promise<number | null> {
  if (commentId === null) return null;
  const [comment] = await tx
    .select({ authorId: comments.authorId })
    .from(comments)
    .where(eq(comments.id, commentId));
  return comment?.authorId ?? null;
}
