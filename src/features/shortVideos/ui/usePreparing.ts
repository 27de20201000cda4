import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsLive } from '@/features/live/slice';
import { loadClip } from '../lists';
import type { Clip } from '../types';

const pauseMs = 2500;
/** While the stream tells when to look: an answer on its way may be older than what was told. */
const toldPauseMs = 15_000;

/**
 * Looks now and then whether a short video that is being prepared is ready, while the page is visible (CLIP-02); seldom
 * while the stream tells it.
 */
export function usePreparing(clip: Clip | undefined): void {
  const dispatch = useDispatch();
  const isTold = useSelector(selectIsLive);
  const id = clip?.state === 'processing' ? clip.id : null;
  useEffect(() => {
    if (id === null) return;
    const timer = setInterval(
      () => {
        if (!document.hidden) dispatch(loadClip.request(id));
      },
      isTold ? toldPauseMs : pauseMs,
    );
    return () => clearInterval(timer);
  }, [dispatch, id, isTold]);
}
