const refreshMs = 4000;
const feeMs = 30_000;

interface Freshness {
  refresh: () => void;
  refreshFee: () => void;
  recordChanged: () => void;
}

/** Refreshes on a timer, on focus and when another tab writes a record. Returns the unsubscribe function. */
export function keepFresh({ refresh, refreshFee, recordChanged }: Freshness): () => void {
  const tick = setInterval(() => {
    if (document.visibilityState === 'visible') refresh();
  }, refreshMs);
  const feeTick = setInterval(refreshFee, feeMs);
  const onFocus = () => {
    refresh();
    refreshFee();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key?.startsWith('migration:') === true) recordChanged();
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
