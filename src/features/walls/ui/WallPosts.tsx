import type { Wall } from '@/features/posts/types';
import { usePostTexts } from '@/features/posts/ui/postTexts';
import { usePagedList } from '@/shared/store/usePagedList';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { wallList } from '../lists';
import { PostList } from './PostList';

/** The posts of a member's, group's or company's wall (FEED-04). */
export function WallPosts({ wall }: { wall: Wall }) {
  const t = usePostTexts();
  const list = usePagedList(wallList, wall);
  return (
    <PostList
      list={list}
      label={t('wall.title')}
      errorTitle={t('wall.failed')}
      empty={<EmptyState seed="wall" title={t('wall.emptyTitle')} text={t('wall.emptyText')} />}
    />
  );
}
