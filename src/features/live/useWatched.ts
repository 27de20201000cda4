import { useCallback, useRef } from 'react';
import { useSight } from '@/shared/lib/sight/useSight';
import { postsOnScreen } from './onScreen';

/** Keeps the counters of a post current while it is in sight (LIVE-02); returns the ref of its element. */
export function useWatched(id: string) {
  const release = useRef<(() => void) | null>(null);
  return useSight(
    useCallback(
      (isInSight: boolean) => {
        if (isInSight === (release.current !== null)) return;
        release.current?.();
        release.current = isInSight ? postsOnScreen.observe(id) : null;
      },
      [id],
    ),
  );
}
