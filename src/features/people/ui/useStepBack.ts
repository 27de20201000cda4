import { useDispatch } from 'react-redux';
import { useWaiting } from '@/shared/undo/useWaiting';
import { followState } from '../follows';
import type { FollowState, UserEntity } from '../types';
import { unfollowing } from '../unfollowing';

/**
 * Tells how the member follows a person, a step back that still waits counted as done; gives ways to unfollow or
 * withdraw a request and to take that back (FOLW-01, HOUR-04).
 */
export function useStepBack(person: UserEntity) {
  const dispatch = useDispatch();
  const { id, displayName, permalink } = person;
  const { isDone, isSending, takeBack } = useWaiting(unfollowing.name, id);
  const from = followState(person);
  const state: FollowState = isDone ? 'none' : from;
  return {
    state,
    /** A step back is shown and not yet answered. */
    isWaiting: isDone,
    isSending,
    takeBack,
    stepBack: () => dispatch(unfollowing.act([{ id, displayName, permalink, from }])),
  };
}
