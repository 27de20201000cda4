import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import type { CallContext } from '@/shared/store/attempt';
import { createToggle } from '@/shared/store/createToggle';
import { relationChanges, type RelationState } from './relations';
import { users } from './entities';
import type { FollowState, UserEntity } from './types';

const fetchProfile = lazyCall(async () => (await import('./api')).fetchProfile);
const sendFollow = lazyCall(async () => (await import('./api')).sendFollow);

export function followState({
  isFollowing,
  followStatus,
}: Pick<UserEntity, 'isFollowing' | 'followStatus'>): FollowState {
  const hasAsked = followStatus === 'sent';
  if (isFollowing) return hasAsked ? 'followingRequested' : 'following';
  return hasAsked ? 'requested' : 'none';
}

/** True while following, with or without an open request. */
export function isFollowed(state: FollowState): boolean {
  return state === 'following' || state === 'followingRequested';
}

/** True while a request is open. */
export function isAsked(state: FollowState): boolean {
  return state === 'requested' || state === 'followingRequested';
}

/** The stored fields of a follow state. */
export function fieldsOf(state: FollowState) {
  return { isFollowing: isFollowed(state), followStatus: isAsked(state) ? ('sent' as const) : null };
}

/** Follows and requests to follow (FOLW-01, FOLW-05): shown at once everywhere, rolled back with a message. */
export const follows = createToggle<FollowState, RelationState>('people/follows', {
  read(state, id) {
    const person = users.select(state, id);
    return person && followState(person);
  },
  show: (state, id, value) => relationChanges(state, id, fieldsOf(value)),
  async send({ id, from, to }, context, state) {
    const value = await sendFollow(id, from, to, context);
    const sent = { value, entities: { [users.kind]: { [id]: { id, ...fieldsOf(value) } } } };
    if (!isAsked(from) || isAsked(to)) return sent;
    // An acceptance just before left no request to withdraw.
    return readFollow(id, context, state).catch(() => sent);
  },
  reread: readFollow,
  failure: ({ to }) => (to === 'none' ? 'errors:failedTo.unfollow' : 'errors:failedTo.follow'),
});

/** Reads how one follows a person from their profile. */
async function readFollow(id: string, context: CallContext, state: RelationState) {
  const { entities } = await fetchProfile(users.select(state, id)?.permalink ?? '', context);
  const person = entities[users.kind]?.[id] as UserEntity | undefined;
  return { value: person ? followState(person) : ('none' as const), entities };
}
