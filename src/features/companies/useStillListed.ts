import { useShownItems } from '@/shared/undo/useHidden';
import { leavingCompanies } from './leaving';
import { unfollowingCompanies } from './unfollowing';

/** Leaves out of the member's own companies those that a step which can still be taken back takes out (HOUR-04). */
export function useStillListed(ids: string[], isMine = true): string[] {
  const followed = useShownItems(isMine ? unfollowingCompanies.name : '', ids);
  return useShownItems(isMine ? leavingCompanies.name : '', followed);
}
