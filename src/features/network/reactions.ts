import type { Action } from '@reduxjs/toolkit';
import { relationChanges } from '@/features/people/relations';
import { users } from '@/features/people/entities';
import { follows, isFollowed } from '@/features/people/follows';
import { suggestionsList } from '@/features/people/lists';
import { answerFollowInvite, loadProfile } from '@/features/people/requests';
import type { UserEntity } from '@/features/people/types';
import { selectMyId } from '@/features/session/selectors';
import { on } from '@/shared/store/reactions';
import { followList } from './lists';
import { placements, type NetworkState } from './placement';
import { changeRelation, removeFollower } from './requests';
import type { RelationChange, PeopleQuery } from './types';

const changesOf: Record<RelationChange, Partial<UserEntity>> = {
  block: { blocked: true, isFollowing: false, followStatus: null, isFollower: false, inviteId: null },
  unblock: { blocked: false },
  silence: { silenced: true },
  unsilence: { silenced: false },
};

/** Changes how a person and the member are related, wherever either shows (FOLW-05). */
function relate(state: NetworkState, id: string, changes: Partial<UserEntity>): Action[] {
  const person = users.select(state, id);
  if (!person) return [];
  return [...relationChanges(state, id, changes), ...placements(state, { ...person, ...changes })];
}

/** Puts the member into the person's loaded lists of followers, or takes them out. */
function placeMember(state: NetworkState, id: string, follows: boolean): Action[] {
  const myId = selectMyId(state) ?? '';
  const isTheirs = ({ userId, direction }: PeopleQuery) => userId === id && direction === 'followers';
  return followList.asked(state, isTheirs).flatMap((query): Action[] => {
    if (!follows) return [followList.itemRemoved(myId, query)];
    return followList.select(state, query).ids.includes(myId) ? [] : [followList.reset(query)];
  });
}

export const reactions = [
  // Following changes the member's own lists and the other's followers at once (FOLW-02).
  on(follows.settled, ({ payload: { id, value } }, state: NetworkState) => {
    const person = users.select(state, id);
    return [...(person ? placements(state, person) : []), ...placeMember(state, id, isFollowed(value))];
  }),

  on(removeFollower.success, ({ meta: { arg } }, state: NetworkState) =>
    relate(state, arg.id, { isFollower: false }),
  ),

  // An accepted person follows; an answered request is no longer open (FOLW-04).
  on(answerFollowInvite.success, ({ payload: outcome, meta: { arg } }, state: NetworkState) =>
    arg.userId === null
      ? []
      : relate(state, arg.userId, { inviteId: null, ...(outcome === 'accepted' && { isFollower: true }) }),
  ),

  // A block ends following both ways and hides both from each other; silence only quiets (FOLW-02, FOLW-05).
  on(changeRelation.success, ({ meta: { arg } }, state: NetworkState) => {
    const { id, change } = arg;
    const person = users.select(state, id);
    const isBlock = change === 'block';
    const isRead = (isBlock || change === 'unblock') && person?.counts !== undefined;
    return [
      ...relate(state, id, changesOf[change]),
      ...(isBlock ? [suggestionsList.itemRemoved(id)] : []),
      ...(isRead ? [loadProfile.request(person.permalink)] : []),
    ];
  }),
];
