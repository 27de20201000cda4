import { and, eq, sql } from 'drizzle-orm';
import { applyVote } from '@/shared/rules/votes';
import type { WireVotes } from '@/shared/wire/post';
import { inTransaction, type Database } from '../../db/database';
import { posts, postVotes, users } from '../../db/schema';
import { ApiError } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { can } from '../../permissions/can';
import { requireVisiblePost } from '../../permissions/postAccess';
import { tellOfPost } from '../../writing/tell';
import { tellAuthor } from './tellAuthor';

/**
 * Likes or dislikes a post, or clears the same vote (POST-06). Locks the post's row first, so that parallel votes run
 * one after the other and counters equal the rows. Throws 403 cantVoteOnOwnPost, 404.
 */
export async function castVote(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  actorId: number,
  postId: number,
  vote: 'like' | 'dislike',
): Promise<WireVotes> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const post = await requireVisiblePost(tx, actorId, postId, { lock: true });
    if (!can({ id: actorId }, 'post.vote', { ownerId: post.authorId, isVisible: true }))
      throw new ApiError(403, 'cantVoteOnOwnPost');
    const ofActor = and(eq(postVotes.postId, postId), eq(postVotes.userId, actorId));
    const [before] = await tx.delete(postVotes).where(ofActor).returning();
    const after = applyVote(
      { votes_up: post.votesUp, votes_down: post.votesDown, voted: before?.vote ?? null },
      vote,
    );
    const power = after.voted === null ? 0 : await insertVote(tx, postId, actorId, after.voted, now);
    const likePower = (after.voted === 'like' ? power : 0) - (before?.vote === 'like' ? before.power : 0);
    await tx
      .update(posts)
      .set({
        votesUp: after.votes_up,
        votesDown: after.votes_down,
        likePower: sql`${posts.likePower} + ${likePower}::int`,
      })
      .where(eq(posts.id, postId));
    await tellOfPost(tx, 'post', postId);
    await tellAuthor(tx, { to: post.authorId, actorId, postId }, after.voted, now);
    return after;
  });
}

async function insertVote(
  tx: Database,
  postId: number,
  userId: number,
  vote: 'like' | 'dislike',
  now: Date,
): Promise<number> {
  const [voter] = await tx.select({ power: users.votingPower }).from(users).where(eq(users.id, userId));
  const power = voter?.power ?? 0;
  await tx.insert(postVotes).values({ postId, userId, vote, power, createdAt: now });
  return power;
}
