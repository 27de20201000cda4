import { useSyncExternalStore } from 'react';
import { now } from './clock';

/** Milliseconds between two looks at the clock. */
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

/** The time now in epoch milliseconds, twice a minute; one timer serves the whole page and rests in hidden tabs. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => current);
}
