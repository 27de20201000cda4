import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds without a call until the last one is made. */
const pauseMs = 250;

/** Calls `act` once its caller has paused, with what was said last; not after the screen was left. */
export function useDebounce<Value>(act: (value: Value) => void): (value: Value) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((value: Value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), pauseMs);
  }, []);
}
