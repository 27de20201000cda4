import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { posts, users } from '../../db/schema';
import { onOpenWall } from '../../permissions/visibility';
import { clearTags, indexTags } from '../../writing/textIndex';

/**
 * Takes a post from everybody, or puts it back (DESK-02, DESK-03): nobody sees it meanwhile, nor counts it, nor its
 * tags. Answers false when it is gone, or is so already. @param at null puts it back
 */
export async function setPostRemoved(tx: Database, postId: number, at: Date | null): Promise<boolean> {
  const [post] = await tx
    .update(posts)
    .set({ removedAt: at })
    .where(and(eq(posts.id, postId), at === null ? isNotNull(posts.removedAt) : isNull(posts.removedAt)))
    .returning({ text: posts.text, authorId: posts.authorId, pendingSince: posts.pendingSince });
  if (post === undefined) return false;
  // Not counted yet.
  if (post.pendingSince !== null) return true;
  if (at === null) await indexTags(tx, postId, post.text);
  else await clearTags(tx, postId);
  await tx
    .update(users)
    .set({ postCount: sql`${users.postCount} + ${at === null ? 1 : -1}::int` })
    // Authors count no post on the wall of a closed account (OWN-02).
    .where(
      and(
        eq(users.id, post.authorId),
        sql`exists (select 1 from ${posts} where ${posts.id} = ${postId} and ${onOpenWall})`,
      ),
    );
  return true;
}
