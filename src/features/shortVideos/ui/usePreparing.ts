import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { loadClip } from '../lists';
import type { Clip } from '../types';

const pauseMs = 2500;

/** Looks now and then whether a short video that is being prepared is ready, while the page is visible (CLIP-02). */
export function usePreparing(clip: Clip | undefined): void {
  const dispatch = useDispatch();
  const id = clip?.state === 'processing' ? clip.id : null;
  useEffect(() => {
    if (id === null) return;
    const timer = setInterval(() => {
      if (!document.hidden) dispatch(loadClip.request(id));
    }, pauseMs);
    return () => clearInterval(timer);
  }, [dispatch, id]);
}
