import { useEffect, useState } from 'react';

/** Seconds that are left, and their setter. A phone that puts the page to sleep stops its timers, not the time. */
export function useCountdown(from: number): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    if (seconds === 0) return;
    const end = Date.now() + seconds * 1000;
    const timer = setTimeout(() => setSeconds(Math.max(0, Math.round((end - Date.now()) / 1000))), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}
