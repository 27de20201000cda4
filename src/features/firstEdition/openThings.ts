import { setMemberMark, useMemberMark } from '@/shared/lib/device/memberMarks';

/** True for members for whom the three small things are open in this browser. */
export function useAreThingsOpen(memberId: string | null): boolean {
  return useMemberMark('smallThings', memberId);
}

/** Opens the three small things after the first edition, or closes them for good (HOUR-01). */
export function keepThings(memberId: string, areOpen: boolean): void {
  setMemberMark('smallThings', memberId, areOpen);
}
