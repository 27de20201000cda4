import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { newsList } from '@/features/walls/lists';

/**
 * Handler of links to the feed, which also reload it and scroll to its top (SHELL-04). A click that opens it in another
 * tab or window changes nothing here.
 */
export function useOpenFeed() {
  const dispatch = useDispatch();
  return useCallback(
    (click?: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>) => {
      if (click && (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey)) return;
      dispatch(newsList.request());
      scrollTo(0, 0);
    },
    [dispatch],
  );
}
