import { pageSizes } from '@/shared/config/limits';
import { createPagedList } from '@/shared/store/createPagedList';
import { users } from '../people/entities';
import { fetchFollowList } from './api';
import type { Direction, PeopleQuery } from './types';

/** Followers and following of a person, searched, filtered and sorted (FOLW-02). */
export const followList = createPagedList<PeopleQuery>({
  name: 'network/list',
  kind: users.kind,
  pageSize: pageSizes.people,
  key: ({ direction, userId, term, filter, sort }) => [direction, userId, filter, sort, term].join(' '),
  fetch: fetchFollowList,
});

/** Every loaded list of one direction of a person, whatever its search and filter. */
export function loadedLists(
  addresses: readonly string[],
  direction: Direction,
  userId: string,
): PeopleQuery[] {
  const prefix = `${followList.name}|${direction} ${userId} `;
  return addresses
    .filter((address) => address.startsWith(prefix))
    .map((address) => {
      const [filter, sort, ...term] = address.slice(prefix.length).split(' ');
      return { direction, userId, filter, sort, term: term.join(' ') } as PeopleQuery;
    });
}
