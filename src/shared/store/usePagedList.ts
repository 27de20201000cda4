import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { cancelledError } from '../errors/appError';
import type { Arguments } from './attempt';
import type { PagedList } from './createPagedList';
import { isLonger, isStalled, type ListsState } from './lists';
import { useShownItems } from '../undo/useHidden';

interface Root {
  lists: ListsState;
}

/**
 * A paged list on a screen: loads its first page when it holds nothing, gives up the running request when the screen is
 * left, and keeps the loaded pages for the way back (SHELL-15). While a reload is under way `ids` stay those shown
 * before and `isRefreshing` is true, so that the screen can dim them. `retry` asks again for the page that failed;
 * `cancel` waits no longer for the one that is asked for, which then has failed. A stalled list goes on by a press
 * only. `isLonger` is false, too, once all are there that the count names: for a list that grows by a button. Things
 * are left out whose deletion, or removal from this list, can still be taken back (HOUR-04).
 */
export function usePagedList<Args extends Arguments>(list: PagedList<Args>, ...args: Args) {
  const dispatch = useDispatch();
  const store = useStore<Root>();
  const state = useSelector((root: Root) => list.select(root, ...args));
  const address = list.address(...args);
  const newest = useRef(args);
  useEffect(() => {
    newest.current = args;
  });

  const read = useCallback(() => list.select(store.getState(), ...newest.current), [list, store]);
  const reload = useCallback(() => dispatch(list.request(...newest.current)), [dispatch, list]);
  const loadMore = useCallback(() => {
    const current = read();
    if (!current.isLoading && current.hasMore) dispatch(list.more(current, ...newest.current));
  }, [dispatch, list, read]);
  const cancel = useCallback(() => {
    const { request } = read();
    if (request === null) return;
    dispatch(list.failure(request, cancelledError, ...newest.current));
    dispatch(list.abandon(...newest.current));
  }, [dispatch, list, read]);

  useEffect(() => {
    const current = read();
    const shown = newest.current;
    if (!current.isLoading && current.loadedPages === 0) reload();
    return () => {
      dispatch(list.abandon(...shown));
    };
  }, [dispatch, list, address, read, reload]);

  const isEmptied = state.loadedPages === 0 && !state.isLoading && state.error === null;
  useEffect(() => {
    if (!isEmptied) return;
    // Reset while it shows: its contents have changed.
    const { isLoading, loadedPages } = read();
    if (!isLoading && loadedPages === 0) reload();
  }, [isEmptied, read, reload]);

  const shown = useShown(address, state.ids, state.isLoading && state.loadedPages === 0);
  const ids = useShownItems(list.name, useShownItems(list.kind, shown));
  const isRefreshing = state.isLoading && state.loadedPages === 0 && shown.length > state.ids.length;
  return {
    /** Tells this list from all others. */
    address,
    ids,
    count: state.count,
    hasMore: state.hasMore,
    loadedPages: state.loadedPages,
    isLonger: isLonger(state),
    isStalled: isStalled(state),
    error: state.error,
    isLoading: state.isLoading || (state.loadedPages === 0 && state.error === null),
    isRefreshing,
    loadMore,
    reload,
    cancel,
    retry: shown.length > 0 && !isRefreshing ? loadMore : reload,
  };
}

/** The ids to show: during a reload of the same list, those from before it, below what was added since. */
function useShown(address: string, ids: string[], isReloading: boolean): string[] {
  const [kept, setKept] = useState({ address, ids });
  if (!isReloading && (kept.ids !== ids || kept.address !== address)) setKept({ address, ids });
  const old = isReloading && kept.address === address ? kept.ids : null;
  return useMemo(() => (old ? [...new Set([...ids, ...old])] : ids), [ids, old]);
}
