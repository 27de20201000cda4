import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { newsList } from '@/features/walls/lists';

/** Handler of links to the feed, which also reload it and scroll to its top (SHELL-04). */
export function useOpenFeed() {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(newsList.request());
    scrollTo(0, 0);
  }, [dispatch]);
}
