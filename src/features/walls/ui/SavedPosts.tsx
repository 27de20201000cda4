import { usePostTexts } from '@/features/posts/ui/postTexts';
import { usePagedList } from '@/shared/store/usePagedList';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { bookmarksList } from '../lists';
import { PostList } from './PostList';

/** The posts that the member saved (POST-05, POST-07). */
export function SavedPosts() {
  const t = usePostTexts();
  const list = usePagedList(bookmarksList);
  return (
    <PostList
      list={list}
      label={t('bookmarks.title')}
      errorTitle={t('bookmarks.failed')}
      empty={
        <EmptyState seed="bookmarks" title={t('bookmarks.emptyTitle')} text={t('bookmarks.emptyText')} />
      }
    />
  );
}
