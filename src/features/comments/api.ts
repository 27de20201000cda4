import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { create, createdSchema } from '@/shared/api/created';
import { id, listOf, whole } from '@/shared/api/decode';
import { requestDeletion } from '@/shared/api/deletion';
import { fetchPage } from '@/shared/api/fetchPage';
import { pageSizes } from '@/shared/config/limits';
import { malformedError, RequestError } from '@/shared/errors/appError';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import type { Entities } from '@/shared/store/entities';
import { now } from '@/shared/lib/time/clock';
import { describedUploads, describePhotos } from '@/features/media/describing/api';
import { sendWithUploads } from '@/features/media/sendWithUploads';
import { isArrivalOf, type EarlierTry } from '@/features/posts/publishing/earlierTry';
import { isStoredAs } from '@/features/posts/publishing/isStoredAs';
import { votesAnswer, type Vote, type Votes } from '@/features/posts/types';
import { previewToWire } from '@/features/previews/api';
import { tryOf } from './earlierTry';
import { comments } from './entities';
import {
  commentSchema,
  type CommentContent,
  type CommentEdit,
  type DecodedComment,
  type NewComment,
  type Thread,
  type Voice,
  voiceSchema,
} from './types';

const segment = encodeURIComponent;

/** Fetches a page of a post's top comments, or of one comment's replies; newest first on the wire. */
export function fetchComments(
  { postId, postType, parent }: Thread & { parent?: string },
  page: PageRequest,
  context: CallContext,
): Promise<Page> {
  const path = `/api/comments/${postType}/${segment(postId)}`;
  const item = commentOf(postId, parent);
  return fetchPage({ path, query: { parent }, item, store: comments }, page, context);
}

/** Schema of a comment; the call tells what its answer leaves out. */
function commentOf(postId: string, parent: string | null = null) {
  return v.pipe(
    commentSchema,
    v.transform((comment) => ({
      ...comment,
      postId: comment.postId || postId,
      parentId: comment.parentId ?? parent,
    })),
  );
}

/** Fields that only a whole comment has (ANY-02). */
const wholeComment = ['msg', 'author'];

export interface LoadedComment {
  id: string;
  /** The parent comment; null for a top comment. */
  parentId: string | null;
  entities: Entities;
}

/**
 * Adds a comment, or a reply if it has a place, once its image is sent and described (CMT-04). One that has arrived by
 * an earlier try is looked for first and only changed, if it was edited since (ANY-04).
 * @returns null where the server has added it but does not show it
 */
export async function addComment(comment: NewComment, context: CallContext): Promise<LoadedComment | null> {
  const { postId, postType, earlier, version, idempotencyKey, uploads, alts, text, gif, preview } = comment;
  const content = { text, gif, preview };
  const isEdited = version !== idempotencyKey;
  const arrived = earlier && (await findComment(comment, earlier, context));
  if (arrived && !isEdited) return loaded(arrived);
  return sendWithUploads(uploads, async (photos) => {
    await describePhotos(describedUploads(uploads, photos, alts), context);
    const added =
      arrived ??
      (await create({
        send: () => sendComment(comment, photos, context),
        read: (id) => readComment(id, context),
        find: () => findComment(comment, tryOf(comment), context),
      }));
    if (added === null) return null;
    if (isEdited && !isStoredAs({ ...added, text: added.msg }, content, photos))
      return patchComment({ id: added.id, postId, postType, ...content }, photos, context);
    return loaded(added);
  });
}

function sendComment(
  { postId, postType, parentId, place, idempotencyKey, asCompany, ...content }: NewComment,
  photos: readonly string[],
  { signal }: CallContext,
) {
  const body = { ...toWire(content, photos), ...(asCompany && { asCompany }) };
  return request({
    method: 'post',
    path:
      parentId === null
        ? `/api/comments/${postType}/${segment(postId)}`
        : `/api/comments/${postType}/reply/${segment(parentId)}`,
    body: place ? { ...body, postId, ...place, ...marksOf(postType, content) } : body,
    headers: { 'X-Idempotency-Key': idempotencyKey },
    answer: createdSchema(commentOf(postId, parentId), wholeComment),
    signal,
  });
}

/** Flags of a reply, sent besides its place (CMT-08). */
function marksOf(postType: Thread['postType'], { preview, uploads }: CommentContent) {
  return {
    isProfile: postType === 'user',
    isImagePreview: preview !== null,
    isImageUpload: uploads.length > 0,
  };
}

/** Looks on the first page of the thread for the comment that a try sent (ANY-04). */
async function findComment(
  { postId, postType, parentId }: NewComment,
  earlier: EarlierTry,
  { signal }: CallContext,
): Promise<DecodedComment | null> {
  const { list } = await request({
    method: 'get',
    path: `/api/comments/${postType}/${segment(postId)}`,
    query: { page: 1, per_page: pageSizes.comments, parent: parentId ?? undefined },
    answer: listOf(commentOf(postId, parentId)),
    signal,
  });
  return list.find((comment) => isArrivalOf(earlier, { ...comment, text: comment.msg })) ?? null;
}

async function readComment(id: string, context: CallContext): Promise<DecodedComment> {
  const { chain } = await readChain(id, context);
  const found = chain.find((comment) => comment.id === id);
  if (!found) throw new RequestError(malformedError);
  return found;
}

/** Likes or dislikes a comment; see the vote for a post. */
export function sendCommentVote(id: string, vote: Vote, { signal }: CallContext): Promise<Votes | null> {
  const path = `/api/vote/comment/${segment(id)}/${vote}`;
  return request({ method: 'post', path, answer: votesAnswer, signal });
}

/** Reads the member's own vote for a comment. */
export async function readVote(id: string, context: CallContext) {
  const comment = await readComment(id, context);
  return { value: comment.voted, entities: comments.entities([comment]) };
}

/** Replaces the content of a comment (CMT-05). */
export function editComment(
  { uploads, alts, ...edit }: CommentEdit,
  context: CallContext,
): Promise<LoadedComment> {
  return sendWithUploads(uploads, async (photos) => {
    await describePhotos(describedUploads(uploads, photos, alts), context);
    return patchComment(edit, photos, context);
  });
}

async function patchComment(
  { id, postId, postType, ...content }: Omit<CommentEdit, 'uploads' | 'alts'>,
  photos: readonly string[],
  context: CallContext,
): Promise<LoadedComment> {
  const told = await request({
    method: 'patch',
    path: `/api/comments/${postType}/${segment(id)}`,
    body: { ...toWire(content, photos), postId },
    answer: whole(commentOf(postId), wholeComment),
    signal: context.signal,
  });
  // Reads the access, size and description of an image, which were not sent.
  const comment = told ?? (photos.length > 0 ? await readComment(id, context).catch(() => null) : null);
  return comment === null ? { id, parentId: null, entities: asSent(id, content, photos) } : loaded(comment);
}

/** The changed fields of a comment whose backend does not tell them (ANY-02). */
function asSent(id: string, { text, gif, preview }: SentContent, photos: readonly string[]): Entities {
  const changes = {
    msg: text.trim(),
    gifLink: gif,
    preview,
    photos: photos.map((key) => ({
      key,
      access: null,
      width: 0,
      height: 0,
      alt: '',
      createdAt: '',
    })),
    updatedAt: new Date(now()).toISOString(),
  };
  return { [comments.kind]: { [id]: { id, ...changes } } };
}

type SentContent = Omit<CommentContent, 'uploads' | 'alts'>;

function loaded(comment: DecodedComment): LoadedComment {
  return { id: comment.id, parentId: comment.parentId, entities: comments.entities([comment]) };
}

function toWire({ text, gif, preview }: SentContent, photos: readonly string[]) {
  return { msg: text.trim(), gif_link: gif, preview: previewToWire(preview), photos };
}

const chainSchema = v.object({ postId: id, chain: v.array(commentSchema) });

export interface LoadedChain {
  postId: string;
  /** From the top comment down to the requested one. */
  ids: string[];
  entities: Entities;
}

/** Fetches a comment with its ancestors, for a link to it. */
export async function fetchChain(commentId: string, context: CallContext): Promise<LoadedChain> {
  const { postId, chain } = await readChain(commentId, context);
  return { postId, ids: chain.map(({ id }) => id), entities: comments.entities(chain) };
}

async function readChain(commentId: string, { signal }: CallContext) {
  const { postId, chain } = await request({
    method: 'get',
    path: `/api/comments/view/${segment(commentId)}`,
    answer: chainSchema,
    signal,
  });
  return { postId, chain: chain.map((comment) => ({ ...comment, postId: comment.postId || postId })) };
}

/** Asks whether the member may speak for the company of a post (CMP-02). */
export function fetchVoice(permalink: string, { signal }: CallContext): Promise<Voice> {
  const path = `/api/companies/${segment(permalink)}`;
  return request({ method: 'get', path, answer: voiceSchema, signal });
}

export function deleteComment(
  { id, type }: { id: string; type: Thread['postType'] },
  { signal }: CallContext,
): Promise<undefined> {
  return requestDeletion({ path: `/api/comments/${type}/${segment(id)}`, signal });
}
