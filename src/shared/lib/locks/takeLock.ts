/**
 * Waits for the cross-tab lock and holds it until the signal aborts or the tab closes. Resolves at once where the
 * browser has no locks.
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
    // Browsers that block storage may refuse locks too.
    locks.request(name, { signal }, hold).catch(() => resolve());
  });
}
