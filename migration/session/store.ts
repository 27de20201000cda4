/** Store for `useSyncExternalStore`. */
export interface Store<T> {
  read: () => T;
  change: (update: Partial<T>) => void;
  replace: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const replace = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => value,
    replace,
    change: (update) => replace({ ...value, ...update }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
