import { useCallback, useRef } from 'react';

/** Reads a list anew for fresh addresses, once: a picture that fails for good must not do it for ever. */
export function useRereadOnce(reload: () => void): () => void {
  const hasReread = useRef(false);
  return useCallback(() => {
    if (hasReread.current) return;
    hasReread.current = true;
    reload();
  }, [reload]);
}
