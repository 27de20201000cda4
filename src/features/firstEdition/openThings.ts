import { useSyncExternalStore } from 'react';
import { readDevice, subscribeToDevice, writeDevice } from '@/shared/lib/device/device';

const maxRemembered = 20;

/** Members for whom the three small things are open in this browser. */
function openFor(): string[] {
  const { smallThings } = readDevice();
  return Array.isArray(smallThings) ? smallThings.filter((id) => typeof id === 'string') : [];
}

export function useAreThingsOpen(memberId: string | null): boolean {
  return useSyncExternalStore(subscribeToDevice, () => memberId !== null && openFor().includes(memberId));
}

/** Opens the three small things after the first edition, or closes them for good (HOUR-01). */
export function keepThings(memberId: string, areOpen: boolean): void {
  const others = openFor().filter((id) => id !== memberId);
  writeDevice({ smallThings: (areOpen ? [memberId, ...others] : others).slice(0, maxRemembered) });
}
