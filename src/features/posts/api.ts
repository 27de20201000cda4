import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { flagOr, perhaps } from '@/shared/api/decode';
import { requestDeletion } from '@/shared/api/deletion';
import { fetchPage } from '@/shared/api/fetchPage';
import { firstCalls } from '@/shared/api/firstCalls';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import type { Entities } from '@/shared/store/entities';
import { posts } from './entities';
import {
  postSchema,
  votesAnswer,
  type DecodedPost,
  type Post,
  type Vote,
  type Votes,
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
  return firstCalls.news;
}

export function wallPath({ type, entityId }: Wall): string {
  return `/api/post/${type}/${segment(entityId)}`;
}

/** Path for editing and deleting a post. */
export function postPath(type: Post['postType'], id: string): string {
  return `/api/post/${type}/${segment(id)}`;
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

export function deletePost(
  { id, type }: { id: string; type: Post['postType'] },
  { signal }: CallContext,
): Promise<undefined> {
  return requestDeletion({ path: postPath(type, id), signal });
}

/**
 * Likes or dislikes. Repeating a vote clears it, so the server's current vote must be known. Null where the backend
 * does not tell the new votes.
 */
export function sendVote(id: string, vote: Vote, { signal }: CallContext): Promise<Votes | null> {
  const path = `/api/vote/${segment(id)}/${vote}`;
  return request({ method: 'post', path, answer: votesAnswer, signal });
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
