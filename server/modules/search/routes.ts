import { z } from 'zod';
import { maxSearchTermLength, pageSizes } from '@/shared/config/limits';
import type { WireList } from '@/shared/wire/common';
import type { WireSuggestion } from '@/shared/wire/post';
import type { Database } from '../../db/database';
import { memberRoute, type Route } from '../../http/route';
import { offsetOf, pageQuery } from '../../http/validation';
import { listTagged, type FoundIds } from '../walls/lists';
import type { Page } from '../walls/newsFeed';
import { presentPosts } from '../posts/presenter';
import { listMatching } from './textSearch';
import { presentBriefs, presentUsersInList } from '../people/presenter';
import { presentCompanies, presentGroups } from '../groups/presenter';
import { findCompanies, findGroups, findMembers, findTags, suggestMembers } from './queries';

const term = z.string().max(maxSearchTermLength).default('');
const searchQuery = z.object({ ...pageQuery(pageSizes.search), term });
const maxSuggestions = 8;
const maxMembersSuggested = 5;

/** The tag that a term means: `#Tea` and `tea` are the same. */
const tagOf = (text: string) => text.trim().replace(/^#/, '').normalize('NFC').toLowerCase();

/** Members and tags for a word being typed; `@` asks for members only, `#` for tags only (SHELL-04). */
async function suggest(db: Database, viewerId: number, typed: string): Promise<WireSuggestion[]> {
  const text = typed.trim();
  const wantsTags = !text.startsWith('@');
  const wantsMembers = !text.startsWith('#');
  const word = tagOf(text.replace(/^@/, ''));
  if (word === '') return [];
  const limit = wantsTags ? maxMembersSuggested : maxSuggestions;
  const members = wantsMembers ? await suggestMembers(db, viewerId, word, { limit, offset: 0 }) : [];
  const briefs = await presentBriefs(db, viewerId, members);
  const found = wantsTags ? await findTags(db, viewerId, word, maxSuggestions - members.length) : [];
  return [
    ...members.flatMap((id): WireSuggestion[] => {
      const user = briefs.get(id);
      return user === undefined ? [] : [{ kind: 'user', user }];
    }),
    ...found.map((tag): WireSuggestion => ({ kind: 'tag', tag: tag.name, posts: tag.postCount })),
  ];
}

/** Posts by the words of their text; a term that begins with `#` is a tag (SRCH-01). */
function findPosts(db: Database, viewerId: number, term: string, page: Page): Promise<FoundIds> {
  if (!term.trim().startsWith('#')) return listMatching(db, viewerId, term, page);
  const tag = tagOf(term);
  return tag === '' ? Promise.resolve({ ids: [], count: 0 }) : listTagged(db, viewerId, tag, page);
}

/** Search by tab, and autocomplete. A blank term finds nothing (SRCH-02). */
export const searchRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/search/autocomplete',
    permission: 'search.read',
    query: z.object({ term }),
    async handle({ query, actor, deps }) {
      return { list: await suggest(deps.db, actor.id, query.term) };
    },
  }),
  memberRoute({
    method: 'get',
    path: '/api/search/:type',
    permission: 'search.read',
    params: z.object({ type: z.enum(['users', 'groups', 'companies', 'post']) }),
    query: searchQuery,
    async handle({ params, query, actor, deps }): Promise<WireList<unknown>> {
      const { db } = deps;
      if (query.term.trim() === '') return { list: [], count: 0 };
      const slice = offsetOf(query);
      switch (params.type) {
        case 'users': {
          const { ids, count } = await findMembers(db, actor.id, query.term, slice);
          return { list: await presentUsersInList(db, actor.id, ids), count };
        }
        case 'groups': {
          const { ids, count } = await findGroups(db, actor.id, query.term, slice);
          return { list: await presentGroups(db, actor.id, ids), count };
        }
        case 'companies': {
          const { ids, count } = await findCompanies(db, actor.id, query.term, slice);
          return { list: await presentCompanies(db, actor.id, ids), count };
        }
        case 'post': {
          const { ids, count } = await findPosts(db, actor.id, query.term, {
            ...slice,
            before: query.before,
          });
          return { list: await presentPosts(deps, actor.id, ids), count };
        }
      }
    },
  }),
];
