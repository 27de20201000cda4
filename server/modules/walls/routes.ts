import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import type { WireList } from '@/shared/wire/common';
import { postTypes, type PostType, type WirePost } from '@/shared/wire/post';
import type { Database } from '../../db/database';
import { answerOf, placeOfPost, type FoundIds, type PostPage } from '../../db/paging';
import { notAllowed } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { requireVisitorView, visitorId } from '../../permissions/visitor';
import { loadWall } from '../../permissions/walls';
import { seenAs } from '../communities/schemas';
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

async function toList(deps: AppDeps, viewerId: number, found: FoundIds): Promise<WireList<WirePost>> {
  return answerOf(found, await presentPosts(deps, viewerId, found.ids));
}

function wallRoute(type: PostType): Route {
  return memberRoute({
    method: 'get',
    path: `/api/post/${type}/:entityId`,
    permission: 'post.list',
    params: z.object({ entityId: idParam }),
    query: wallQuery.extend(seenAs.shape),
    async handle({ params: { entityId }, query, actor, deps }) {
      const { db } = deps;
      const asVisitor = query.as === 'visitor';
      if (asVisitor) await requireVisitorView(db, actor.id, type, entityId);
      const { canRead } = await loadWall(db, asVisitor ? visitorId : actor.id, type, entityId);
      if (!canRead) throw notAllowed();
      const page = await pageOf(db, query);
      return toList(deps, actor.id, await listWall(db, actor.id, { type, entityId }, page, asVisitor));
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
