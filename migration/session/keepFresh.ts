const refreshMs = 4000;
const feeMs = 30_000;

interface Freshness {
  refresh: () => Promise<void>;
  refreshFee: () => Promise<void>;
  resume: () => void;
}

/** Refreshes on a timer, on focus and when another tab writes a record. Returns the unsubscribe function. */
export function keepFresh({ refresh, refreshFee, resume }: Freshness): () => void {
  const tick = setInterval(() => {
    if (document.visibilityState === 'visible') void refresh();
  }, refreshMs);
  const feeTick = setInterval(() => void refreshFee(), feeMs);
  const onFocus = () => {
    void refresh();
    void refreshFee();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key?.startsWith('migration:') === true) resume();
  };
  window.addEventListener('focus', onFocus);
  window.addEventListener('storage', onStorage);
  return () => {
    clearInterval(tick);
    clearInterval(feeTick);
    window.removeEventListener('focus', onFocus);
    window.removeEventListener('storage', onStorage);
  };
}
