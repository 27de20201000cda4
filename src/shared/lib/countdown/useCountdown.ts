import { useEffect, useState } from 'react';

/** Whole seconds down to 0, and a function that starts them anew. */
export function useCountdown(from: number): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}
