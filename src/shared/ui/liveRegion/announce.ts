export interface Announcement {
  id: number;
  text: string;
}

const listeners = new Set<() => void>();
let current: Announcement = { id: 0, text: '' };

/** Announces politely to screen readers: "20 more posts". Errors and results of actions are toasts instead. */
export function announce(text: string): void {
  current = { id: current.id + 1, text };
  for (const listener of listeners) listener();
}

export function readAnnouncement(): Announcement {
  return current;
}

/** For `useSyncExternalStore`. Returns the unsubscribe function. */
export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
