import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { PostType } from '@/shared/wire/post';
import { inTransaction, type Database } from '../../db/database';
import { comments, commentPhotos, posts, postVideos, users } from '../../db/schema';
import { notAllowed } from '../../errors';
import { holdAccount } from '../../permissions/openAccount';
import { requireChangeablePost, type PostRow } from '../../permissions/postAccess';
import { requireUnsilenced } from '../../permissions/voice';
import { holdWall, loadWall, requireVoice } from '../../permissions/walls';
import { requireSharedClip } from '../../permissions/clipAccess';
import { releaseFiles, removeBytes } from '../../writing/attachedFiles';
import {
  contentOf,
  receiveAttachments,
  type Content,
  type postBody,
  type WriteDeps,
} from '../../writing/content';
import { holdsLinks } from '../../writing/heldLinks';
import { createOnce } from '../../writing/idempotency';
import { clearTags, indexMentions, indexTags, indexWords } from '../../writing/textIndex';
import { notify } from '../notifications/notify';
import { queuePublication } from '../publications/queue';
import { announcePost } from './announcing';
import {
  queueForApproval,
  requeueChanged,
  waitsAgain,
  waitsForApproval,
  withdrawFromApproval,
  withholdChanged,
} from './approval';
import { photoKeysOf, setPhotos } from './photos';

type PostBody = z.infer<typeof postBody>;

/**
 * Publishes on a wall (POST-01), or leaves the post waiting for its group or the house. Answers the id. Post, photos,
 * tags, mentions, counters and notifications are one transaction. Throws 403 without the right to post, 404 for an
 * unknown wall, 422 for empty content.
 */
export async function createPost(
  deps: WriteDeps,
  actorId: number,
  wall: { type: PostType; entityId: number },
  body: PostBody,
  idempotencyKey: string | null,
): Promise<number> {
  const video = body.video ?? null;
  const attachments = await receiveAttachments(deps, actorId, body);
  const content = contentOf('post', body.post, attachments, undefined, video !== null);
  const now = deps.clock.now();
  return inTransaction(deps.db, (tx) =>
    createOnce(tx, { userId: actorId, key: idempotencyKey, kind: 'post', now }, async () => {
      await holdWall(tx, wall.type, wall.entityId);
      await holdAccount(tx, actorId);
      const { canPost, ownerId } = await loadWall(tx, actorId, wall.type, wall.entityId);
      if (!canPost) throw notAllowed();
      await requireUnsilenced(tx, actorId, now);
      const isHeld = await holdsLinks(tx, deps.config, { authorId: actorId, content, at: now });
      const waitsInGroup = await waitsForApproval(tx, actorId, wall);
      const waits = isHeld || waitsInGroup;
      const [author] = await tx
        .select({ publishes: users.publishPosts })
        .from(users)
        .where(eq(users.id, actorId))
        .for('no key update');
      const isForChain = author?.publishes === true && body.publishOnBlockchain !== false;
      const [post] = await tx
        .insert(posts)
        .values({
          authorId: actorId,
          type: wall.type,
          entityId: wall.entityId,
          text: content.text,
          gifUrl: content.gifUrl,
          preview: content.preview,
          // The wish of a post that waits; nothing is published before it is.
          chainStatus: isForChain && waits ? 'pending' : 'off',
          createdAt: now,
          pendingSince: waits ? now : null,
        })
        .returning({ id: posts.id, authorId: posts.authorId, createdAt: posts.createdAt });
      if (post === undefined) throw new TypeError('The post was not inserted');
      const postId = post.id;
      const { text } = content;
      await setPhotos(tx, actorId, postId, [], content.photos);
      if (video !== null) await showClip(tx, actorId, postId, video);
      await indexWords(tx, post, text);
      const named = await indexMentions(tx, { postId, commentId: null, authorId: actorId }, text);
      if (waits) {
        const groupId = waitsInGroup ? wall.entityId : null;
        await queueForApproval(tx, {
          subject: 'post',
          id: postId,
          authorId: actorId,
          groupId,
          text,
          at: now,
        });
        return postId;
      }
      if (isForChain) await queuePublication(tx, post, content, now);
      const { preview } = content;
      const told = { postId, authorId: actorId, wall, text, preview, named, ownerId, at: now };
      await announcePost(tx, deps.config, told);
      return postId;
    }),
  );
}

/**
 * Replaces the given parts of the actor's post (POST-04). New links may let it wait for the house again (DESK-02). What
 * changes nothing is no edit.
 */
export async function editPost(
  deps: WriteDeps,
  actorId: number,
  target: { type: PostType; postId: number },
  body: PostBody,
): Promise<void> {
  const now = deps.clock.now();
  const attachments = await receiveAttachments(deps, actorId, body);
  const released = await inTransaction(deps.db, async (tx) => {
    const post = await requireChangeablePost(tx, actorId, 'post.edit', target.postId, target.type);
    await requireVoice(tx, actorId, post, now);
    const photos = await photoKeysOf(tx, post.id);
    const current: Content = { text: post.text, gifUrl: post.gifUrl, preview: post.preview, photos };
    const [shown] = await tx.select().from(postVideos).where(eq(postVideos.postId, post.id));
    const hasVideo = shown !== undefined && shown.clipId !== null;
    const content = contentOf('post', body.post, attachments, current, hasVideo);
    if (isDeepStrictEqual(content, current)) return [];
    await tx
      .update(posts)
      .set({ text: content.text, gifUrl: content.gifUrl, preview: content.preview, updatedAt: now })
      .where(eq(posts.id, post.id));
    const removed = await setPhotos(tx, actorId, post.id, photos, content.photos);
    const isPublished = await keepPublished(tx, deps.config, { post, content, former: current, at: now });
    if (isPublished && post.chainStatus !== 'off') await queuePublication(tx, post, content, now);
    if (isPublished) await indexTags(tx, post.id, content.text);
    await indexWords(tx, post, content.text);
    const named = await indexMentions(
      tx,
      { postId: post.id, commentId: null, authorId: actorId },
      content.text,
    );
    if (isPublished)
      await notify(tx, { to: named, type: 'mention', action: null, actorId, postId: post.id, at: now });
    return removed;
  });
  await removeBytes(deps.files, released);
}

/** Tells whether others see a post that its author has just changed; else its present words wait for a moderator. */
async function keepPublished(
  tx: Database,
  config: WriteDeps['config'],
  { post, content, former, at }: { post: PostRow; content: Content; former: Content; at: Date },
): Promise<boolean> {
  const { id, authorId, entityId } = post;
  const { text } = content;
  if (post.pendingSince !== null) {
    await requeueChanged(tx, { subject: 'post', id, text });
    return false;
  }
  const waitsInGroup = await waitsAgain(tx, authorId, post);
  if (!waitsInGroup && !(await holdsLinks(tx, config, { authorId, content, former, at }))) return true;
  await withholdChanged(tx, post, { groupId: waitsInGroup ? entityId : null, text, at });
  return false;
}

/**
 * Deletes a post of the actor, or of a company that they run, with its comments, votes, bookmarks and pictures
 * (POST-04).
 */
export async function deletePost(
  deps: WriteDeps,
  actorId: number,
  target: { type: PostType; postId: number },
): Promise<void> {
  const released = await inTransaction(deps.db, async (tx) => {
    const post = await requireChangeablePost(tx, actorId, 'post.delete', target.postId, target.type);
    const inComments = await tx
      .select({ key: commentPhotos.fileKey })
      .from(commentPhotos)
      .innerJoin(comments, eq(comments.id, commentPhotos.commentId))
      .where(eq(comments.postId, post.id));
    const photos = await photoKeysOf(tx, post.id);
    await clearTags(tx, post.id);
    // Locks author and wall in the order of `createPost`.
    if (post.pendingSince === null)
      await tx
        .update(users)
        .set({ postCount: sql`${users.postCount} - 1` })
        .where(eq(users.id, post.authorId));
    else await withdrawFromApproval(tx, 'post', [post.id]);
    const waiting = await tx
      .select({ id: comments.id })
      .from(comments)
      .where(and(eq(comments.postId, post.id), isNotNull(comments.pendingSince)));
    await withdrawFromApproval(
      tx,
      'comment',
      waiting.map(({ id }) => id),
    );
    await tx.delete(posts).where(eq(posts.id, post.id));
    const removed = await releaseFiles(tx, photos);
    return [
      ...removed,
      ...(await releaseFiles(
        tx,
        inComments.map(({ key }) => key),
      )),
    ];
  });
  await removeBytes(deps.files, released);
}

/** Lets a post show a short video that its author may see. */
async function showClip(tx: Database, actorId: number, postId: number, clipId: number): Promise<void> {
  await requireSharedClip(tx, actorId, clipId);
  await tx.insert(postVideos).values({ postId, clipId });
}
