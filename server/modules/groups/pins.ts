import { and, eq, isNull } from 'drizzle-orm';
import { maxPins } from '@/shared/config/limits';
import { countAll, inTransaction } from '../../db/database';
import { groupPins, posts } from '../../db/schema';
import { conflict, notFound } from '../../errors';
import { requireGroupRight } from '../../permissions/groupAccess';
import { requireVisiblePost } from '../../permissions/postAccess';
import { notClosed } from '../../permissions/visibility';
import { lockGroup, type WriteDeps } from './acts';
import { writeLog } from './membershipWrites';

/**
 * Puts a post to the top of its group's timeline (GRP-06). Throws 403 without the right, 404 for a post of another
 * wall or one that is hidden, 409 for a fourth.
 */
export function pin({ db, clock }: WriteDeps, actorId: number, groupId: number, postId: number) {
  return inTransaction(db, async (tx) => {
    await lockGroup(tx, groupId);
    await requireGroupRight(tx, actorId, groupId, 'pin');
    const post = await requireVisiblePost(tx, actorId, postId, { type: 'group' });
    if (post.entityId !== groupId) throw notFound();
    const createdAt = clock.now();
    const added = await tx
      .insert(groupPins)
      .values({ groupId, postId, createdAt })
      .onConflictDoNothing()
      .returning({ postId: groupPins.postId });
    if (added.length === 0) return;
    const [counted] = await tx
      .select({ count: countAll })
      .from(groupPins)
      .innerJoin(posts, eq(posts.id, groupPins.postId))
      // Those that nobody sees could not be unpinned to make room.
      .where(and(eq(groupPins.groupId, groupId), isNull(posts.removedAt), notClosed(posts.authorId)));
    if ((counted?.count ?? 0) > maxPins) throw conflict();
    await writeLog(tx, { groupId, act: 'pin', actorId, createdAt });
  });
}

/**
 * Takes a post from the top of its group's timeline (GRP-06). Throws 404 for an unknown group, 403 without the right.
 */
export function unpin({ db, clock }: WriteDeps, actorId: number, groupId: number, postId: number) {
  return inTransaction(db, async (tx) => {
    await lockGroup(tx, groupId);
    await requireGroupRight(tx, actorId, groupId, 'pin');
    const gone = await tx
      .delete(groupPins)
      .where(and(eq(groupPins.groupId, groupId), eq(groupPins.postId, postId)))
      .returning({ postId: groupPins.postId });
    if (gone.length > 0) await writeLog(tx, { groupId, act: 'unpin', actorId, createdAt: clock.now() });
  });
}
