import { and, eq } from 'drizzle-orm';
import { inTransaction, type Database } from '../../db/database';
import { mutedPosts } from '../../db/schema';
import { requireVisiblePost } from '../../permissions/postAccess';

/**
 * Ends what a member hears about a post and its comments; earlier notifications stay. @throws 404 for an unseen post
 */
export function mutePost(db: Database, memberId: number, postId: number, at: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireVisiblePost(tx, memberId, postId);
    await tx.insert(mutedPosts).values({ userId: memberId, postId, createdAt: at }).onConflictDoNothing();
  });
}

export async function unmutePost(db: Database, memberId: number, postId: number): Promise<void> {
  await db.delete(mutedPosts).where(and(eq(mutedPosts.userId, memberId), eq(mutedPosts.postId, postId)));
}
