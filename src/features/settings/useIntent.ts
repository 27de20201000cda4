import { useEffect, useState } from 'react';
import { isSameJson } from '@/shared/lib/json/sameJson';

interface Saving<T> {
  status: 'idle' | 'pending' | 'succeeded' | 'failed';
  send: (value: T) => void;
  reset: () => void;
}

/**
 * A control that saves itself: shows a choice at once and runs one call at a time; later choices follow, so that
 * the last one wins. A failure takes it back.
 */
export function useIntent<T>(saved: T, { status, send, reset }: Saving<T>): [T, (value: T) => void] {
  const [meant, setMeant] = useState<{ value: T } | null>(null);
  const isSettled = status !== 'pending';
  const isDone = meant !== null && isSettled && (status === 'failed' || isSameJson(meant.value, saved));
  if (isDone) setMeant(null);

  useEffect(() => {
    if (meant !== null && isSettled && !isDone) send(meant.value);
  }, [meant, isSettled, isDone, send]);

  const mean = (value: T) => {
    if (status === 'failed') reset();
    setMeant({ value });
  };
  return [meant?.value ?? saved, mean];
}
