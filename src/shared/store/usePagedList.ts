import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { defaultPage } from '../config/limits';
import type { PagedList } from './createPagedList';
import type { ListsState } from './lists';

interface State {
  lists: ListsState;
}

/**
 * A paged list on a screen: loads its first page when it holds nothing, gives up what runs when it is left, and keeps
 * what was loaded for the way back (SHELL-15). While a reload is under way `ids` stay those shown before and
 * `isRefreshing` is true, so that the screen can dim them.
 */
export function usePagedList<Arg>(list: PagedList<Arg>, arg: Arg) {
  const dispatch = useDispatch();
  const store = useStore<State>();
  const state = useSelector((root: State) => list.select(root, arg));
  const address = list.address(arg);
  const newest = useRef(arg);
  useEffect(() => {
    newest.current = arg;
  });

  const read = useCallback(() => list.select(store.getState(), newest.current), [list, store]);
  const reload = useCallback(() => dispatch(list.request(newest.current, defaultPage)), [dispatch, list]);
  const loadMore = useCallback(() => {
    const current = read();
    if (!current.isLoading && current.hasMore) dispatch(list.more(newest.current, current));
  }, [dispatch, list, read]);

  useEffect(() => {
    const current = read();
    if (!current.isLoading && current.loadedPages === 0) reload();
    return () => {
      dispatch(list.abandon(address));
    };
  }, [dispatch, list, address, read, reload]);

  const isEmptied = state.loadedPages === 0 && !state.isLoading && state.error === null;
  useEffect(() => {
    if (!isEmptied) return;
    // Reset while it shows: what belongs in it has changed.
    const { isLoading, loadedPages } = read();
    if (!isLoading && loadedPages === 0) reload();
  }, [isEmptied, read, reload]);

  const shown = useShown(address, state.ids, state.isLoading && state.loadedPages === 0);
  return {
    ids: shown,
    count: state.count,
    hasMore: state.hasMore,
    error: state.error,
    isLoading: state.isLoading || (state.loadedPages === 0 && state.error === null),
    isRefreshing: state.isLoading && state.ids.length === 0 && shown.length > 0,
    loadMore,
    reload,
  };
}

/** The ids to show: during a reload of the same list, those from before it. */
function useShown(address: string, ids: string[], isReloading: boolean): string[] {
  const [kept, setKept] = useState({ address, ids });
  if (!isReloading && (kept.ids !== ids || kept.address !== address)) setKept({ address, ids });
  return isReloading && kept.address === address && ids.length === 0 ? kept.ids : ids;
}
