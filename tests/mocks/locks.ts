import { vi } from 'vitest';

/** Gives the test environment the browser's Web Locks, exclusive and in the order of asking. */
export function stubLocks(): void {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<unknown>) => {
    const before = queues.get(name) ?? Promise.resolve();
    const held = before.then(() => {
      signal.throwIfAborted();
      return hold();
    });
    queues.set(
      name,
      held.catch(() => undefined),
    );
    return held;
  };
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, name) => (name === 'locks' ? { request } : (Reflect.get(target, name) as unknown)),
      has: (target, name) => name === 'locks' || Reflect.has(target, name),
    }),
  );
}
