import { useEffect, useEffectEvent } from 'react';
import type { RequestState } from './requests';

/** Calls `act`, such as the closing of a dialog, once the request has succeeded. */
export function useOnSuccess(status: RequestState['status'], act: () => void): void {
  const succeed = useEffectEvent(act);
  useEffect(() => {
    if (status === 'succeeded') succeed();
  }, [status]);
}
