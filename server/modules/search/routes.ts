import { z } from 'zod';
import { maxSearchTermLength, pageSizes } from '@/shared/config/limits';
import type { WireList } from '@/shared/wire/common';
import type { Database } from '../../db/database';
import { answerOf, type FoundIds, type Page } from '../../db/paging';
import { memberRoute, type Route } from '../../http/route';
import { offsetOf, pageQuery } from '../../http/validation';
import { presentCompanies } from '../companies/presenter';
import { tagOf } from '../completions/queries';
import { presentGroups } from '../groups/presenter';
import { presentUsersInList } from '../people/presenter';
import { presentPosts } from '../posts/presenter';
import { findCompanies, findGroups, findMembers } from './queries';
import { listTagged } from './tagSearch';
import { listMatching } from './textSearch';

const searchQuery = z.object({
  ...pageQuery(pageSizes.search),
  term: z.string().max(maxSearchTermLength).default(''),
});

/** Finds posts by the words of their text, or by tag when the term begins with `#` (SRCH-01). */
function findPosts(db: Database, viewerId: number, term: string, page: Page): Promise<FoundIds> {
  if (!term.trim().startsWith('#')) return listMatching(db, viewerId, term, page);
  const tag = tagOf(term);
  return tag === '' ? Promise.resolve({ ids: [], count: 0 }) : listTagged(db, viewerId, tag, page);
}

/** Search by tab. A blank term finds nothing (SRCH-02). */
export const searchRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/search/:type',
    permission: 'search.read',
    mayLag: () => true,
    params: z.object({ type: z.enum(['users', 'groups', 'companies', 'post']) }),
    query: searchQuery,
    async handle({ params, query, actor, deps }): Promise<WireList<unknown>> {
      const { db } = deps;
      if (query.term.trim() === '') return { list: [], count: 0 };
      const page = offsetOf(query);
      switch (params.type) {
        case 'users': {
          const found = await findMembers(db, actor.id, query.term, page);
          return answerOf(found, await presentUsersInList(db, actor.id, found.ids));
        }
        case 'groups': {
          const found = await findGroups(db, actor.id, query.term, page);
          return answerOf(found, await presentGroups(db, actor.id, found.ids));
        }
        case 'companies': {
          const found = await findCompanies(db, actor.id, query.term, page);
          return answerOf(found, await presentCompanies(db, actor.id, found.ids));
        }
        case 'post': {
          const found = await findPosts(db, actor.id, query.term, page);
          return answerOf(found, await presentPosts(deps, actor.id, found.ids));
        }
      }
    },
  }),
];
