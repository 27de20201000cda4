import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { flagOr, noContent, number, perhaps, whole } from '@/shared/api/decode';
import { fetchPage } from '@/shared/api/fetchPage';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import type { Entities } from '@/shared/store/entities';
import { sendWithUploads } from '@/features/media/sendWithUploads';
import { previewToWire } from '@/features/previews/api';
import { posts } from './entities';
import { isStoredAs } from './isStoredAs';
import {
  postSchema,
  type DecodedPost,
  type NewPost,
  type Post,
  type PostContent,
  type PostEdit,
  type Vote,
  type Wall,
} from './types';

const segment = encodeURIComponent;

export interface LoadedPost {
  id: string;
  entities: Entities;
}

/** Fetches a page of any list of posts. @param path of the call, without its query */
export function fetchPosts(
  path: string,
  page: PageRequest,
  context: CallContext,
  query: Record<string, string> = {},
): Promise<Page> {
  const { after } = page;
  return fetchPage({ path, query: { ...query, after }, item: postSchema, store: posts }, page, context);
}

export function newsPath(): string {
  return '/api/post/news';
}

export function wallPath({ type, entityId }: Wall): string {
  return `/api/post/${type}/${segment(entityId)}`;
}

export async function fetchPost(id: string, context: CallContext): Promise<LoadedPost> {
  const { post, entities } = await readPost(id, context);
  return { id: post.id, entities };
}

/** Fetches a post in its current state. */
export async function readPost(
  id: string,
  { signal }: CallContext,
): Promise<{ post: DecodedPost; entities: Entities }> {
  const post = await request({
    method: 'get',
    path: `/api/post/view/${segment(id)}`,
    answer: postSchema,
    signal,
  });
  return { post, entities: posts.entities([post]) };
}

/**
 * Publishes once all uploads are sent; if one failed, nothing is published. The server answers repeated tries with
 * the post of the first one, so that an unanswered try can simply be repeated.
 */
export function publishPost(
  { wall, uploads, onChain, idempotencyKey, isEdited, ...content }: NewPost,
  context: CallContext,
): Promise<LoadedPost> {
  return sendWithUploads(uploads, async (photos) => {
    const post = await request({
      method: 'post',
      path: wallPath(wall),
      body: { ...toWire(content, photos), publishOnBlockchain: onChain },
      headers: { 'X-Idempotency-Key': idempotencyKey },
      answer: postSchema,
      signal: context.signal,
    });
    if (isEdited && !isStoredAs({ ...post, text: post.post }, content, photos))
      return patchPost({ id: post.id, type: wall.type, ...content }, photos, context);
    return { id: post.id, entities: posts.entities([post]) };
  });
}

/** Edits a post once all new uploads are sent (POST-04). */
export function editPost({ uploads, ...edit }: PostEdit, context: CallContext): Promise<LoadedPost> {
  return sendWithUploads(uploads, (photos) => patchPost(edit, photos, context));
}

async function patchPost(
  { id, type, ...content }: Omit<PostEdit, 'uploads'>,
  photos: readonly string[],
  { signal }: CallContext,
): Promise<LoadedPost> {
  const post = await request({
    method: 'patch',
    path: `/api/post/${type}/${segment(id)}`,
    body: toWire(content, photos),
    answer: whole(postSchema, wholePost),
    signal,
  });
  return post === null ? fetchPost(id, { signal }) : { id: post.id, entities: posts.entities([post]) };
}

/** What only a whole post has (ANY-02). */
const wholePost = ['post', 'author', 'votesUp'];

function toWire({ text, gif, preview }: PostContent, photos: readonly string[]) {
  return { post: text, gif_link: gif, preview: previewToWire(preview), photos };
}

export function deletePost(
  { id, type }: { id: string; type: Post['postType'] },
  { signal }: CallContext,
): Promise<undefined> {
  return request({ method: 'delete', path: `/api/post/${type}/${segment(id)}`, answer: noContent, signal });
}

const votesSchema = v.object({
  votesUp: number,
  votesDown: number,
  voted: v.fallback(v.nullable(v.picklist(['like', 'dislike'])), null),
});
export type Votes = v.InferOutput<typeof votesSchema>;

/**
 * Likes or dislikes. Repeating a vote clears it, so the server's current vote must be known. Null where the backend
 * does not tell the new votes.
 */
export function sendVote(id: string, vote: Vote, { signal }: CallContext): Promise<Votes | null> {
  const answer = whole(votesSchema, ['votesUp', 'votesDown']);
  return request({ method: 'post', path: `/api/vote/${segment(id)}/${vote}`, answer, signal });
}

export async function sendBookmark(
  id: string,
  type: Post['postType'],
  isSaved: boolean,
  { signal }: CallContext,
): Promise<boolean> {
  const answer = await request({
    method: 'post',
    path: `/api/bookmark/${type}/${segment(id)}/${isSaved ? 'add' : 'remove'}`,
    answer: perhaps(v.object({ bookmarked: flagOr(isSaved) })),
    signal,
  });
  return answer?.bookmarked ?? isSaved;
}
