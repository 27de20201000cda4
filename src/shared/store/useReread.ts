import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** Milliseconds before a thing is read again, so that a picture that is gone for good is not asked for without end. */
const restMs = 60_000;

/**
 * Reloads a thing whose pictures' addresses have expired since it was loaded.
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
