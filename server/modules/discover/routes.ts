import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import type { WireList } from '@/shared/wire/common';
import type { WireGroupOfWeek, WirePersonOfWeek, WireTagOfWeek } from '@/shared/wire/discover';
import type { WirePost } from '@/shared/wire/post';
import type { AppDeps } from '../../http/deps';
import { memberRoute, type Route } from '../../http/route';
import { offsetOf, pageQuery } from '../../http/validation';
import type { Week } from '../../permissions/openWeek';
import { presentGroups } from '../groups/presenter';
import { presentUsersInList } from '../people/presenter';
import { presentPosts } from '../posts/presenter';
import { bestLines } from './bestLine';
import { countTags, rankGroups, rankPeople, rankPosts, rankTags } from './rankings';
import type { Viewer } from './sight';

const query = z.object(pageQuery(pageSizes.discover));
const permission = 'discover.read';

function pageOf<T>(ranked: readonly T[], page: z.output<typeof query>): T[] {
  const { limit, offset } = offsetOf(page);
  return ranked.slice(offset, offset + limit);
}

async function lookingAt({ db, clock, openWeek }: AppDeps, actor: { id: number }): Promise<[Viewer, Week]> {
  return [{ db, viewerId: actor.id, now: clock.now() }, await openWeek.read(db)];
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
      const ids = await rankPosts(...(await lookingAt(deps, actor)));
      return { list: await presentPosts(deps, actor.id, pageOf(ids, page)), count: ids.length };
    },
  }),
  memberRoute({
    method: 'get',
    path: '/api/discover/people',
    permission,
    mayLag: () => true,
    query,
    async handle({ query: page, actor, deps }): Promise<WireList<WirePersonOfWeek>> {
      const ranked = await rankPeople(...(await lookingAt(deps, actor)));
      const ids = pageOf(ranked, page);
      const lines = await bestLines(deps.db, actor.id, ids);
      const people = await presentUsersInList(deps.db, actor.id, ids);
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
    async handle({ query: page, actor, deps }): Promise<WireList<WireTagOfWeek>> {
      const [viewer, week] = await lookingAt(deps, actor);
      const ranked = await rankTags(viewer, week);
      return { list: await countTags(viewer, pageOf(ranked, page)), count: ranked.length };
    },
  }),
  memberRoute({
    method: 'get',
    path: '/api/discover/groups',
    permission,
    mayLag: () => true,
    query,
    async handle({ query: page, actor, deps }): Promise<WireList<WireGroupOfWeek>> {
      const ranked = await rankGroups(...(await lookingAt(deps, actor)));
      const shown = pageOf(ranked, page);
      const posts = new Map(shown.map(({ id, posts: written }) => [String(id), written]));
      const ids = shown.map(({ id }) => id);
      const groups = await presentGroups(deps.db, actor.id, ids);
      const list = groups.map((group) => ({ ...group, posts_this_week: posts.get(group.id) ?? 0 }));
      return { list, count: ranked.length };
    },
  }),
];
