import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { comments, posts } from '../../db/schema';
import { notClosed } from '../../permissions/visibility';
import { tellOfPost } from '../../writing/tell';

/** `comment_count` counts top comments, `reply_count` direct replies. */
export async function changeCount(
  tx: Database,
  postId: number,
  parentId: number | null,
  by: 1 | -1,
): Promise<void> {
  if (parentId === null) {
    await tx
      .update(posts)
      .set({ commentCount: sql`${posts.commentCount} + ${by}::int` })
      .where(eq(posts.id, postId));
    await tellOfPost(tx, 'post', postId);
  } else
    await tx
      .update(comments)
      .set({ replyCount: sql`${comments.replyCount} + ${by}::int` })
      .where(eq(comments.id, parentId));
}

/**
 * Counts a comment in or out, unless its author's account is closed: such are not counted in the first place (OWN-02).
 */
export async function countOpen(
  tx: Database,
  { id, postId, parentId }: { id: number; postId: number; parentId: number | null },
  by: 1 | -1,
): Promise<void> {
  const [counted] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, id), notClosed(comments.authorId)));
  if (counted !== undefined) await changeCount(tx, postId, parentId, by);
}
