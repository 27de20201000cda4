import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  requestObserved,
  requestReleased,
  requestReset,
  type RequestsState,
  type RequestState,
} from './requests';

interface Request<Arg> {
  request: (arg: Arg) => UnknownAction;
  address: (key?: string) => string;
  select: (state: { requests: RequestsState }, key?: string) => RequestState;
}

/**
 * A request from a screen: how to send it, and what became of the last one of this key while the screen shows.
 * A write goes on when its screen is left; its status is forgotten then.
 */
export function useRequest<Arg>(definition: Request<Arg>, key = '') {
  const dispatch = useDispatch();
  const state = useSelector((root: { requests: RequestsState }) => definition.select(root, key));
  const address = definition.address(key);

  useEffect(() => {
    dispatch(requestObserved({ address }));
    return () => {
      dispatch(requestReleased({ address }));
    };
  }, [dispatch, address]);

  const send = useCallback((arg: Arg) => dispatch(definition.request(arg)), [dispatch, definition]);
  const reset = useCallback(() => dispatch(requestReset({ address })), [dispatch, address]);
  return { ...state, isPending: state.status === 'pending', send, reset };
}
