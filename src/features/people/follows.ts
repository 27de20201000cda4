import { createToggle } from '@/shared/store/createToggle';
import { fetchProfile, sendFollow } from './api';
import { users, type UsersState } from './entities';
import type { FollowState, UserEntity } from './types';

/** How the member stands to a person now. */
export function followState({
  isFollowing,
  followStatus,
}: Pick<UserEntity, 'isFollowing' | 'followStatus'>): FollowState {
  if (isFollowing) return 'following';
  return followStatus === 'sent' ? 'requested' : 'none';
}

/** What the store keeps of a person in a follow state; the number of followers follows along. */
function withFollowState(person: UserEntity, state: FollowState): Partial<UserEntity> {
  const isFollowing = state === 'following';
  const more = Number(isFollowing) - Number(person.isFollowing);
  const counts = person.counts;
  return {
    isFollowing,
    followStatus: state === 'requested' ? 'sent' : null,
    ...(counts && typeof counts.followers === 'number' && more !== 0
      ? { counts: { ...counts, followers: Math.max(0, counts.followers + more) } }
      : {}),
  };
}

/** Follows (FOLW-01, FOLW-05): shown at once wherever the person is, coalesced to the last intent, rolled back with a message. */
export const follows = createToggle<FollowState, UsersState>('people/follows', {
  read(state, id) {
    const person = users.select(state, id);
    return person && followState(person);
  },
  patch(state, id, value) {
    const person = users.select(state, id);
    return person ? users.patch(state, id, withFollowState(person, value)) : [];
  },
  async send({ id, from, to }, context) {
    const value = await sendFollow(id, from, to, context);
    return { value, entities: asEntities(id, value) };
  },
  async reread(id, context, state) {
    const { entities } = await fetchProfile(users.select(state, id)?.permalink ?? '', context);
    const person = entities[users.kind]?.[id] as UserEntity | undefined;
    return { value: person ? followState(person) : 'none', entities };
  },
  failure: ({ to }) => (to === 'none' ? 'errors:failedTo.unfollow' : 'errors:failedTo.follow'),
});

function asEntities(id: string, value: FollowState) {
  const known = {
    id,
    isFollowing: value === 'following',
    followStatus: value === 'requested' ? 'sent' : null,
  };
  return { [users.kind]: { [id]: known } };
}
