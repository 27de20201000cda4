import { useState } from 'react';
import type { AppError } from '../errors/appError';
import { useCountdown } from '../lib/countdown/useCountdown';
import type { FormValues } from './validation';

/**
 * Seconds until the server accepts the same values again: a locked account (AUTH-04) or too many requests. 0 as soon
 * as a value changes.
 */
export function useRetryDelay(failure: AppError | null, values: FormValues): number {
  const [refused, setRefused] = useState({ failure, values });
  const [seconds, setSeconds] = useCountdown(secondsToWait(failure));
  if (refused.failure !== failure) {
    setRefused({ failure, values });
    setSeconds(secondsToWait(failure));
  }
  const isSame = Object.keys(values).every((name) => values[name] === refused.values[name]);
  return isSame ? seconds : 0;
}

function secondsToWait(failure: AppError | null): number {
  const seconds = Number(failure?.params['seconds'] ?? failure?.retryAfter ?? 0);
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}
