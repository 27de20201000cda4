import { and, eq, ne } from 'drizzle-orm';
import type { ServerConfig } from '../../config';
import type { Database } from '../../db/database';
import { notifications, posts } from '../../db/schema';
import { visiblePost } from '../../permissions/visibility';
import { ownPostId } from '../../writing/previews/ownLinks';
import { notify } from '../notifications/notify';

/**
 * Tells the author of a post that somebody boosted it (POST-05): wrote a post on their own wall with the original's link
 * as its preview. Boosting it again tells nobody, nor does a link to a post that the booster may not see.
 */
export async function tellOfBoost(
  tx: Database,
  config: Pick<ServerConfig, 'publicUrl'>,
  boost: { actorId: number; link: string; at: Date },
): Promise<void> {
  const { actorId, link, at } = boost;
  const originalId = ownPostId(config, link);
  if (originalId === null) return;
  // The lock makes two boosts at the same moment follow each other.
  const [original] = await tx
    .select({ authorId: posts.authorId })
    .from(posts)
    .where(and(eq(posts.id, originalId), ne(posts.authorId, actorId), visiblePost(actorId)))
    .for('no key update');
  if (original === undefined) return;
  const [told] = await tx
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
  if (told !== undefined) return;
  const to = [original.authorId];
  await notify(tx, { to, type: 'userpost', action: 'repost', actorId, postId: originalId, at });
}
