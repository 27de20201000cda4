import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isSameJson } from '@/shared/lib/json/sameJson';
import { choiceLeft } from './leftChoices';

interface Saving {
  status: 'idle' | 'pending' | 'succeeded' | 'failed';
  reset: () => void;
}

/**
 * A control that saves itself: shows a choice at once and runs one call at a time; later choices follow, so that
 * the last one wins, also when the control is left meanwhile. A failure takes it back. Each choice is sent once: the
 * answer counts, also where it is another.
 * @param toRequest makes the action that sends a choice
 */
export function useIntent<T>(
  saved: T,
  { status, reset }: Saving,
  toRequest: (value: T) => Parameters<typeof choiceLeft>[0],
): [T, (value: T) => void] {
  const dispatch = useDispatch();
  const [meant, setMeant] = useState<{ value: T } | null>(null);
  const isPending = status === 'pending';
  const [call, setCall] = useState({ isPending, sent: meant });
  if (call.isPending !== isPending) setCall({ isPending, sent: isPending ? meant : call.sent });
  const isAnswered = status === 'failed' || meant === call.sent;
  const isDone = meant !== null && !isPending && (isAnswered || isSameJson(meant.value, saved));
  if (isDone) setMeant(null);

  const send = useEffectEvent((value: T) => void dispatch(toRequest(value)));
  useEffect(() => {
    if (meant !== null && !isPending && !isDone) send(meant.value);
  }, [meant, isPending, isDone]);

  const leave = useEffectEvent(() => {
    if (isPending && meant !== null && meant !== call.sent) dispatch(choiceLeft(toRequest(meant.value)));
  });
  useEffect(() => () => leave(), []);

  const mean = (value: T) => {
    if (status === 'failed') reset();
    setMeant({ value });
  };
  return [meant?.value ?? saved, mean];
}
