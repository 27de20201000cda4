import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { requestObserved, requestReleased, type RequestsState, type RequestState } from './requests';

interface Read<Arg> {
  request: (arg: Arg) => UnknownAction;
  abandon: (key: string) => UnknownAction;
  address: (key?: string) => string;
  select: (state: { requests: RequestsState }, key?: string) => RequestState;
}

/**
 * Loads what a screen shows: asks when it appears or its `key` changes, gives up when it is left (API-08), and can be
 * told to try again. `key` must be the key that the request makes of `arg`.
 */
export function useLoad<Arg>(definition: Read<Arg>, arg: Arg, key = '') {
  const dispatch = useDispatch();
  const state = useSelector((root: { requests: RequestsState }) => definition.select(root, key));
  const address = definition.address(key);
  const newest = useRef(arg);
  useEffect(() => {
    newest.current = arg;
  });

  const load = useCallback(() => dispatch(definition.request(newest.current)), [dispatch, definition]);
  useEffect(() => {
    dispatch(requestObserved({ address }));
    load();
    return () => {
      dispatch(definition.abandon(key));
      dispatch(requestReleased({ address }));
    };
  }, [dispatch, definition, address, key, load]);

  return { ...state, isLoading: state.status === 'pending' || state.status === 'idle', retry: load };
}
