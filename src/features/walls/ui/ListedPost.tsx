import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { commentsToggled, type ThreadsState } from '@/features/comments/slice';
import { LazyCommentThread, prepareThread } from '@/features/comments/ui/LazyCommentThread';
import { posts, type PostsState } from '@/features/posts/entities';
import { PostCard } from '@/features/posts/ui/PostCard';
import { selectMutedBy, type MutingState } from '@/features/muting/slice';
import { users, type UsersState } from '@/features/people/entities';
import { PostDialogs } from '@/features/writing/ui/PostDialogs';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import type { ItemPosition } from '@/shared/ui/infiniteList/ListRow';

const HiddenPost = lazyExtra(async () => (await import('@/features/muting/ui/HiddenPost')).HiddenPost);

interface ListedPostProps {
  id: string;
  /** Left out above a list. */
  position?: ItemPosition;
}

/** A post of a list; its comments unfold below (CMT-08 showComments). */
export const ListedPost = memo(function ListedPost({ id, position }: ListedPostProps) {
  const dispatch = useDispatch();
  const isOpen = useSelector((state: ThreadsState) => state.threads.shownPosts[id] === true);
  const word = useSelector((state: MutingState) => selectMutedBy(state, 'posts', id));
  const author = useSelector((state: PostsState & UsersState) =>
    word === undefined ? '' : users.select(state, posts.select(state, id)?.authorId ?? '')?.displayName,
  );
  if (word !== undefined) return <HiddenPost id={id} author={author ?? ''} word={word} position={position} />;
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
