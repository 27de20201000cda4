import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PostType, WirePreview } from '@/shared/wire/post';
import type { ServerConfig } from '../../config';
import type { Database } from '../../db/database';
import { notifications, posts, users } from '../../db/schema';
import { onOpenWall } from '../../permissions/visibility';
import { tellOfPost } from '../../writing/tell';
import { indexTags } from '../../writing/textIndex';
import { toldOfPosts } from '../companies/follows';
import { activeGroupMembers } from '../groups/queries';
import { notify } from '../notifications/notify';
import { notifyOfBoost } from './boost';

interface Announced {
  postId: number;
  authorId: number;
  wall: { type: PostType; entityId: number };
  text: string;
  preview: WirePreview | null;
  /** Members whom the text mentions. */
  named: readonly number[];
  /** Member on whose wall it is. */
  ownerId: number | null;
  at: Date;
}

/**
 * Counts a post that others see from now on, with its tags, and tells of it: streams and notifications (NTF-03), also
 * the author of a post that it boosts (POST-05).
 */
export async function announcePost(
  tx: Database,
  config: Pick<ServerConfig, 'publicUrl'>,
  { postId, authorId, wall, text, preview, named, ownerId, at }: Announced,
): Promise<void> {
  await count(tx, authorId, postId, text);
  await tellOfPost(tx, 'news', postId);
  const about = { actorId: authorId, postId, at };
  if (ownerId !== null)
    await notify(tx, { to: [ownerId], type: 'userpost', action: 'user_post_create', ...about });
  await notify(tx, { to: named.filter((id) => id !== ownerId), type: 'mention', action: null, ...about });
  const others = (ids: readonly number[]) => ids.filter((id) => !named.includes(id));
  if (wall.type === 'group')
    await notify(tx, {
      to: others(await activeGroupMembers(tx, wall.entityId)),
      type: 'grouppost',
      action: 'group_post_create',
      groupId: wall.entityId,
      ...about,
    });
  if (wall.type === 'company')
    await notify(tx, {
      to: others(await toldOfPosts(tx, wall.entityId)),
      type: 'grouppost',
      action: 'company_post_create',
      ...about,
    });
  const isOwnWall = wall.type === 'user' && wall.entityId === authorId;
  if (isOwnWall && preview !== null)
    await notifyOfBoost(tx, config, { actorId: authorId, link: preview.url, at });
}

/** Counts a changed post that others see again, and tells of it those whom it newly names (NTF-03). */
export async function announceChanged(
  tx: Database,
  { postId, authorId, text, named, at }: Omit<Announced, 'wall' | 'ownerId' | 'preview'>,
): Promise<void> {
  await count(tx, authorId, postId, text);
  await tellOfPost(tx, 'post', postId);
  const told = await tx
    .select({ id: notifications.userId })
    .from(notifications)
    .where(
      and(
        ...[eq(notifications.postId, postId), eq(notifications.modelType, 'mention')],
        isNull(notifications.commentId),
      ),
    );
  const to = named.filter((id) => !told.some((other) => other.id === id));
  await notify(tx, { to, type: 'mention', action: null, actorId: authorId, postId, at });
}

async function count(tx: Database, authorId: number, postId: number, text: string): Promise<void> {
  await tx
    .update(users)
    .set({ postCount: sql`${users.postCount} + 1` })
    // Authors count no post on the wall of a closed account (OWN-02).
    .where(
      and(
        eq(users.id, authorId),
        sql`exists (select 1 from ${posts} where ${posts.id} = ${postId} and ${onOpenWall})`,
      ),
    );
  await indexTags(tx, postId, text);
}
