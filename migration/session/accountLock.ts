/**
 * Runs a task under a cross-tab lock, because `storage` events arrive too late to prevent two tabs from asking the
 * wallet at once. The lock is released when the signal aborts, even if the wallet never answers; the task must then
 * ask nothing more. Insecure pages have neither locks nor wallets.
 */
export function withAccountLock<T>(name: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
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
