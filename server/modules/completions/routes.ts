import { z } from 'zod';
import { maxSearchTermLength } from '@/shared/config/limits';
import type { WireSuggestion } from '@/shared/wire/post';
import type { Database } from '../../db/database';
import { memberRoute, type Route } from '../../http/route';
import { presentBriefs } from '../people/presenter';
import { findByName } from './memberSearch';
import { findTags, tagOf } from './queries';

const maxSuggestions = 8;
const maxMembersSuggested = 5;

/** Suggests members and tags for a typed word; `@` asks for members only, `#` for tags only (SHELL-04). */
async function suggest(db: Database, viewerId: number, typed: string): Promise<WireSuggestion[]> {
  const text = typed.trim();
  const wantsTags = !text.startsWith('@');
  const wantsMembers = !text.startsWith('#');
  const word = tagOf(text.replace(/^@/, ''));
  if (word === '') return [];
  const limit = wantsTags ? maxMembersSuggested : maxSuggestions;
  const named = wantsMembers ? await findByName(db, viewerId, word, { most: limit, enough: limit }) : null;
  const members = named?.ids ?? [];
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

export const completionRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/search/autocomplete',
    permission: 'search.read',
    query: z.object({ term: z.string().max(maxSearchTermLength).default('') }),
    async handle({ query, actor, deps }) {
      return { list: await suggest(deps.db, actor.id, query.term) };
    },
  }),
];
