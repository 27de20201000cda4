import type { Locks } from '../session/accountLock';

type Work = (lock: Lock | null) => unknown;

/** Locks shared by the pages of one browser, as `navigator.locks` shares them. */
export function fakeLocks(): Locks {
  const held = new Set<string>();
  const queues = new Map<string, (() => void)[]>();

  async function hold(name: string, work: Work): Promise<unknown> {
    held.add(name);
    try {
      return await work({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
      queues.get(name)?.shift()?.();
    }
  }

  function request(name: string, options: LockOptions, work: Work): Promise<unknown> {
    if (!held.has(name))
      return Promise.resolve().then(() => (held.has(name) ? request(name, options, work) : hold(name, work)));
    if (options.ifAvailable === true) return Promise.resolve(work(null));
    return new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      const turn = () => resolve(hold(name, work));
      queues.set(name, [...queue, turn]);
      options.signal?.addEventListener('abort', () => {
        queues.set(
          name,
          (queues.get(name) ?? []).filter((other) => other !== turn),
        );
        reject(options.signal?.reason as Error);
      });
    });
  }
  return { request } as Locks;
}
