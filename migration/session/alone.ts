/**
 * Runs a task for an account while no other page of the holder's does: pages hear of each other's records too late to
 * rely on them. Browsers offer locks on secure pages only, which is where wallets are.
 */
export function alone<T>(name: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks === undefined ? task() : locks.request(name, { signal }, task);
}
