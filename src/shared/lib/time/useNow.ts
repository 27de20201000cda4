import { useSyncExternalStore } from 'react';
import { now } from './clock';

/** Milliseconds. */
const beat = 30_000;
const listeners = new Set<() => void>();
let current = now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  if (document.hidden) return;
  current = now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    current = now();
    timer = setInterval(tick, beat);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Epoch milliseconds, updated twice a minute by one shared timer that pauses in hidden tabs. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => current);
}
