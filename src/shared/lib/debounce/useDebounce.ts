import { useCallback, useEffect, useRef } from 'react';

const pauseMs = 250;

/** Calls `act` with the latest value after 250 ms without a call; not after unmounting. */
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
