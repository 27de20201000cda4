import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { ListsState } from '@/shared/store/lists';
import { notificationsList } from '../lists';
import { selectUnread, type UnreadState } from '../slice';

/** Reloads the list when it is opened and something newer has arrived. */
export function useFreshList(): void {
  const dispatch = useDispatch();
  const store = useStore<UnreadState & { lists: ListsState }>();
  useEffect(() => {
    const state = store.getState();
    const { loadedPages, isLoading } = notificationsList.select(state);
    if (loadedPages > 0 && !isLoading && selectUnread(state) > 0) dispatch(notificationsList.request());
  }, [dispatch, store]);
}
