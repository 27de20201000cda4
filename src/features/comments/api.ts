import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { noContent } from '@/shared/api/decode';
import { fetchPage } from '@/shared/api/fetchPage';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import type { Entities } from '@/shared/store/entities';
import { keysOf } from '../media/registry';
import { previewToWire } from '../previews/api';
import { toEntities } from './entities';
import { commentSchema, type CommentContent, type CommentEdit, type NewComment, type Thread } from './types';

const segment = encodeURIComponent;

/** A page of a post's top comments, or of one comment's replies; newest first on the wire. */
export function fetchComments(
  { postId, postType, parent }: Thread & { parent?: string },
  page: PageRequest,
  context: CallContext,
): Promise<Page> {
  const path = `/api/comments/${postType}/${segment(postId)}`;
  return fetchPage({ path, query: { parent }, item: commentSchema, toEntities }, page, context);
}

export interface LoadedComment {
  id: string;
  /** The comment it stands under; null for a top comment. */
  parentId: string | null;
  entities: Entities;
}

/** Adds a comment, or with a place a reply; one with an image once the image is sent (CMT-04). */
export async function addComment(
  { postId, postType, parentId, place, idempotencyKey, ...content }: NewComment,
  { signal }: CallContext,
): Promise<LoadedComment> {
  const body = await bodyOf(content);
  const comment = await request({
    method: 'post',
    path:
      parentId === null
        ? `/api/comments/${postType}/${segment(postId)}`
        : `/api/comments/${postType}/reply/${segment(parentId)}`,
    body: place ? { ...body, postId, ...place } : body,
    headers: { 'X-Idempotency-Key': idempotencyKey },
    answer: commentSchema,
    signal,
  });
  return { id: comment.id, parentId: comment.parentId, entities: toEntities([comment]) };
}

/** Replaces what a comment says (CMT-05). */
export async function editComment(
  { id, postId, postType, ...content }: CommentEdit,
  { signal }: CallContext,
): Promise<LoadedComment> {
  const body = await bodyOf(content);
  const comment = await request({
    method: 'patch',
    path: `/api/comments/${postType}/${segment(id)}`,
    body: { ...body, postId },
    answer: commentSchema,
    signal,
  });
  return { id: comment.id, parentId: comment.parentId, entities: toEntities([comment]) };
}

async function bodyOf({ text, gif, preview, uploads }: CommentContent) {
  return { msg: text.trim(), gif_link: gif, preview: previewToWire(preview), photos: await keysOf(uploads) };
}

const chainSchema = v.object({ postId: v.string(), chain: v.array(commentSchema) });

export interface LoadedChain {
  postId: string;
  /** From the top comment down to the one that was asked for. */
  ids: string[];
  entities: Entities;
}

/** A comment with those that it answers, for a link to it. */
export async function fetchChain(commentId: string, { signal }: CallContext): Promise<LoadedChain> {
  const { postId, chain } = await request({
    method: 'get',
    path: `/api/comments/view/${segment(commentId)}`,
    answer: chainSchema,
    signal,
  });
  return { postId, ids: chain.map(({ id }) => id), entities: toEntities(chain) };
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
