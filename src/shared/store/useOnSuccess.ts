import { useEffect } from 'react';
import type { RequestState } from './requests';

/** Calls `act`, such as the closing of a dialog, once the request has succeeded. */
export function useOnSuccess(status: RequestState['status'], act: () => void): void {
  useEffect(() => {
    if (status === 'succeeded') act();
  }, [status, act]);
}
