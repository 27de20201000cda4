export interface Announcement {
  id: number;
  text: string;
}

const listeners = new Set<() => void>();
let current: Announcement = { id: 0, text: '' };

/** Says something to screen readers, politely: "20 more posts". Errors and results of actions are toasts instead. */
export function announce(text: string): void {
  current = { id: current.id + 1, text };
  for (const listener of listeners) listener();
}

export function readAnnouncement(): Announcement {
  return current;
}

/** For `useSyncExternalStore`. Returns the way to stop. */
export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
