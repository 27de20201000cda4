import { usePostPageTexts } from '@/features/posts/ui/postPageTexts';
import { paths } from '@/shared/config/paths';
import { usePagedList } from '@/shared/store/usePagedList';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { bookmarksList } from '../lists';
import { PostList } from './PostList';

/** The posts that the member saved (POST-05, POST-07). */
export function SavedPosts() {
  const t = usePostPageTexts();
  const list = usePagedList(bookmarksList);
  return (
    <PostList
      list={list}
      label={t('bookmarks.title')}
      errorTitle={t('bookmarks.failed')}
      empty={
        <EmptyState
          seed="bookmarks"
          title={t('bookmarks.emptyTitle')}
          text={t('bookmarks.emptyText')}
          action={<ButtonLink to={paths.feed}>{t('toFeed')}</ButtonLink>}
        />
      }
    />
  );
}
