import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { listOf, noContent } from '@/shared/api/decode';
import { fetchPage } from '@/shared/api/fetchPage';
import { pageSizes } from '@/shared/config/limits';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import type { Entities } from '@/shared/store/entities';
import { keysOf } from '../media/registry';
import { previewToWire } from '../previews/api';
import { toEntities } from './entities';
import {
  postSchema,
  type Attempt,
  type DecodedPost,
  type NewPost,
  type Post,
  type PostContent,
  type PostEdit,
  type Vote,
  type Wall,
} from './types';

const segment = encodeURIComponent;

/** One post of an answer, with the entities that go with it. */
export interface LoadedPost {
  id: string;
  entities: Entities;
}

/** A page of any list of posts. @param path of the call, without its query */
export function fetchPosts(
  path: string,
  page: PageRequest,
  context: CallContext,
  query: Record<string, string> = {},
): Promise<Page> {
  return fetchPage({ path, query, item: postSchema, toEntities }, page, context);
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

/** A post as the server holds it now, with its entities. */
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
  return { post, entities: toEntities([post]) };
}

/**
 * Publishes once all uploads are sent; when one of them failed, nothing is published. After a try without an answer it
 * first looks whether that one arrived.
 */
export async function publishPost(
  { wall, authorId, uploads, onChain, idempotencyKey, attempt, ...content }: NewPost,
  context: CallContext,
): Promise<LoadedPost> {
  const photos = await keysOf(uploads);
  const arrived = attempt && (await findArrived(wall, authorId, attempt, context));
  if (arrived && !attempt.isOutdated) return { id: arrived.id, entities: toEntities([arrived]) };
  if (arrived) return patchPost({ id: arrived.id, type: wall.type, ...content }, photos, context);
  const post = await request({
    method: 'post',
    path: wallPath(wall),
    body: { ...toWire(content, photos), publishOnBlockchain: onChain },
    headers: { 'X-Idempotency-Key': idempotencyKey },
    answer: postSchema,
    signal: context.signal,
  });
  return { id: post.id, entities: toEntities([post]) };
}

/** Clocks of the server's own machines may differ by this much. */
const clockSlackMs = 60_000;

/** The post that a try without an answer made after all: it would stand among the newest of its wall. */
async function findArrived(
  wall: Wall,
  authorId: string,
  { text, at }: Attempt,
  { signal }: CallContext,
): Promise<DecodedPost | undefined> {
  const { list } = await request({
    method: 'get',
    path: wallPath(wall),
    query: { page: 1, per_page: pageSizes.feed },
    answer: listOf(postSchema),
    signal,
  });
  return list.find(
    ({ author, post, createdAt }) =>
      author.id === authorId && post === text && Date.parse(createdAt) > at - clockSlackMs,
  );
}

/** Edits a post once all new uploads are sent (POST-04). */
export async function editPost({ uploads, ...edit }: PostEdit, context: CallContext): Promise<LoadedPost> {
  return patchPost(edit, await keysOf(uploads), context);
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
    answer: postSchema,
    signal,
  });
  return { id: post.id, entities: toEntities([post]) };
}

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
  votesUp: v.number(),
  votesDown: v.number(),
  voted: v.nullable(v.picklist(['like', 'dislike'])),
});
export type Votes = v.InferOutput<typeof votesSchema>;

/** Likes or dislikes; the same vote again clears it, so never send it without knowing what the server holds. */
export function sendVote(id: string, vote: Vote, { signal }: CallContext): Promise<Votes> {
  return request({ method: 'post', path: `/api/vote/${segment(id)}/${vote}`, answer: votesSchema, signal });
}

export async function sendBookmark(
  id: string,
  type: Post['postType'],
  isSaved: boolean,
  { signal }: CallContext,
): Promise<boolean> {
  const { bookmarked } = await request({
    method: 'post',
    path: `/api/bookmark/${type}/${segment(id)}/${isSaved ? 'add' : 'remove'}`,
    answer: v.object({ bookmarked: v.boolean() }),
    signal,
  });
  return bookmarked;
}
