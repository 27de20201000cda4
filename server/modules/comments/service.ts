import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { maxReplyLevel } from '@/shared/config/limits';
import type { PostType } from '@/shared/wire/post';
import { inTransaction, type Database } from '../../db/database';
import { commentPhotos, comments } from '../../db/schema';
import { notAllowed } from '../../errors';
import { can } from '../../permissions/can';
import { roleInCompany } from '../../permissions/companyAccess';
import { readsThread, requireVisiblePost, type PostRow } from '../../permissions/postAccess';
import { requireCompanyVoice, requireVoice } from '../../permissions/walls';
import { attachFiles, releaseFiles, removeBytes } from '../../writing/attachedFiles';
import {
  contentOf,
  receiveAttachments,
  type commentBody,
  type Content,
  type newCommentBody,
  type WriteDeps,
} from '../../writing/content';
import { holdsLinks } from '../../writing/heldLinks';
import { createOnce } from '../../writing/idempotency';
import { indexMentions } from '../../writing/textIndex';
import { notify } from '../notifications/notify';
import { queueForApproval, requeueChanged, withdrawFromApproval } from '../posts/approval';
import { announceComment } from './announcing';
import { withholdChanged } from './approval';
import { changeCount } from './counting';
import { chainOf, photoKeysOf, requireVisibleComment, subtreeOf, type CommentRow } from './queries';

type CommentBody = z.infer<typeof commentBody>;
type NewComment = z.infer<typeof newCommentBody>;

/** Target of a new comment: a post, or a comment to reply to. */
export type CommentTarget = { type: PostType } & ({ postId: number } | { replyTo: number });

/**
 * Adds a comment or reply (CMT-01, VAL-05). Answers the id. Throws 404, 422 commentTooLong and validationError, and 403
 * for a company's signature by those who may not speak in its name, and under what waits for a moderator. Its own links
 * may let it wait (DESK-02).
 */
export async function createComment(
  deps: WriteDeps,
  actorId: number,
  target: CommentTarget,
  body: NewComment,
  idempotencyKey: string | null,
): Promise<number> {
  const content = contentOf('msg', body.msg, await receiveAttachments(deps, actorId, body));
  const now = deps.clock.now();
  return inTransaction(deps.db, (tx) =>
    createOnce(tx, { userId: actorId, key: idempotencyKey, kind: 'comment', now }, async () => {
      const { post, answered } = await findTarget(tx, actorId, target);
      if (post.pendingSince !== null || (answered !== null && answered.pendingSince !== null))
        throw notAllowed();
      await requireVoice(tx, actorId, post, now);
      if (body.asCompany) await requireCompanyVoice(tx, actorId, post);
      const position = answered === null ? topPosition : positionBelow(answered);
      const { text } = content;
      const waits = await holdsLinks(tx, deps.config, { authorId: actorId, content, at: now });
      const [comment] = await tx
        .insert(comments)
        .values({
          postId: post.id,
          authorId: actorId,
          ...position,
          text,
          gifUrl: content.gifUrl,
          preview: content.preview,
          asCompany: body.asCompany,
          createdAt: now,
          pendingSince: waits ? now : null,
        })
        .returning();
      if (comment === undefined) throw new TypeError('The comment was not inserted');
      await setPhoto(tx, actorId, comment.id, [], content.photos);
      const { id } = comment;
      const named = await indexMentions(tx, { postId: post.id, commentId: id, authorId: actorId }, text);
      const answeredAuthorId = answered?.authorId ?? null;
      if (waits)
        await queueForApproval(tx, {
          subject: 'comment',
          id,
          authorId: actorId,
          groupId: null,
          text,
          at: now,
        });
      else {
        await changeCount(tx, post.id, position.parentId, 1);
        await announceComment(tx, { post, comment, answeredAuthorId, named, at: now });
      }
      return id;
    }),
  );
}

async function findTarget(
  tx: Database,
  actorId: number,
  target: CommentTarget,
): Promise<{ post: PostRow; answered: CommentRow | null }> {
  const options = { type: target.type, lock: true };
  if ('postId' in target) {
    const post = await requireVisiblePost(tx, actorId, target.postId, options);
    if (!(await readsThread(tx, actorId, post.id))) throw notAllowed();
    return { post, answered: null };
  }
  const { comment, post } = await requireVisibleComment(tx, actorId, target.replyTo, options);
  await chainOf(tx, actorId, comment.id);
  return { post, answered: comment };
}

type Position = Pick<CommentRow, 'level' | 'parentId' | 'rootId' | 'answeredId'>;
const topPosition: Position = { level: 0, parentId: null, rootId: null, answeredId: null };

/** One level below the answered comment; replies to the last level join that level (CMT-01). */
function positionBelow(answered: CommentRow): Position {
  const rootId = answered.rootId ?? answered.id;
  const { id: answeredId, level, parentId } = answered;
  if (level === maxReplyLevel) return { level, parentId, rootId, answeredId };
  const nextLevels = { 0: 1, 1: 2, 2: 3 } as const;
  return { level: nextLevels[level], parentId: answeredId, rootId, answeredId: null };
}

/**
 * Replaces the given parts of the actor's comment (CMT-05). New links may let it wait for the house again (DESK-02).
 */
export async function editComment(
  deps: WriteDeps,
  actorId: number,
  target: { type: PostType; commentId: number },
  body: CommentBody,
): Promise<void> {
  const now = deps.clock.now();
  const attachments = await receiveAttachments(deps, actorId, body);
  const released = await inTransaction(deps.db, async (tx) => {
    const { comment, post } = await requireOwnComment(tx, actorId, 'comment.edit', target);
    await requireVoice(tx, actorId, post, now);
    const photos = await photoKeysOf(tx, [comment.id]);
    const current: Content = { text: comment.text, gifUrl: comment.gifUrl, preview: comment.preview, photos };
    const content = contentOf('msg', body.msg, attachments, current);
    if (isDeepStrictEqual(content, current)) return [];
    await tx
      .update(comments)
      .set({ text: content.text, gifUrl: content.gifUrl, preview: content.preview, updatedAt: now })
      .where(eq(comments.id, comment.id));
    const source = { postId: comment.postId, commentId: comment.id, authorId: actorId };
    const named = await indexMentions(tx, source, content.text);
    const isPublished = await keepPublished(tx, deps.config, { comment, content, former: current, at: now });
    if (isPublished)
      await notify(tx, { to: named, type: 'mention', action: null, actorId, ...source, at: now });
    return setPhoto(tx, actorId, comment.id, photos, content.photos);
  });
  await removeBytes(deps.files, released);
}

/** Tells whether others see a comment that its author has just changed; else its present words wait for a moderator. */
async function keepPublished(
  tx: Database,
  config: WriteDeps['config'],
  { comment, content, former, at }: { comment: CommentRow; content: Content; former: Content; at: Date },
): Promise<boolean> {
  const { id, authorId, pendingSince } = comment;
  const { text } = content;
  if (pendingSince !== null) {
    await requeueChanged(tx, { subject: 'comment', id, text });
    return false;
  }
  if (!(await holdsLinks(tx, config, { authorId, content, former, at }))) return true;
  await withholdChanged(tx, comment, text, at);
  return false;
}

/** Deletes the actor's comment and the replies below it. */
export async function deleteComment(
  deps: WriteDeps,
  actorId: number,
  target: { type: PostType; commentId: number },
): Promise<void> {
  const released = await inTransaction(deps.db, async (tx) => {
    const { comment } = await requireOwnComment(tx, actorId, 'comment.delete', target);
    const ids = await subtreeOf(tx, comment.id);
    const photos = await photoKeysOf(tx, ids);
    await withdrawFromApproval(tx, 'comment', ids);
    await tx.delete(comments).where(inArray(comments.id, ids));
    if (comment.pendingSince === null) await changeCount(tx, comment.postId, comment.parentId, -1);
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
  const { comment, post } = found;
  const companyRole = comment.asCompany ? await roleInCompany(tx, post.entityId, actorId) : null;
  const facts = { ownerId: comment.authorId, isVisible: true, asCompany: comment.asCompany, companyRole };
  if (!can({ id: actorId }, action, facts)) throw notAllowed();
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
