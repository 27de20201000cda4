import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { id, noContent, whole } from '@/shared/api/decode';
import { fetchPage } from '@/shared/api/fetchPage';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import type { Entities } from '@/shared/store/entities';
import { now } from '@/shared/lib/time/clock';
import { sendWithUploads } from '@/features/media/sendWithUploads';
import { isStoredAs } from '@/features/posts/isStoredAs';
import { previewToWire } from '@/features/previews/api';
import { comments } from './entities';
import {
  commentSchema,
  type CommentContent,
  type CommentEdit,
  type DecodedComment,
  type NewComment,
  type Thread,
} from './types';

const segment = encodeURIComponent;

/** Fetches a page of a post's top comments, or of one comment's replies; newest first on the wire. */
export function fetchComments(
  { postId, postType, parent }: Thread & { parent?: string },
  page: PageRequest,
  context: CallContext,
): Promise<Page> {
  const path = `/api/comments/${postType}/${segment(postId)}`;
  // The call tells what a comment leaves out.
  const item = v.pipe(
    commentSchema,
    v.transform((comment) => ({
      ...comment,
      postId: comment.postId || postId,
      parentId: comment.parentId ?? parent ?? null,
    })),
  );
  return fetchPage({ path, query: { parent }, item, store: comments }, page, context);
}

export interface LoadedComment {
  id: string;
  /** The parent comment; null for a top comment. */
  parentId: string | null;
  entities: Entities;
}

/**
 * Adds a comment, or a reply if it has a place, once its image is sent (CMT-04). The server answers repeated tries
 * with the comment of the first one, updated by what has changed since.
 */
export function addComment(
  { postId, postType, parentId, place, version, idempotencyKey, uploads, ...content }: NewComment,
  context: CallContext,
): Promise<LoadedComment> {
  return sendWithUploads(uploads, async (photos) => {
    const body = toWire(content, photos);
    const comment = await request({
      method: 'post',
      path:
        parentId === null
          ? `/api/comments/${postType}/${segment(postId)}`
          : `/api/comments/${postType}/reply/${segment(parentId)}`,
      body: place ? { ...body, postId, ...place } : body,
      headers: { 'X-Idempotency-Key': idempotencyKey },
      answer: commentSchema,
      signal: context.signal,
    });
    if (version !== idempotencyKey && !isStoredAs({ ...comment, text: comment.msg }, content, photos))
      return patchComment({ id: comment.id, postId, postType, ...content }, photos, context);
    return loaded(comment);
  });
}

/** Replaces the content of a comment (CMT-05). */
export function editComment({ uploads, ...edit }: CommentEdit, context: CallContext): Promise<LoadedComment> {
  return sendWithUploads(uploads, (photos) => patchComment(edit, photos, context));
}

async function patchComment(
  { id, postId, postType, ...content }: Omit<CommentEdit, 'uploads'>,
  photos: readonly string[],
  { signal }: CallContext,
): Promise<LoadedComment> {
  const comment = await request({
    method: 'patch',
    path: `/api/comments/${postType}/${segment(id)}`,
    body: { ...toWire(content, photos), postId },
    answer: whole(commentSchema, ['msg', 'author']),
    signal,
  });
  return comment === null ? { id, parentId: null, entities: asSent(id, content, photos) } : loaded(comment);
}

/** The changed fields of a comment whose backend does not tell them (ANY-02). */
function asSent(id: string, { text, gif, preview }: SentContent, photos: readonly string[]): Entities {
  const changes = {
    msg: text.trim(),
    gifLink: gif,
    preview,
    photos: photos.map((key) => ({ key, access: null, width: 0, height: 0, createdAt: '' })),
    updatedAt: new Date(now()).toISOString(),
  };
  return { [comments.kind]: { [id]: { id, ...changes } } };
}

type SentContent = Omit<CommentContent, 'uploads'>;

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
export async function fetchChain(commentId: string, { signal }: CallContext): Promise<LoadedChain> {
  const { postId, chain } = await request({
    method: 'get',
    path: `/api/comments/view/${segment(commentId)}`,
    answer: chainSchema,
    signal,
  });
  return { postId, ids: chain.map(({ id }) => id), entities: comments.entities(chain) };
}

export function deleteComment(
  { id, type }: { id: string; type: Thread['postType'] },
  { signal }: CallContext,
): Promise<undefined> {
  return request({
    method: 'delete',
    path: `/api/comments/${type}/${segment(id)}`,
    answer: noContent,
    signal,
  });
}
