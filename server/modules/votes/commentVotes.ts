import { and, eq } from 'drizzle-orm';
import { applyVote } from '@/shared/rules/votes';
import type { WireVotes } from '@/shared/wire/post';
import { inTransaction } from '../../db/database';
import { comments, commentVotes } from '../../db/schema';
import { notAllowed } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { can } from '../../permissions/can';
import { chainOf, requireVisibleComment } from '../comments/queries';
import { tellAuthor } from './tellAuthor';

/**
 * Likes or dislikes a comment, or clears the same vote (POST-06). Locks the row of its post first, as every change of
 * its comments does. Throws 403 for one's own, 404 also below a comment that cannot be seen.
 */
export async function castCommentVote(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  actorId: number,
  commentId: number,
  vote: 'like' | 'dislike',
): Promise<WireVotes> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const { comment, post } = await requireVisibleComment(tx, actorId, commentId, { lock: true });
    await chainOf(tx, actorId, commentId);
    if (!can({ id: actorId }, 'comment.vote', { ownerId: comment.authorId, isVisible: true }))
      throw notAllowed();
    const ofActor = and(eq(commentVotes.commentId, commentId), eq(commentVotes.userId, actorId));
    const [before] = await tx.delete(commentVotes).where(ofActor).returning();
    const after = applyVote(
      { votes_up: comment.votesUp, votes_down: comment.votesDown, voted: before?.vote ?? null },
      vote,
    );
    if (after.voted !== null)
      await tx.insert(commentVotes).values({ commentId, userId: actorId, vote: after.voted, createdAt: now });
    await tx
      .update(comments)
      .set({ votesUp: after.votes_up, votesDown: after.votes_down })
      .where(eq(comments.id, commentId));
    await tellAuthor(tx, { to: comment.authorId, actorId, postId: post.id, commentId }, after.voted, now);
    return after;
  });
}
