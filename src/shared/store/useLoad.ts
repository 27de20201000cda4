import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Arguments } from './attempt';
import {
  givingUp,
  requestObserved,
  requestReleased,
  type RequestsState,
  type RequestState,
} from './requests';

interface Root {
  requests: RequestsState;
}

interface Read<Args extends Arguments, State extends RequestState> {
  request: (...args: Args) => UnknownAction;
  abandon: (...args: Args) => UnknownAction;
  address: (...args: Args) => string;
  select: (state: Root, ...args: Args) => State;
}

/**
 * Loads for a screen: asks when it appears or the key of `arg` changes, and gives up when the last screen that shows
 * the same thing is left (API-08). `retry` asks again, `cancel` waits no longer. A resource's answer is in `data`.
 */
export function useLoad<Args extends Arguments, State extends RequestState>(
  definition: Read<Args, State>,
  ...args: Args
) {
  const dispatch = useDispatch();
  const store = useStore<Root>();
  const state = useSelector((root: Root) => definition.select(root, ...args));
  const address = definition.address(...args);
  const newest = useRef(args);
  useLayoutEffect(() => {
    newest.current = args;
  });

  const load = useCallback(() => dispatch(definition.request(...newest.current)), [dispatch, definition]);
  const cancel = useCallback(() => {
    givingUp(definition, ...newest.current).forEach(dispatch);
  }, [dispatch, definition]);
  // Before the first paint, so that no failure of an earlier visit flashes up.
  useLayoutEffect(() => {
    const asked = newest.current;
    dispatch(requestObserved({ address }));
    load();
    return () => {
      dispatch(requestReleased({ address }));
      if ((store.getState().requests[address]?.observers ?? 0) === 0) dispatch(definition.abandon(...asked));
    };
  }, [dispatch, store, definition, address, load]);

  return { ...state, isLoading: state.status === 'pending' || state.status === 'idle', retry: load, cancel };
}
