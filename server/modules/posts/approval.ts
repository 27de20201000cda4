import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { groupManagers, isMember } from '@/shared/rules/membership';
import type { PostType } from '@/shared/wire/post';
import type { ServerConfig } from '../../config';
import type { Database } from '../../db/database';
import { companies, groups, mentions, posts, postWords, reviewItems, users } from '../../db/schema';
import { loadGroup } from '../../permissions/memberships';
import { clearTags } from '../../writing/textIndex';
import { membersWith } from '../groups/queries';
import { notify, withdrawGroupWait } from '../notifications/notify';
import { holdBack, queuePublication } from '../publications/queue';
import { announceChanged, announcePost } from './announcing';
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

/**
 * Tells whether a published post of a group waits once more when its author changes it (DESK-02): where all posts of
 * members wait; also of an author who has left meanwhile.
 */
export async function waitsAgain(
  tx: Database,
  actorId: number,
  { type, entityId }: Pick<Post, 'type' | 'entityId'>,
): Promise<boolean> {
  if (type !== 'group') return false;
  const { group, membership } = await loadGroup(tx, actorId, entityId);
  return group.approval === 'all' && !(isMember(membership) && groupManagers.includes(membership.state));
}

/**
 * Takes a published post that its author has changed from all others until a moderator has read it (DESK-02), of the
 * group or, for null, of the house.
 */
export async function withholdChanged(
  tx: Database,
  { id, authorId }: Post,
  { groupId, text, at }: Pick<Waiting, 'groupId' | 'text' | 'at'>,
): Promise<void> {
  await tx.update(posts).set({ pendingSince: at }).where(eq(posts.id, id));
  await clearTags(tx, id);
  await holdBack(tx, id);
  await tx
    .update(users)
    .set({ postCount: sql`${users.postCount} - 1` })
    .where(eq(users.id, authorId));
  await queueForApproval(tx, { subject: 'post', id, authorId, groupId, text, at });
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

const areOpenItemsOf = (subject: Waiting['subject'], ids: readonly number[]) =>
  and(
    ...[eq(reviewItems.kind, 'pending'), eq(reviewItems.subject, subject)],
    ...[inArray(reviewItems.targetId, [...ids]), isNull(reviewItems.decidedAt)],
  );

/** Takes what was deleted out of the queue, and what the desk of a group was told of it back. */
export async function withdrawFromApproval(
  tx: Database,
  subject: Waiting['subject'],
  ids: readonly number[],
): Promise<void> {
  const withdrawn = await tx
    .delete(reviewItems)
    .where(areOpenItemsOf(subject, ids))
    .returning({ actorId: reviewItems.authorId, groupId: reviewItems.groupId, at: reviewItems.firstAt });
  for (const { actorId, groupId, at } of withdrawn)
    if (actorId !== null && groupId !== null) await withdrawGroupWait(tx, { actorId, groupId, at });
}

/**
 * Puts a waiting post or comment that its author has changed into the queue anew, in its old place: an answer to what a
 * moderator has read before finds nothing, so that nobody publishes words unread (DESK-02).
 */
export async function requeueChanged(
  tx: Database,
  { subject, id, text }: Pick<Waiting, 'subject' | 'id' | 'text'>,
): Promise<void> {
  const [item] = await tx
    .delete(reviewItems)
    .where(areOpenItemsOf(subject, [id]))
    .returning();
  if (item === undefined) return;
  const { kind, targetId, authorId, groupId, firstAt } = item;
  await tx.insert(reviewItems).values({ kind, subject, targetId, authorId, groupId, excerpt: text, firstAt });
}

/**
 * Publishes a post that waits (DESK-02): it is counted, told of, and put on the chain where its author wanted that. A
 * new one stands as one of this moment, where others have not yet read; one that was there before keeps its place. Does
 * nothing for one that is gone, removed or published.
 */
export async function publishPending(
  tx: Database,
  config: Pick<ServerConfig, 'publicUrl'>,
  postId: number,
  at: Date,
): Promise<boolean> {
  const [waiting] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.id, postId), isNull(posts.removedAt), isNotNull(posts.pendingSince)))
    .for('no key update');
  if (waiting?.pendingSince === undefined || waiting.pendingSince === null) return false;
  // A new one waits since it was written.
  const isNew = waiting.pendingSince <= waiting.createdAt;
  const post = { ...waiting, createdAt: isNew ? at : waiting.createdAt };
  const { authorId, type, entityId, text, preview, createdAt } = post;
  await tx.update(posts).set({ pendingSince: null, createdAt }).where(eq(posts.id, postId));
  const named = await namedIn(tx, postId);
  const about = { postId, authorId, text, named, at };
  if (isNew) {
    await showAsNewest(tx, post);
    const ownerId = type === 'user' ? entityId : null;
    await announcePost(tx, config, { ...about, preview, wall: { type, entityId }, ownerId });
  } else await announceChanged(tx, about);
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

/** Puts a post that has just got its time before the others, in searches and among those whom feeds look at first. */
async function showAsNewest(tx: Database, { id, authorId, type, entityId, createdAt }: Post): Promise<void> {
  await tx.update(postWords).set({ createdAt }).where(eq(postWords.postId, id));
  const table = { user: users, group: groups, company: companies }[type];
  const isEarlier = sql`coalesce(${table.lastPostAt} < ${createdAt.toISOString()}::timestamptz, true)`;
  await tx
    .update(table)
    .set({ lastPostAt: createdAt })
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
