import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PostType } from '@/shared/wire/post';
import type { Database } from '../../db/database';
import { companies, groups, mentions, posts, postWords, reviewItems, users } from '../../db/schema';
import { loadGroup } from '../../permissions/memberships';
import { membersWith } from '../groups/queries';
import { notify } from '../notifications/notify';
import { queuePublication } from '../publications/queue';
import { clearTags } from '../../writing/textIndex';
import { announcePost } from './announcing';
import { photoKeysOf } from './photos';

type Post = typeof posts.$inferSelect;

/**
 * Tells whether a new post waits for a moderator of its group (DESK-02): never of those who run it; else by its
 * `approval` all, or those of members who have none there that others see.
 */
export async function waitsForApproval(
  tx: Database,
  actorId: number,
  { type, entityId }: { type: PostType; entityId: number },
): Promise<boolean> {
  if (type !== 'group') return false;
  const { group, membership } = await loadGroup(tx, actorId, entityId);
  if (group.approval === 'off' || membership.state !== 'member') return false;
  if (group.approval === 'all') return true;
  const published = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        ...[eq(posts.authorId, actorId), eq(posts.type, 'group'), eq(posts.entityId, entityId)],
        ...[isNull(posts.removedAt), isNull(posts.pendingSince)],
      ),
    )
    .limit(1);
  return published.length === 0;
}

interface Waiting {
  subject: 'post' | 'comment';
  id: number;
  authorId: number;
  /** Group at whose desk it waits; null for that of the house. */
  groupId: number | null;
  text: string;
  at: Date;
}

/** Puts a post or comment that waits into the queue of a desk; those of a group are told (DESK-02). */
export async function queueForApproval(
  tx: Database,
  { subject, id: targetId, authorId, groupId, text: excerpt, at }: Waiting,
): Promise<void> {
  await tx
    .insert(reviewItems)
    .values({ kind: 'pending', subject, targetId, authorId, groupId, excerpt, firstAt: at });
  if (groupId === null) return;
  await notify(tx, {
    to: await membersWith(tx, groupId, 'see_desk'),
    ...{ type: 'grouppost', action: 'group_post_wait', actorId: authorId, groupId, at },
  });
}

/** Lets a post that others see wait for the house, until a moderator publishes it anew (DESK-02). */
export async function takeBack(tx: Database, { id, authorId }: Post, text: string, at: Date): Promise<void> {
  await tx.update(posts).set({ pendingSince: at }).where(eq(posts.id, id));
  await clearTags(tx, id);
  await tx
    .update(users)
    .set({ postCount: sql`${users.postCount} - 1` })
    .where(eq(users.id, authorId));
  await queueForApproval(tx, { subject: 'post', id, authorId, groupId: null, text, at });
}

/** Takes what was deleted out of the queue. */
export async function withdrawFromApproval(
  tx: Database,
  subject: Waiting['subject'],
  ids: readonly number[],
): Promise<void> {
  await tx
    .delete(reviewItems)
    .where(
      and(
        ...[eq(reviewItems.kind, 'pending'), eq(reviewItems.subject, subject)],
        ...[inArray(reviewItems.targetId, [...ids]), isNull(reviewItems.decidedAt)],
      ),
    );
}

/**
 * Publishes a post that waits, as one of this moment: it stands where others have not yet read, is counted, told of, and
 * put on the chain where its author wanted that (DESK-02). Does nothing for one that is gone, removed or published.
 */
export async function publishPending(tx: Database, postId: number, at: Date): Promise<boolean> {
  const [post] = await tx
    .update(posts)
    .set({ pendingSince: null, createdAt: at })
    .where(and(eq(posts.id, postId), isNull(posts.removedAt), sql`${posts.pendingSince} is not null`))
    .returning();
  if (post === undefined) return false;
  const { authorId, type, entityId, text } = post;
  await tx.update(postWords).set({ createdAt: at }).where(eq(postWords.postId, postId));
  await noteNewest(tx, post, at);
  const wall = { type, entityId };
  await announcePost(tx, {
    postId,
    authorId,
    wall,
    text,
    named: await namedIn(tx, postId),
    ownerId: type === 'user' ? entityId : null,
    at,
  });
  if (post.chainStatus !== 'off') await queuePublication(tx, post, await contentOf(tx, post), at);
  await notify(tx, {
    to: [authorId],
    ...(type === 'group'
      ? { type: 'grouppost', action: 'group_post_publish', groupId: entityId }
      : { type: 'moderation', action: 'post_publish' }),
    ...{ actorId: null, postId, at },
  });
  return true;
}

/** Notes the time of the newest post where news look for it: at the author, the group or the company. */
async function noteNewest(tx: Database, { authorId, type, entityId }: Post, at: Date): Promise<void> {
  const table = { user: users, group: groups, company: companies }[type];
  const isEarlier = sql`coalesce(${table.lastPostAt} < ${at.toISOString()}::timestamptz, true)`;
  await tx
    .update(table)
    .set({ lastPostAt: at })
    .where(and(eq(table.id, type === 'user' ? authorId : entityId), isEarlier));
}

async function namedIn(tx: Database, postId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: mentions.userId })
    .from(mentions)
    .where(and(eq(mentions.postId, postId), isNull(mentions.commentId)));
  return rows.map(({ id }) => id);
}

async function contentOf(tx: Database, { id, text, gifUrl, preview }: Post) {
  return { text, gifUrl, preview, photos: await photoKeysOf(tx, id) };
}
