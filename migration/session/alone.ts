/**
 * Runs a task for an account while no other page of the holder's does: pages hear of each other's records too late to
 * rely on them. Browsers offer locks on secure pages only, which is where wallets are. The lock is free again as soon as
 * the signal ends, also while a wallet never answers; the task is then to ask nothing more.
 */
export function alone<T>(name: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  const work = () => untilAborted(task(), signal);
  return locks === undefined ? work() : locks.request(name, { signal }, work);
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
