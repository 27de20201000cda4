import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import { postTypes, type PostType, type WirePost } from '@/shared/wire/post';
import type { WireList } from '@/shared/wire/common';
import type { Database } from '../../db/database';
import type { AppDeps } from '../../http/deps';
import { notAllowed, notFound } from '../../errors';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { loadWall, requireVisiblePost } from '../../permissions/postAccess';
import { postBody } from '../../writing/content';
import { idempotencyKeyOf } from '../../writing/idempotency';
import { listBookmarks, listWall, type FoundIds } from '../walls/lists';
import { listNews, placeOfPost } from '../walls/newsFeed';
import { presentPosts } from './presenter';
import { createPost, deletePost, editPost } from './service';

const feedQuery = z.object(pageQuery(pageSizes.feed));
/** `after`: the last post that the caller has; the page starts below it, and `page` counts only when it is gone. */
const wallQuery = feedQuery.extend({ after: idParam.optional() });
const pageOf = (query: z.infer<typeof feedQuery>) => ({ ...offsetOf(query), before: query.before });
const wallPageOf = async (db: Database, query: z.infer<typeof wallQuery>) => ({
  ...pageOf(query),
  after: await placeOfPost(db, query.after),
});
const wallParams = z.object({ type: z.enum(postTypes), entityId: idParam });
const postParams = z.object({ type: z.enum(postTypes), postId: idParam });

async function toList(
  deps: AppDeps,
  viewerId: number,
  { ids, count }: FoundIds,
): Promise<WireList<WirePost>> {
  return { list: await presentPosts(deps, viewerId, ids), count };
}

async function presentPost(deps: AppDeps, viewerId: number, postId: number): Promise<WirePost> {
  const [post] = await presentPosts(deps, viewerId, [postId]);
  if (post === undefined) throw notFound();
  return post;
}

function wallRoute(type: PostType): Route {
  return memberRoute({
    method: 'get',
    path: `/api/post/${type}/:entityId`,
    permission: 'post.list',
    params: z.object({ entityId: idParam }),
    query: wallQuery,
    async handle({ params, query, actor, deps }) {
      const { canRead } = await loadWall(deps.db, actor.id, type, params.entityId);
      if (!canRead) throw notAllowed();
      const wall = { type, entityId: params.entityId };
      return toList(
        deps,
        actor.id,
        await listWall(deps.db, actor.id, wall, await wallPageOf(deps.db, query)),
      );
    },
  });
}

/** Feed, walls, saved posts, and writing posts. */
export const postRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/post/news',
    permission: 'post.list',
    query: wallQuery,
    handle: async ({ query, actor, deps }) =>
      toList(deps, actor.id, await listNews(deps.db, actor.id, await wallPageOf(deps.db, query))),
  }),
  memberRoute({
    method: 'get',
    path: '/api/post/bookmarks',
    permission: 'post.list',
    query: feedQuery,
    handle: async ({ query, actor, deps }) =>
      toList(deps, actor.id, await listBookmarks(deps.db, actor.id, pageOf(query))),
  }),
  ...postTypes.map(wallRoute),
  memberRoute({
    method: 'get',
    path: '/api/post/view/:postId',
    permission: 'post.view',
    params: z.object({ postId: idParam }),
    async handle({ params, actor, deps }) {
      await requireVisiblePost(deps.db, actor.id, params.postId);
      return presentPost(deps, actor.id, params.postId);
    },
  }),
  memberRoute({
    method: 'post',
    path: '/api/post/:type/:entityId',
    permission: 'post.create',
    status: 201,
    params: wallParams,
    body: postBody,
    async handle({ params, body, actor, deps, request }) {
      const postId = await createPost(deps, actor.id, params, body, idempotencyKeyOf(request));
      return presentPost(deps, actor.id, postId);
    },
  }),
  memberRoute({
    method: 'patch',
    path: '/api/post/:type/:postId',
    permission: 'post.edit',
    params: postParams,
    body: postBody,
    async handle({ params, body, actor, deps }) {
      await editPost(deps, actor.id, params, body);
      return presentPost(deps, actor.id, params.postId);
    },
  }),
  memberRoute({
    method: 'delete',
    path: '/api/post/:type/:postId',
    permission: 'post.delete',
    params: postParams,
    handle: ({ params, actor, deps }) => deletePost(deps, actor.id, params),
  }),
];
