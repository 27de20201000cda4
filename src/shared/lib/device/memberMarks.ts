import { useSyncExternalStore } from 'react';
import { readDevice, subscribeToDevice, writeDevice } from './device';

/** Settings of the device that hold for single members of it: lists of their ids. */
type MemberMark = 'smallThings' | 'swapClosed';

const maxRemembered = 20;

function markedMembers(mark: MemberMark): string[] {
  const members = readDevice()[mark];
  return Array.isArray(members) ? members.filter((id) => typeof id === 'string') : [];
}

/** True while the mark is set for a member on this device. */
export function useMemberMark(mark: MemberMark, memberId: string | null): boolean {
  return useSyncExternalStore(
    subscribeToDevice,
    () => memberId !== null && markedMembers(mark).includes(memberId),
  );
}

/** Sets or takes away a mark of a member; the last twenty members are remembered. */
export function setMemberMark(mark: MemberMark, memberId: string, isSet: boolean): void {
  const others = markedMembers(mark).filter((id) => id !== memberId);
  writeDevice({ [mark]: (isSet ? [memberId, ...others] : others).slice(0, maxRemembered) });
}
