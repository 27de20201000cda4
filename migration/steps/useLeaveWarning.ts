import { useEffect } from 'react';

/** Lets the browser ask before the page is left, for as long as it is wanted. */
export function useLeaveWarning(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWanted]);
}
