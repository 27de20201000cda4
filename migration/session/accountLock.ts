/**
 * The cross-tab lock of an account: `storage` events arrive too late to prevent two tabs from asking the wallet at
 * once. Insecure pages have neither locks nor wallets.
 */
export interface AccountLock {
  /** True when this page has the lock now; false while another page has it. */
  take: (account: string) => Promise<boolean>;
  release: () => void;
  /** Resolves when no other page has the lock. Rejects when the signal aborts. */
  untilFree: (account: string, signal: AbortSignal) => Promise<void>;
}

/** The part of `navigator.locks` that is used. */
export type Locks = Pick<LockManager, 'request'>;

export function openAccountLock(
  chainId: number,
  locks: Locks | undefined = (navigator as Partial<Navigator>).locks,
): AccountLock {
  const nameOf = (account: string) => `migration:${chainId}:${account}`;
  let release: (() => void) | null = null;
  /** Ends when the lock that this page had is really free. */
  let released: Promise<unknown> = Promise.resolve();

  async function take(account: string): Promise<boolean> {
    if (locks === undefined || release !== null) return true;
    // Otherwise this page would find its own former lock.
    await released;
    return new Promise((resolve) => {
      released = locks
        .request(nameOf(account), { ifAvailable: true }, (lock) => {
          if (lock === null) {
            resolve(false);
            return undefined;
          }
          return new Promise<void>((end) => {
            release = () => {
              release = null;
              end();
            };
            resolve(true);
          });
        })
        .catch(() => undefined);
    });
  }

  return {
    take,
    release: () => release?.(),
    untilFree: async (account, signal) => {
      await locks?.request(nameOf(account), { signal }, () => undefined);
    },
  };
}
