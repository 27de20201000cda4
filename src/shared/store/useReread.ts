import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** Milliseconds in which a thing is not read again: a picture that is gone for good must not ask for ever. */
const restMs = 60_000;

/**
 * Reads a thing anew, for pictures whose addresses have expired since it was loaded.
 * @param request makes the action that reads it; must stay the same between renders
 */
export function useReread(request: (id: string) => UnknownAction, id: string) {
  const dispatch = useDispatch();
  const last = useRef(-Infinity);
  return useCallback(() => {
    const now = performance.now();
    if (now - last.current < restMs) return;
    last.current = now;
    dispatch(request(id));
  }, [dispatch, request, id]);
}
