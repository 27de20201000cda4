import { useMemo } from 'react';
import type { Wall } from '@/features/posts/types';
import { usePostTexts } from '@/features/posts/ui/postTexts';
import { usePagedList } from '@/shared/store/usePagedList';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { wallList } from '../lists';
import { PostList } from './PostList';

const none: readonly string[] = [];

interface WallPostsProps {
  wall: Wall;
  /** Posts that stand above the list. */
  without?: readonly string[];
}

/** The posts of a member's, group's or company's wall (FEED-04). */
export function WallPosts({ wall, without = none }: WallPostsProps) {
  const t = usePostTexts();
  const list = usePagedList(wallList, wall);
  const { ids } = list;
  const shown = useMemo(
    () => (without.length === 0 ? ids : ids.filter((id) => !without.includes(id))),
    [ids, without],
  );
  return (
    <PostList
      list={{ ...list, ids: shown }}
      label={t('wall.title')}
      errorTitle={t('wall.failed')}
      empty={
        ids.length === 0 && <EmptyState seed="wall" title={t('wall.emptyTitle')} text={t('wall.emptyText')} />
      }
    />
  );
}
