import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import type { WireList } from '@/shared/wire/common';
import type { WireGroupOfWeek, WirePersonOfWeek, WireTagOfWeek } from '@/shared/wire/discover';
import type { WirePost } from '@/shared/wire/post';
import { memberRoute, type Route } from '../../http/route';
import { offsetOf, pageQuery } from '../../http/validation';
import { presentGroups } from '../groups/presenter';
import { presentUsersInList } from '../people/presenter';
import { presentPosts } from '../posts/presenter';
import { bestLines } from './bestLine';
import { rankGroups, rankPeople, rankPosts, rankTags } from './rankings';

const query = z.object(pageQuery(pageSizes.discover));
const permission = 'discover.read';

function pageOf<T>(ranked: readonly T[], page: z.output<typeof query>): T[] {
  const { limit, offset } = offsetOf(page);
  return ranked.slice(offset, offset + limit);
}

/** Best of the week among what any member may see, ranked by plain numbers (HOUR-02). */
export const discoverRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/discover/posts',
    permission,
    mayLag: () => true,
    query,
    async handle({ query: page, actor, deps }): Promise<WireList<WirePost>> {
      const ids = await rankPosts({ db: deps.db, viewerId: actor.id, now: deps.clock.now() });
      return { list: await presentPosts(deps, actor.id, pageOf(ids, page)), count: ids.length };
    },
  }),
  memberRoute({
    method: 'get',
    path: '/api/discover/people',
    permission,
    mayLag: () => true,
    query,
    async handle({ query: page, actor, deps: { db, clock } }): Promise<WireList<WirePersonOfWeek>> {
      const ranked = await rankPeople({ db, viewerId: actor.id, now: clock.now() });
      const ids = pageOf(ranked, page);
      const lines = await bestLines(db, actor.id, ids);
      const people = await presentUsersInList(db, actor.id, ids);
      const list = people.map((person) => ({ ...person, best_line: lines.get(Number(person.id)) ?? null }));
      return { list, count: ranked.length };
    },
  }),
  memberRoute({
    method: 'get',
    path: '/api/discover/tags',
    permission,
    mayLag: () => true,
    query,
    async handle({ query: page, actor, deps: { db, clock } }): Promise<WireList<WireTagOfWeek>> {
      const ranked = await rankTags({ db, viewerId: actor.id, now: clock.now() });
      return { list: pageOf(ranked, page), count: ranked.length };
    },
  }),
  memberRoute({
    method: 'get',
    path: '/api/discover/groups',
    permission,
    mayLag: () => true,
    query,
    async handle({ query: page, actor, deps: { db, clock } }): Promise<WireList<WireGroupOfWeek>> {
      const ranked = await rankGroups({ db, viewerId: actor.id, now: clock.now() });
      const shown = pageOf(ranked, page);
      const posts = new Map(shown.map(({ id, posts: written }) => [String(id), written]));
      const ids = shown.map(({ id }) => id);
      const groups = await presentGroups(db, actor.id, ids);
      const list = groups.map((group) => ({ ...group, posts_this_week: posts.get(group.id) ?? 0 }));
      return { list, count: ranked.length };
    },
  }),
];
