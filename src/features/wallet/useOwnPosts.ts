import { useEffect } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { posts, type PostsState } from '@/features/posts/entities';
import { wallList } from '@/features/walls/lists';
import { useNow } from '@/shared/lib/time/useNow';
import { usePagedList } from '@/shared/store/usePagedList';
import { emptyWeeks, weekOf } from './weeks';

/** Posts that are read at most, the newest ones. */
const maxRead = 100;

/**
 * A member's own posts on their timeline: page by page, back to the first of twelve weeks or to a hundred posts.
 * `isWhole` tells that all of the twelve weeks were read.
 */
export function useOwnPosts(myId: string) {
  const now = useNow();
  const { ids, hasMore, isStalled, error, isLoading, loadMore, retry, cancel } = usePagedList(wallList, {
    type: 'user',
    entityId: myId,
  });
  const read = useSelector(
    (state: PostsState) => ids.map((id) => posts.select(state, id)).filter((post) => post !== undefined),
    shallowEqual,
  );
  const oldest = read.at(-1);
  const isWhole = !hasMore || (oldest !== undefined && weekOf(oldest.createdAt, emptyWeeks(now)) === null);
  const isRead = !isLoading && (isWhole || isStalled || ids.length >= maxRead);
  const isNextDue = !isLoading && !isRead && error === null;
  useEffect(() => {
    if (isNextDue) loadMore();
  }, [isNextDue, loadMore]);
  return {
    now,
    /** Null until all have come. */
    own:
      isRead && error === null ? read.filter(({ authorId, deleted }) => authorId === myId && !deleted) : null,
    isWhole,
    error,
    retry,
    cancel,
  };
}

export type OwnPosts = ReturnType<typeof useOwnPosts>;
