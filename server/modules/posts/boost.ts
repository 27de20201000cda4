import { and, eq, ne } from 'drizzle-orm';
import type { ServerConfig } from '../../config';
import type { Database } from '../../db/database';
import { notifications, posts } from '../../db/schema';
import { visiblePost } from '../../permissions/visibility';
import { ownPostId } from '../../writing/previews/ownLinks';
import { notify } from '../notifications/notify';

/**
 * Notifies the author of a boosted post (POST-05): a post on the booster's own wall with the original's link as its
 * preview. Repeats, and links to posts that the booster may not see, notify no one.
 */
export async function notifyOfBoost(
  tx: Database,
  config: Pick<ServerConfig, 'publicUrl'>,
  boost: { actorId: number; link: string; at: Date },
): Promise<void> {
  const { actorId, link, at } = boost;
  const originalId = ownPostId(config, link);
  if (originalId === null) return;
  // The lock orders parallel boosts.
  const [original] = await tx
    .select({ authorId: posts.authorId })
    .from(posts)
    .where(and(eq(posts.id, originalId), ne(posts.authorId, actorId), visiblePost(actorId)))
    .for('no key update');
  if (original === undefined) return;
  const [earlier] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.postId, originalId),
        eq(notifications.actorId, actorId),
        eq(notifications.actionType, 'repost'),
      ),
    )
    .limit(1);
  if (earlier !== undefined) return;
  const to = [original.authorId];
  await notify(tx, { to, type: 'userpost', action: 'repost', actorId, postId: originalId, at });
}
