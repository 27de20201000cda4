import { useWaiting } from '@/shared/undo/useWaiting';
import { leavingCompanies } from './leaving';
import type { Company } from './types';
import { unfollowingCompanies } from './unfollowing';

/**
 * The member's role in a company and whether they follow it, a step back that still waits counted as done, with the way
 * to take it back (CMP-03, CMP-04, HOUR-04).
 */
export function useStanding({ id, role, isFollow }: Company) {
  const unfollow = useWaiting(unfollowingCompanies.name, id);
  const departure = useWaiting(leavingCompanies.name, id);
  return {
    role: departure.isDone ? null : role,
    isFollow: isFollow && !unfollow.isDone,
    stepBack: departure.isDone ? departure : unfollow.isDone ? unfollow : null,
  };
}
