import { asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { PostType } from '@/shared/wire/post';
import { inTransaction, type Database } from '../../db/database';
import { comments, commentPhotos, postPhotos, posts, postVideos, users } from '../../db/schema';
import { notAllowed } from '../../errors';
import { requireChangeablePost } from '../../permissions/postAccess';
import { requireUnsilenced } from '../../permissions/voice';
import { loadWall, requireVoice } from '../../permissions/walls';
import { requireSharedClip } from '../../permissions/clipAccess';
import { attachFiles, releaseFiles, removeBytes } from '../../writing/attachedFiles';
import {
  contentOf,
  receiveAttachments,
  type Content,
  type postBody,
  type WriteDeps,
} from '../../writing/content';
import { createOnce } from '../../writing/idempotency';
import { tellOfPost } from '../../writing/tell';
import { clearTags, indexMentions, indexTags, indexWords } from '../../writing/textIndex';
import { toldOfPosts } from '../companies/follows';
import { activeGroupMembers } from '../groups/queries';
import { notify } from '../notifications/notify';
import { queuePublication } from '../publications/queue';
import { notifyOfBoost } from './boost';

type PostBody = z.infer<typeof postBody>;

/**
 * Publishes on a wall (POST-01). Answers the id. Post, photos, tags, mentions, counters and notifications are one
 * transaction. Throws 403 without the right to post, 404 for an unknown wall, 422 for empty content.
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
      const { canPost, ownerId } = await loadWall(tx, actorId, wall.type, wall.entityId);
      if (!canPost) throw notAllowed();
      await requireUnsilenced(tx, actorId);
      const [author] = await tx
        .update(users)
        .set({ postCount: sql`${users.postCount} + 1` })
        .where(eq(users.id, actorId))
        .returning({ publishes: users.publishPosts });
      const [post] = await tx
        .insert(posts)
        .values({
          authorId: actorId,
          type: wall.type,
          entityId: wall.entityId,
          text: content.text,
          gifUrl: content.gifUrl,
          preview: content.preview,
          createdAt: now,
        })
        .returning({ id: posts.id, authorId: posts.authorId, createdAt: posts.createdAt });
      if (post === undefined) throw new TypeError('The post was not inserted');
      await setPhotos(tx, actorId, post.id, [], content.photos);
      await tellOfPost(tx, 'news', post.id);
      if (video !== null) await showClip(tx, actorId, post.id, video);
      if (author?.publishes === true && body.publishOnBlockchain !== false)
        await queuePublication(tx, post, content, now);
      await indexTags(tx, post.id, content.text);
      await indexWords(tx, post, content.text);
      const named = await indexMentions(
        tx,
        { postId: post.id, commentId: null, authorId: actorId },
        content.text,
      );
      const isOwnWall = wall.type === 'user' && wall.entityId === actorId;
      if (isOwnWall && content.preview !== null)
        await notifyOfBoost(tx, deps.config, { actorId, link: content.preview.url, at: now });
      const about = { actorId, postId: post.id, at: now };
      if (ownerId !== null)
        await notify(tx, { to: [ownerId], type: 'userpost', action: 'user_post_create', ...about });
      await notify(tx, { to: named.filter((id) => id !== ownerId), type: 'mention', action: null, ...about });
      if (wall.type === 'group')
        await notify(tx, {
          to: (await activeGroupMembers(tx, wall.entityId)).filter((id) => !named.includes(id)),
          type: 'grouppost',
          action: 'group_post_create',
          groupId: wall.entityId,
          ...about,
        });
      if (wall.type === 'company')
        await notify(tx, {
          to: (await toldOfPosts(tx, wall.entityId)).filter((id) => !named.includes(id)),
          type: 'grouppost',
          action: 'company_post_create',
          ...about,
        });
      return post.id;
    }),
  );
}

/** Replaces the given parts of the actor's post (POST-04). */
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
    await requireVoice(tx, actorId, post);
    const photos = await photoKeysOf(tx, post.id);
    const current: Content = { text: post.text, gifUrl: post.gifUrl, preview: post.preview, photos };
    const hasVideo = (await tx.select().from(postVideos).where(eq(postVideos.postId, post.id))).length > 0;
    const content = contentOf('post', body.post, attachments, current, hasVideo);
    await tx
      .update(posts)
      .set({ text: content.text, gifUrl: content.gifUrl, preview: content.preview, updatedAt: now })
      .where(eq(posts.id, post.id));
    const removed = await setPhotos(tx, actorId, post.id, photos, content.photos);
    if (post.chainStatus !== 'off') await queuePublication(tx, post, content, now);
    await indexTags(tx, post.id, content.text);
    await indexWords(tx, post, content.text);
    const named = await indexMentions(
      tx,
      { postId: post.id, commentId: null, authorId: actorId },
      content.text,
    );
    await notify(tx, { to: named, type: 'mention', action: null, actorId, postId: post.id, at: now });
    return removed;
  });
  await removeBytes(deps.files, released);
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
    await tx
      .update(users)
      .set({ postCount: sql`${users.postCount} - 1` })
      .where(eq(users.id, post.authorId));
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

async function photoKeysOf(tx: Database, postId: number): Promise<string[]> {
  const rows = await tx
    .select({ key: postPhotos.fileKey })
    .from(postPhotos)
    .where(eq(postPhotos.postId, postId))
    .orderBy(asc(postPhotos.position));
  return rows.map((row) => row.key);
}

/** Lets a post show a short video that its author may see. */
async function showClip(tx: Database, actorId: number, postId: number, clipId: number): Promise<void> {
  await requireSharedClip(tx, actorId, clipId);
  await tx.insert(postVideos).values({ postId, clipId });
}

/** Replaces the post's pictures, in the given order. Answers the keys whose bytes the caller removes. */
async function setPhotos(
  tx: Database,
  ownerId: number,
  postId: number,
  current: readonly string[],
  next: readonly string[],
): Promise<string[]> {
  const added = next.filter((key) => !current.includes(key));
  const dropped = current.filter((key) => !next.includes(key));
  await attachFiles(tx, ownerId, added);
  await tx.delete(postPhotos).where(eq(postPhotos.postId, postId));
  if (next.length > 0)
    await tx.insert(postPhotos).values(next.map((fileKey, position) => ({ postId, fileKey, position })));
  return releaseFiles(tx, dropped);
}
