import { put, select } from 'typed-redux-saga';
import type { ListsState } from '@/shared/store/lists';
import { users, type UsersState } from '@/features/people/entities';
import type { UserEntity } from '@/features/people/types';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { followList } from './lists';
import type { PeopleQuery } from './types';

export type NetworkState = UsersState & { lists: ListsState; session: SessionState };

/** Whether somebody stands in one of the member's own lists; null where too little is known of them. */
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
 * Brings a person into those of the member's own loaded lists where they belong now, and out of the others (FOLW-02).
 * Where a list is searched or sorted by name only the server knows the place: it is loaded anew.
 */
export function* place(id: string) {
  const state = yield* select((root: NetworkState) => root);
  const person = users.select(state, id);
  if (!person) return;
  const myId = selectMyId(state);
  for (const query of followList.loaded(state)) {
    if (query.userId !== myId) continue;
    const isMeant = belongs(person, query);
    if (isMeant === null || isMeant === followList.select(state, query).ids.includes(id)) continue;
    if (!isMeant) yield* put(followList.itemRemoved(id, query));
    else if (query.term === '' && query.sort === 'recent') yield* put(followList.itemAdded(id, query));
    else yield* put(followList.reset(query));
  }
}
