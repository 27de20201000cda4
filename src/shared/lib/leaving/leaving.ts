import { useEffect, useSyncExternalStore } from 'react';
import { registerUnsavedWork } from '../unsavedWork/unsavedWork';

const listeners = new Set<() => void>();
let dirtyCount = 0;

function change(by: 1 | -1): void {
  dirtyCount += by;
  for (const listener of listeners) listener();
}

/** While dirty, leaving the page or logging out asks first, because changes would be lost. */
export function useConfirmLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const unregister = registerUnsavedWork(() => true);
    change(1);
    return () => {
      unregister();
      change(-1);
    };
  }, [isDirty]);
}

export function useLeavingNeedsConfirmation(): boolean {
  return useSyncExternalStore(subscribe, () => dirtyCount > 0);
}

/** Counts the places with changes. */
export function countUnsaved(): number {
  return dirtyCount;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
