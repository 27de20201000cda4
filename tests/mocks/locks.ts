import { vi } from 'vitest';

/** Gives the test environment the browser's Web Locks, exclusive and in the order of asking. */
export function stubLocks(): void {
  const queues = new Map<string, Promise<unknown>>();
  const request = (
    name: string,
    { signal, ifAvailable = false }: { signal?: AbortSignal; ifAvailable?: boolean },
    hold: (lock: { name: string } | null) => Promise<unknown>,
  ) => {
    if (ifAvailable && queues.has(name)) return Promise.resolve(hold(null));
    const before = queues.get(name) ?? Promise.resolve();
    const held = before.then(() => {
      signal?.throwIfAborted();
      return hold({ name });
    });
    queues.set(
      name,
      held.catch(() => undefined),
    );
    return held;
  };
  // The same for every reader, so that a test can watch it.
  const locks = { request };
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, name) => (name === 'locks' ? locks : (Reflect.get(target, name) as unknown)),
      has: (target, name) => name === 'locks' || Reflect.has(target, name),
    }),
  );
}
