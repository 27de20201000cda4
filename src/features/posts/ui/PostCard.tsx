import { memo, useCallback, useId, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useWatched } from '@/features/live/useWatched';
import { users, type UsersState } from '@/features/people/entities';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import type { ItemPosition } from '@/shared/ui/infiniteList/ListRow';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import { posts, type PostsState } from '../entities';
import { speakerOf } from '../types';
import { PostActions, type CommentsControl } from './PostActions';
import styles from './PostCard.module.css';
import type { PostDialog, PostDialogs } from './postDialog';
import { PostHeader } from './PostHeader';
import { PostMenu } from './PostMenu';
import { PostContent } from './PostContent';
import { usePostTexts } from './postTexts';
import { useOpenPhoto } from '@/features/media/ui/useOpenPhoto';

const PendingNote = lazyExtra(async () => (await import('./PendingNote')).PendingNote);

type State = PostsState & UsersState & { session: SessionState };

interface PostCardProps {
  id: string;
  /** Position in a feed; left out for a post alone. */
  position?: ItemPosition | undefined;
  /** Handles the comments button; without it the button is a link to the post's own page. */
  comments?: CommentsControl | undefined;
  /** Renders the opened dialog: edit, boost or report. */
  dialogs: PostDialogs;
  /** Below the actions: the thread. */
  children?: ReactNode;
}

/**
 * One post, "Post by {name}" (POST-08). Selects its post by id, so that a vote re-renders this card alone; renders
 * nothing for an unknown post. Pages with cards also render one `PostPhotoViewer`, for the photo in the address.
 */
export const PostCard = memo(function PostCard({
  id,
  position,
  comments,
  dialogs: Dialogs,
  children,
}: PostCardProps) {
  const t = usePostTexts();
  const labelId = useId();
  const timeId = useId();
  const textId = useId();
  const openPhoto = useOpenPhoto();
  const watched = useWatched(id);
  const [dialog, setDialog] = useState<PostDialog | null>(null);
  const closeDialog = useCallback(() => setDialog(null), []);
  const post = useSelector((state: State) => posts.select(state, id));
  const author = useSelector((state: State) => users.select(state, post?.authorId ?? ''));
  const isOwn = useSelector((state: State) => selectMyId(state) === post?.authorId);
  if (!post || !author || post.deleted) return null;

  return (
    <article
      ref={watched}
      tabIndex={-1}
      {...position}
      aria-labelledby={labelId}
      aria-describedby={post.post === '' ? timeId : `${timeId} ${textId}`}
      className={styles.post}
    >
      <VisuallyHidden id={labelId}>{t('by', { name: speakerOf(post) ?? author.displayName })}</VisuallyHidden>
      <PostHeader post={post} author={author} isOwn={isOwn} timeId={timeId}>
        <PostMenu post={post} isOwn={isOwn} onOpen={setDialog} />
      </PostHeader>
      <PostContent post={post} textId={textId} onPhoto={(index) => openPhoto(id, index)} />
      {post.pending ? (
        <PendingNote />
      ) : (
        <PostActions post={post} isOwn={isOwn} comments={comments} onBoost={() => setDialog('boost')} />
      )}
      <Dialogs post={post} opened={dialog} onClose={closeDialog} />
      {!post.pending && children}
    </article>
  );
});
