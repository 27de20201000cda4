import type { UnknownAction } from '@reduxjs/toolkit';
import { users, type UsersState } from './entities';
import type { UserEntity } from './types';

/** The slice that knows the member; declared here since `session` comes later in the order of rooms. */
interface MemberState {
  session: { user: { id: string } | null };
}
export type RelationState = UsersState & MemberState;

/**
 * The patches for a changed relation between a person and the member: the person and the counts of both (FOLW-05).
 * Counts move by the difference, so that concurrent changes are kept.
 */
export function relationChanges(
  state: RelationState,
  id: string,
  changes: Partial<UserEntity>,
): UnknownAction[] {
  const person = users.select(state, id);
  if (!person) return [];
  const mine = difference(person.isFollowing, changes.isFollowing);
  const theirs = difference(person.isFollower, changes.isFollower);
  const myId = state.session.user?.id ?? '';
  const me = users.select(state, myId);
  return [
    users.changed(id, { ...changes, ...moved(person, mine, theirs) }),
    ...(me && (mine !== 0 || theirs !== 0) ? [users.changed(myId, moved(me, theirs, mine))] : []),
  ];
}

function difference(before: boolean, after = before): number {
  return Number(after) - Number(before);
}

function moved({ counts }: UserEntity, followers: number, following: number): Partial<UserEntity> {
  if (!counts || (followers === 0 && following === 0)) return {};
  const by = (count: number | null, more: number) => (count === null ? null : Math.max(0, count + more));
  return {
    counts: {
      ...counts,
      followers: by(counts.followers, followers),
      following: by(counts.following, following),
    },
  };
}
