import { useEffect, useState } from 'react';
import { isSameJson } from '@/shared/lib/json/sameJson';

interface Saving<T> {
  status: 'idle' | 'pending' | 'succeeded' | 'failed';
  send: (value: T) => void;
  reset: () => void;
}

/**
 * A control that saves itself: shows a choice at once and runs one call at a time; later choices follow, so that
 * the last one wins. A failure takes it back. Each choice is sent once: the answer counts, also where it is another.
 */
export function useIntent<T>(saved: T, { status, send, reset }: Saving<T>): [T, (value: T) => void] {
  const [meant, setMeant] = useState<{ value: T } | null>(null);
  const isPending = status === 'pending';
  const [call, setCall] = useState({ isPending, sent: meant });
  if (call.isPending !== isPending) setCall({ isPending, sent: isPending ? meant : call.sent });
  const isAnswered = status === 'failed' || meant === call.sent;
  const isDone = meant !== null && !isPending && (isAnswered || isSameJson(meant.value, saved));
  if (isDone) setMeant(null);

  useEffect(() => {
    if (meant !== null && !isPending && !isDone) send(meant.value);
  }, [meant, isPending, isDone, send]);

  const mean = (value: T) => {
    if (status === 'failed') reset();
    setMeant({ value });
  };
  return [meant?.value ?? saved, mean];
}
