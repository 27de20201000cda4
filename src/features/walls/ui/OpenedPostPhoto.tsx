import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { commentsRoom } from '@/features/comments/room';
import { Lightbox } from '@/features/media/ui/Lightbox';
import { useLightboxLabels } from '@/features/media/ui/useLightboxLabels';
import { useLoad } from '@/shared/store/useLoad';
import { useReread } from '@/shared/store/useReread';
import { posts, type PostsState } from '@/features/posts/entities';
import { users, type UsersState } from '@/features/people/entities';
import { selectMyId } from '@/features/session/selectors';
import { speakerOf } from '@/features/posts/types';
import { loadPost } from '@/features/posts/requests';
import { Reading } from './Reading';

type State = Parameters<typeof selectMyId>[0];

export const rooms = [commentsRoom];

interface OpenedPostPhotoProps {
  postId: string;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
  /** Called when the post cannot be seen. */
  onMissing: () => void;
}

/** A post's photos over the whole window, beside them what belongs to them (HOUR-08); reloaded when their addresses
 * have expired. */
export function OpenedPostPhoto({ postId, index, onIndex, onClose, onMissing }: OpenedPostPhotoProps) {
  const post = useSelector((state: PostsState) => posts.select(state, postId));
  const author = useSelector((state: UsersState) => users.select(state, post?.authorId ?? ''));
  const isOwn = useSelector((state: State) => selectMyId(state) === post?.authorId);
  const by = (post && speakerOf(post)) ?? author?.displayName ?? null;
  const labels = useLightboxLabels(by);
  const dispatch = useDispatch();
  const load = useCallback(() => dispatch(loadPost.request(postId)), [dispatch, postId]);
  const reread = useReread(loadPost.request, postId);
  if (!post) return <MissingPost postId={postId} onMissing={onMissing} />;
  const shown = Math.min(index, post.photos.length - 1);
  if (shown < 0) return null;
  return (
    <Lightbox
      photos={post.photos}
      index={shown}
      labels={labels}
      onDescribed={isOwn ? load : undefined}
      onIndex={(next) => {
        if (next !== shown) onIndex(next);
      }}
      onClose={onClose}
      onExpired={reread}
      beside={<Reading postId={postId} />}
    />
  );
}

/** Loads the post of an address that no list has brought yet. */
function MissingPost({ postId, onMissing }: Pick<OpenedPostPhotoProps, 'postId' | 'onMissing'>) {
  const { status } = useLoad(loadPost, postId);
  useEffect(() => {
    if (status === 'failed') onMissing();
  });
  return null;
}
