import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { newsList } from '@/features/walls/lists';

/** For links to the news feed: following one also loads the feed anew and starts at its top (SHELL-04). */
export function useOpenFeed() {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(newsList.request());
    scrollTo(0, 0);
  }, [dispatch]);
}
