import { RefreshCw } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { usePostTexts } from '@/features/posts/ui/postTexts';
import { useNow } from '@/shared/lib/time/useNow';
import type { ListsState } from '@/shared/store/lists';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { newsList } from '../lists';

const longDate = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** The date, and the button to refresh (FEED-01). */
export function FeedHeadAside() {
  const t = usePostTexts();
  const dispatch = useDispatch();
  const today = useNow();
  const isLoading = useSelector((state: { lists: ListsState }) => newsList.select(state).isLoading);
  return (
    <>
      <span>{longDate.format(today).replace(',', '')}</span>
      <IconButton
        size="sm"
        icon={RefreshCw}
        label={t('feed.refresh')}
        aria-busy={isLoading}
        onClick={() => {
          if (!isLoading) dispatch(newsList.request());
        }}
      />
    </>
  );
}
