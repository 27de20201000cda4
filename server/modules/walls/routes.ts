import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import type { WireList } from '@/shared/wire/common';
import { postTypes, type PostType, type WirePost } from '@/shared/wire/post';
import type { Database } from '../../db/database';
import { placeOfPost, type FoundIds, type PostPage } from '../../db/paging';
import { notAllowed } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { loadWall } from '../../permissions/walls';
import { presentPosts } from '../posts/presenter';
import { listBookmarks, listWall } from './lists';
import { listNews } from './newsFeed';

const feedQuery = z.object(pageQuery(pageSizes.feed));
/** `after` is the last post that the caller has: the page starts below it, or at `page` when that post is deleted. */
const wallQuery = feedQuery.extend({ after: idParam.optional() });
const pageOf = async (db: Database, query: z.infer<typeof wallQuery>): Promise<PostPage> => ({
  ...offsetOf(query),
  after: await placeOfPost(db, query.after),
});

async function toList(
  deps: AppDeps,
  viewerId: number,
  { ids, count }: FoundIds,
): Promise<WireList<WirePost>> {
  return { list: await presentPosts(deps, viewerId, ids), count };
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
      return toList(deps, actor.id, await listWall(deps.db, actor.id, wall, await pageOf(deps.db, query)));
    },
  });
}

/** The news feed, walls, and saved posts. */
export const wallRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/post/news',
    permission: 'post.list',
    query: wallQuery,
    handle: async ({ query, actor, deps }) =>
      toList(deps, actor.id, await listNews(deps.db, actor.id, await pageOf(deps.db, query))),
  }),
  memberRoute({
    method: 'get',
    path: '/api/post/bookmarks',
    permission: 'post.list',
    query: feedQuery,
    handle: async ({ query, actor, deps }) =>
      toList(deps, actor.id, await listBookmarks(deps.db, actor.id, offsetOf(query))),
  }),
  ...postTypes.map(wallRoute),
];
