import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Arguments } from './attempt';
import {
  requestObserved,
  requestReleased,
  requestReset,
  type RequestsState,
  type RequestState,
} from './requests';

interface Request<Args extends Arguments, KeyArgs extends Arguments> {
  request: (...args: Args) => UnknownAction;
  address: (...args: KeyArgs) => string;
  select: (state: { requests: RequestsState }, ...args: KeyArgs) => RequestState;
}

/**
 * A request from a screen: how to send it, and the state of the last one of its key while the screen shows.
 * A write goes on when its screen is left; its status is forgotten then.
 * @param key the part of the argument that the request's key is made of
 */
export function useRequest<Args extends Arguments, KeyArgs extends Arguments>(
  definition: Request<Args, KeyArgs>,
  ...key: KeyArgs
) {
  const dispatch = useDispatch();
  const state = useSelector((root: { requests: RequestsState }) => definition.select(root, ...key));
  const address = definition.address(...key);

  useEffect(() => {
    let isNew = true;
    queueMicrotask(() => {
      isNew = false;
    });
    dispatch(requestObserved({ address }));
    return () => {
      const release = () => void dispatch(requestReleased({ address }));
      // Strict mode mounts twice at once: a failure from before must outlive the first time.
      if (isNew) queueMicrotask(release);
      else release();
    };
  }, [dispatch, address]);

  const send = useCallback((...args: Args) => dispatch(definition.request(...args)), [dispatch, definition]);
  const reset = useCallback(() => dispatch(requestReset({ address })), [dispatch, address]);
  return { ...state, isPending: state.status === 'pending', send, reset };
}
