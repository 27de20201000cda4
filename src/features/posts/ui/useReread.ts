import { useCallback, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { loadPost } from '../requests';

/** Milliseconds in which a post is not read again: a picture that is gone for good must not ask for ever. */
const restMs = 60_000;

/** Reads a post anew, for pictures whose addresses have expired since it was loaded. */
export function useReread(id: string) {
  const dispatch = useDispatch();
  const last = useRef(-Infinity);
  return useCallback(() => {
    const now = performance.now();
    if (now - last.current < restMs) return;
    last.current = now;
    dispatch(loadPost.request(id));
  }, [dispatch, id]);
}
