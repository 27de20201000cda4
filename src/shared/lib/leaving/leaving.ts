import { useEffect, useSyncExternalStore } from 'react';
import { registerUnsavedWork } from '../unsavedWork/unsavedWork';

const listeners = new Set<() => void>();
let holders = 0;

function change(by: 1 | -1): void {
  holders += by;
  for (const listener of listeners) listener();
}

/** While held, leaving the page or logging out asks first, because changes would be lost. */
export function useHeldLeaving(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const unregister = registerUnsavedWork(() => true);
    change(1);
    return () => {
      unregister();
      change(-1);
    };
  }, [isHeld]);
}

export function useIsLeavingHeld(): boolean {
  return useSyncExternalStore(subscribe, () => holders > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
