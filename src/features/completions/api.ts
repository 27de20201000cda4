import * as v from 'valibot';
import { request } from '@/shared/api/client';
import type { CallContext } from '@/shared/store/attempt';
import type { Entities } from '@/shared/store/entities';
import { users } from '@/features/people/entities';
import type { UserEntity } from '@/features/people/types';
import { suggestionSchema, type Suggestion } from './types';

export interface Suggestions {
  items: Suggestion[];
  entities: Entities;
}

const answerSchema = v.object({ list: v.array(v.fallback(v.nullable(suggestionSchema), null)) });

/** Fetches people and tags that begin with the typed term (SHELL-04). */
export async function fetchSuggestions(term: string, { signal }: CallContext): Promise<Suggestions> {
  const { list } = await request({
    method: 'get',
    path: '/api/search/autocomplete',
    query: { term },
    answer: answerSchema,
    signal,
  });
  const items: Suggestion[] = [];
  const people: UserEntity[] = [];
  for (const entry of list) {
    if (entry?.kind === 'tag') items.push(entry);
    if (entry?.kind === 'user') {
      items.push({ kind: 'user', id: entry.user.id });
      people.push(entry.user);
    }
  }
  return { items, entities: users.entities(people) };
}
