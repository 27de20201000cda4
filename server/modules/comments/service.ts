import { eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { maxReplyLevel } from '@/shared/config/limits';
import type { PostType } from '@/shared/wire/post';
import { inTransaction, type Database } from '../../db/database';
import { commentPhotos, comments, posts } from '../../db/schema';
import { notAllowed } from '../../errors';
import { can } from '../../permissions/can';
import { requireVisiblePost, type PostRow } from '../../permissions/postAccess';
import { attachFiles, releaseFiles, removeBytes } from '../../writing/attachedFiles';
import {
  contentOf,
  receiveAttachments,
  type commentBody,
  type Content,
  type WriteDeps,
} from '../../writing/content';
import { createOnce } from '../../writing/idempotency';
import { indexMentions } from '../../writing/textIndex';
import { notify } from '../notifications/notify';
import { photoKeysOf, requireVisibleComment, subtreeOf, type CommentRow } from './queries';

type CommentBody = z.infer<typeof commentBody>;

/** Where a new comment goes: under a post, or as a reply to a comment. */
export type CommentPlace = { type: PostType } & ({ postId: number } | { replyTo: number });

/** Adds a comment or reply (CMT-01, VAL-05); answers the id. Throws 404, 422 commentTooLong and validationError. */
export async function createComment(
  deps: WriteDeps,
  actorId: number,
  place: CommentPlace,
  body: CommentBody,
  idempotencyKey: string | null,
): Promise<number> {
  const content = contentOf('msg', body.msg, await receiveAttachments(deps, actorId, body));
  const now = deps.clock.now();
  return inTransaction(deps.db, (tx) =>
    createOnce(tx, { userId: actorId, key: idempotencyKey, kind: 'comment', now }, async () => {
      const { post, answered } = await findPlace(tx, actorId, place);
      const position = answered === null ? topPosition : positionBelow(answered);
      const [comment] = await tx
        .insert(comments)
        .values({
          postId: post.id,
          authorId: actorId,
          ...position,
          text: content.text,
          gifUrl: content.gifUrl,
          preview: content.preview,
          createdAt: now,
        })
        .returning({ id: comments.id });
      if (comment === undefined) throw new TypeError('The comment was not inserted');
      await setPhoto(tx, actorId, comment.id, [], content.photos);
      await changeCount(tx, post.id, position.parentId, 1);
      await tellPeople(tx, post, answered, {
        id: comment.id,
        authorId: actorId,
        text: content.text,
        at: now,
      });
      return comment.id;
    }),
  );
}

async function findPlace(
  tx: Database,
  actorId: number,
  place: CommentPlace,
): Promise<{ post: PostRow; answered: CommentRow | null }> {
  const options = { type: place.type, lock: true };
  if ('postId' in place)
    return { post: await requireVisiblePost(tx, actorId, place.postId, options), answered: null };
  const { comment, post } = await requireVisibleComment(tx, actorId, place.replyTo, options);
  return { post, answered: comment };
}

type Position = Pick<CommentRow, 'level' | 'parentId' | 'rootId'>;
const topPosition: Position = { level: 0, parentId: null, rootId: null };

/** One level below the answered comment; an answer to the last level stands beside it, on the last level (CMT-01). */
function positionBelow(answered: CommentRow): Position {
  const rootId = answered.rootId ?? answered.id;
  if (answered.level === maxReplyLevel) return { level: maxReplyLevel, parentId: answered.parentId, rootId };
  const nextLevels = { 0: 1, 1: 2, 2: 3 } as const;
  return { level: nextLevels[answered.level], parentId: answered.id, rootId };
}

/** `comment_count` counts top comments, `reply_count` direct replies. */
async function changeCount(tx: Database, postId: number, parentId: number | null, by: 1 | -1): Promise<void> {
  if (parentId === null)
    await tx
      .update(posts)
      .set({ commentCount: sql`${posts.commentCount} + ${by}::int` })
      .where(eq(posts.id, postId));
  else
    await tx
      .update(comments)
      .set({ replyCount: sql`${comments.replyCount} + ${by}::int` })
      .where(eq(comments.id, parentId));
}

/** The post's author, who is answered, and who is named: each is told once. */
async function tellPeople(
  tx: Database,
  post: PostRow,
  answered: CommentRow | null,
  comment: { id: number; authorId: number; text: string; at: Date },
): Promise<void> {
  const inGroup = post.type === 'group';
  const concerned = [post.authorId, ...(answered === null ? [] : [answered.authorId])];
  const about = { actorId: comment.authorId, postId: post.id, commentId: comment.id, at: comment.at };
  await notify(tx, {
    to: concerned,
    type: inGroup ? 'groupcomment' : 'postcomment',
    action: inGroup ? 'group_post_comment' : 'user_post_comment',
    ...about,
  });
  const place = { postId: post.id, commentId: comment.id, authorId: comment.authorId };
  const named = await indexMentions(tx, place, comment.text);
  await notify(tx, {
    to: named.filter((id) => !concerned.includes(id)),
    type: 'mention',
    action: null,
    ...about,
  });
}

/** Replaces what the body names of one's own comment (CMT-05). */
export async function editComment(
  deps: WriteDeps,
  actorId: number,
  target: { type: PostType; commentId: number },
  body: CommentBody,
): Promise<void> {
  const now = deps.clock.now();
  const attachments = await receiveAttachments(deps, actorId, body);
  const released = await inTransaction(deps.db, async (tx) => {
    const { comment } = await requireOwnComment(tx, actorId, 'comment.edit', target);
    const photos = await photoKeysOf(tx, [comment.id]);
    const current: Content = { text: comment.text, gifUrl: comment.gifUrl, preview: comment.preview, photos };
    const content = contentOf('msg', body.msg, attachments, current);
    await tx
      .update(comments)
      .set({ text: content.text, gifUrl: content.gifUrl, preview: content.preview, updatedAt: now })
      .where(eq(comments.id, comment.id));
    const place = { postId: comment.postId, commentId: comment.id, authorId: actorId };
    const named = await indexMentions(tx, place, content.text);
    await notify(tx, { to: named, type: 'mention', action: null, actorId, ...place, at: now });
    return setPhoto(tx, actorId, comment.id, photos, content.photos);
  });
  await removeBytes(deps.files, released);
}

/** Deletes one's own comment and the replies below it. */
export async function deleteComment(
  deps: WriteDeps,
  actorId: number,
  target: { type: PostType; commentId: number },
): Promise<void> {
  const released = await inTransaction(deps.db, async (tx) => {
    const { comment } = await requireOwnComment(tx, actorId, 'comment.delete', target);
    const ids = await subtreeOf(tx, comment.id);
    const photos = await photoKeysOf(tx, ids);
    await tx.delete(comments).where(inArray(comments.id, ids));
    await changeCount(tx, comment.postId, comment.parentId, -1);
    return releaseFiles(tx, photos);
  });
  await removeBytes(deps.files, released);
}

async function requireOwnComment(
  tx: Database,
  actorId: number,
  action: 'comment.edit' | 'comment.delete',
  { type, commentId }: { type: PostType; commentId: number },
) {
  const found = await requireVisibleComment(tx, actorId, commentId, { type, lock: true });
  if (!can({ id: actorId }, action, { ownerId: found.comment.authorId, isVisible: true })) throw notAllowed();
  return found;
}

async function setPhoto(
  tx: Database,
  ownerId: number,
  commentId: number,
  current: readonly string[],
  next: readonly string[],
): Promise<string[]> {
  const added = next.filter((key) => !current.includes(key));
  await attachFiles(tx, ownerId, added);
  await tx.delete(commentPhotos).where(eq(commentPhotos.commentId, commentId));
  if (next.length > 0) await tx.insert(commentPhotos).values(next.map((fileKey) => ({ commentId, fileKey })));
  return releaseFiles(
    tx,
    current.filter((key) => !next.includes(key)),
  );
}
