import { useCallback, type ReactNode } from 'react';
import { CommentPhotoViewer } from '@/features/comments/photos/CommentPhotoViewer';
import { PostSkeleton } from '@/features/posts/ui/PostSkeleton';
import type { usePagedList } from '@/shared/store/usePagedList';
import { InfiniteList } from '@/shared/ui/infiniteList/InfiniteList';
import type { ItemPosition } from '@/shared/ui/infiniteList/ListRow';
import { ListedPost } from './ListedPost';
import { PostPhotoViewer } from './PostPhotoViewer';
import { ReadLine } from './ReadLine';

interface PostListProps {
  list: ReturnType<typeof usePagedList>;
  label: string;
  /** Heading of the error state. */
  errorTitle: string;
  empty: ReactNode;
  /** The former first post, before others were inserted above it. */
  readFrom?: string | null;
}

/** Any list of posts: feed, wall, saved posts, results (FEED-04). */
export function PostList({ list, label, errorTitle, empty, readFrom }: PostListProps) {
  const renderItem = useCallback(
    (id: string, _index: number, position: ItemPosition) => (
      <>
        {id === readFrom && <ReadLine />}
        <ListedPost id={id} position={position} />
      </>
    ),
    [readFrom],
  );
  return (
    <>
      <InfiniteList
        listKey={list.address}
        kind="feed"
        label={label}
        items={list.ids}
        status={list}
        renderItem={renderItem}
        onLoadMore={list.loadMore}
        onRetry={list.retry}
        empty={empty}
        errorTitle={errorTitle}
        skeleton={<PostSkeleton />}
        estimatedHeight={420}
      />
      <PostPhotoViewer />
      <CommentPhotoViewer />
    </>
  );
}
