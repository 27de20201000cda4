import type { Wall } from '@/features/posts/types';
import { PostSkeleton } from '@/features/posts/ui/PostSkeleton';
import { usePostTexts } from '@/features/posts/ui/postTexts';
import { usePagedList } from '@/shared/store/usePagedList';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { InfiniteList } from '@/shared/ui/infiniteList/InfiniteList';
import type { ItemPosition } from '@/shared/ui/infiniteList/ListRow';
import { visitorWallList } from '../visitorWalls';
import { SeenPost } from './SeenPost';

/** The posts of a group's or company's wall that somebody outside sees (GRP-03, CMP-02). */
export function SeenWall({ wall }: { wall: Wall }) {
  const t = usePostTexts();
  const list = usePagedList(visitorWallList, wall);
  return (
    <InfiniteList
      listKey={list.address}
      kind="feed"
      label={t('wall.title')}
      items={list.ids}
      status={list}
      renderItem={renderPost}
      onLoadMore={list.loadMore}
      onRetry={list.retry}
      empty={<EmptyState seed="wall" title={t('wall.emptyTitle')} text={t('wall.emptyText')} />}
      errorTitle={t('wall.failed')}
      skeleton={<PostSkeleton />}
      estimatedHeight={420}
    />
  );
}

const renderPost = (id: string, _index: number, position: ItemPosition) => (
  <SeenPost id={id} position={position} />
);
