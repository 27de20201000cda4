import type { Action } from '@reduxjs/toolkit';
import type { ListsState } from '@/shared/store/lists';
import type { UsersState } from '@/features/people/entities';
import type { UserEntity } from '@/features/people/types';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { followList } from './lists';
import type { PeopleQuery } from './types';

export type NetworkState = UsersState & { lists: ListsState; session: SessionState };

/** True if a person belongs in one of the member's own lists; null where too little is known of them. */
function belongs(
  { isFollower, isFollowing, followStatus, inviteId, blocked, silenced }: UserEntity,
  { direction, filter }: Pick<PeopleQuery, 'direction' | 'filter'>,
): boolean | null {
  if (filter === 'blocked') return blocked ?? null;
  if (blocked === true) return false;
  switch (filter) {
    case 'all':
      return direction === 'followers' ? isFollower : isFollowing;
    case 'mutual':
      return isFollower && isFollowing;
    case 'requests':
      if (direction === 'following') return followStatus === 'sent';
      return inviteId === undefined ? null : inviteId !== null;
    case 'silenced':
      return silenced ?? null;
  }
}

/**
 * The actions that bring a person into those of the member's own loaded lists where they belong, and out of the others
 * (FOLW-02). Where a list is searched or sorted by name only the server knows the position: it is loaded again.
 */
export function placements(state: NetworkState, person: UserEntity): Action[] {
  const myId = selectMyId(state);
  return followList
    .asked(state, ({ userId }) => userId === myId)
    .flatMap((query): Action[] => {
      const shouldBeIn = belongs(person, query);
      if (shouldBeIn === null) return [];
      if (!shouldBeIn) return [followList.itemRemoved(person.id, query)];
      if (followList.select(state, query).ids.includes(person.id)) return [];
      if (query.term === '' && query.sort === 'recent') return [followList.itemAdded(person.id, query)];
      return [followList.reset(query)];
    });
}
