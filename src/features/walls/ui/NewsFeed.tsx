import { useSelector } from 'react-redux';
import { usePostTexts } from '@/features/posts/ui/postTexts';
import { paths } from '@/shared/config/paths';
import { usePagedList } from '@/shared/store/usePagedList';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { untilIdle } from '@/shared/lib/idle/untilIdle';
import type { ArrivalsState } from '../arrivals';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import { newsList } from '../lists';
import { PostList } from './PostList';

const PullToRefresh = lazyExtra(async () => {
  await untilIdle();
  return (await import('@/shared/ui/pullToRefresh/PullToRefresh')).PullToRefresh;
});

const NewPostsBar = lazyExtra(async () => {
  await untilIdle();
  return (await import('./NewPostsBar')).NewPostsBar;
});

/**
 * The news feed: posts of the member and of those they follow, the newest first (FEED-01 to FEED-03). `hidesEmpty`:
 * nothing stands where there are none.
 */
export function NewsFeed({ hidesEmpty = false }: { hidesEmpty?: boolean }) {
  const t = usePostTexts();
  const list = usePagedList(newsList);
  const readFrom = useSelector((state: ArrivalsState) => state.arrivals.readFrom);
  return (
    <>
      <PullToRefresh isRefreshing={list.isRefreshing} onRefresh={list.reload} />
      <NewPostsBar />
      <PostList
        list={list}
        label={t('feed.title')}
        errorTitle={t('feed.failed')}
        empty={
          hidesEmpty ? null : (
            <EmptyState
              seed="feed"
              title={t('feed.emptyTitle')}
              text={t('feed.emptyText')}
              action={
                <ButtonLink variant="primary" to={paths.suggestedPeople}>
                  {t('feed.findPeople')}
                </ButtonLink>
              }
            />
          )
        }
        readFrom={readFrom}
      />
    </>
  );
}
