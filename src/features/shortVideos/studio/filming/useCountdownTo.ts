import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Counts seconds down and then acts once. `left` is null while nothing counts. */
export function useCountdownTo(act: () => void) {
  const [left, setLeft] = useState<number | null>(null);
  const onEnd = useEffectEvent(act);
  useEffect(() => {
    if (left === null) return;
    const timer = setTimeout(() => {
      if (left > 1) {
        setLeft(left - 1);
        return;
      }
      setLeft(null);
      onEnd();
    }, 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return {
    left,
    begin: useCallback((seconds: number) => setLeft(seconds), []),
    cancel: useCallback(() => setLeft(null), []),
  };
}
