import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { commentsToggled, type ThreadsState } from '@/features/comments/slice';
import { LazyCommentThread, prepareThread } from '@/features/comments/ui/LazyCommentThread';
import { PostCard } from '@/features/posts/ui/PostCard';
import { PostDialogs } from '@/features/writing/ui/PostDialogs';
import type { ItemPosition } from '@/shared/ui/infiniteList/ListRow';

interface ListedPostProps {
  id: string;
  /** Left out above a list. */
  position?: ItemPosition;
}

/** A post of a list; its comments unfold below (CMT-08 showComments). */
export const ListedPost = memo(function ListedPost({ id, position }: ListedPostProps) {
  const dispatch = useDispatch();
  const isOpen = useSelector((state: ThreadsState) => state.threads.shownPosts[id] === true);
  return (
    <PostCard
      id={id}
      position={position}
      dialogs={PostDialogs}
      comments={{ isOpen, onPress: () => dispatch(commentsToggled(id)), onNear: prepareThread }}
    >
      {isOpen && <LazyCommentThread postId={id} />}
    </PostCard>
  );
});
