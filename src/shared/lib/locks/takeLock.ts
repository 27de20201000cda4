/**
 * Waits until no other tab holds the lock of this name, and holds it until the signal aborts; the end of the tab gives
 * it back, too. Where the browser has no locks nobody waits.
 */
export function takeLock(
  name: string,
  signal: AbortSignal,
  { locks }: { locks?: LockManager | null } = navigator,
): Promise<void> {
  if (!locks) return Promise.resolve();
  return new Promise((resolve) => {
    const hold = () => {
      resolve();
      return new Promise<void>((release) => signal.addEventListener('abort', () => release()));
    };
    // Storage that is blocked may refuse locks as well.
    locks.request(name, { signal }, hold).catch(() => resolve());
  });
}
