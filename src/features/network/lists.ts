import { pageSizes } from '@/shared/config/limits';
import { createPagedList } from '@/shared/store/createPagedList';
import type { ListsState } from '@/shared/store/lists';
import { users } from '@/features/people/entities';
import { fetchFollowList } from './api';
import type { PeopleQuery } from './types';

export const followList = createPagedList<PeopleQuery>({
  name: 'network/list',
  kind: users.kind,
  pageSize: pageSizes.people,
  key: ({ direction, userId, term, filter, sort }) => [direction, userId, filter, sort, term].join(' '),
  fetch: fetchFollowList,
});

/** The loaded lists of a person, whatever their direction, search and filter. */
export function loadedLists(lists: ListsState, userId: string): PeopleQuery[] {
  return Object.entries(lists).flatMap(([address, { loadedPages }]) => {
    if (loadedPages === 0 || !address.startsWith(`${followList.name}|`)) return [];
    const [direction, owner, filter, sort, ...term] = address.slice(followList.name.length + 1).split(' ');
    const query = { direction, userId, filter, sort, term: term.join(' ') };
    return owner === userId ? [query as PeopleQuery] : [];
  });
}
