import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { CommentPhotoViewer } from '@/features/comments/photos/CommentPhotoViewer';
import { CommentThread } from '@/features/comments/ui/CommentThread';
import { users, type UsersState } from '@/features/people/entities';
import { posts, type PostsState } from '@/features/posts/entities';
import { loadPost } from '@/features/posts/requests';
import type { Post } from '@/features/posts/types';
import { PostCard } from '@/features/posts/ui/PostCard';
import { PostSkeleton } from '@/features/posts/ui/PostSkeleton';
import { speakerOf } from '@/features/posts/types';
import { usePostPageTexts } from '@/features/posts/ui/postPageTexts';
import { selectMyId } from '@/features/session/selectors';
import { PostDialogs } from '@/features/writing/ui/PostDialogs';
import type { SessionState } from '@/features/session/slice';
import { paths } from '@/shared/config/paths';
import type { AppError } from '@/shared/errors/appError';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { useLoad } from '@/shared/store/useLoad';
import { useIsHidden } from '@/shared/undo/useHidden';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { BackLink } from './BackLink';
import { PostPhotoViewer } from './PostPhotoViewer';
import styles from './SinglePost.module.css';

/** One post with its comments (FEED-04); explains a deleted, private or unknown one. */
export function SinglePost({ id }: { id: string }) {
  const t = usePostPageTexts();
  const { status, error, retry, cancel } = useLoad(loadPost, id);
  const post = useSelector((state: PostsState) => posts.select(state, id));
  const author = useSelector((state: UsersState) => users.select(state, post?.authorId ?? '')?.displayName);
  const name = (post && speakerOf(post)) ?? author;
  const isGone = error !== null && isAbsence(error);
  const isDeleted = useIsHidden(posts.kind, id) || post?.deleted === true;
  const shows = post !== undefined && !isDeleted && !isGone;
  const title = shows && name !== undefined ? t('titleOf', { name }) : t('title');
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <BackLink />
        <span aria-hidden="true" className={styles.title}>
          {t('title')}
        </span>
        <PageHeading isHidden>{title}</PageHeading>
      </div>
      {shows && <ShownPost id={id} comments={post.comments} />}
      {post && isDeleted && <Deleted post={post} />}
      {!isDeleted && isGone && <Absence title={t('goneTitle')} text={t('goneText')} />}
      {!post && error !== null && !isGone && <ErrorState title={t('failed')} error={error} onRetry={retry} />}
      {!post && error === null && status !== 'succeeded' && (
        <div>
          <div role="status" aria-busy="true" aria-label={t('loading')}>
            <PostSkeleton count={1} />
          </div>
          <StillWorking onCancel={cancel} />
        </div>
      )}
    </div>
  );
}

function ShownPost({ id, comments }: { id: string; comments: number }) {
  const t = usePostPageTexts();
  const [focusRequest, setFocusRequest] = useState(0);
  const [query] = useSearchParams();
  return (
    <>
      <PostCard
        id={id}
        dialogs={PostDialogs}
        comments={{ onPress: () => setFocusRequest((count) => count + 1) }}
      >
        <h2 className={styles.comments}>
          {t('comments', { count: comments, shown: formatCount(comments) })}
        </h2>
        <CommentThread postId={id} focusRequest={focusRequest} linkedId={query.get('comment')} />
      </PostCard>
      <PostPhotoViewer ownPostId={id} />
      <CommentPhotoViewer />
    </>
  );
}

/** Own posts are deleted for everyone, reported ones only for the reporter (RPT-01). */
function Deleted({ post }: { post: Post }) {
  const t = usePostPageTexts();
  const isOwn = useSelector((state: { session: SessionState }) => selectMyId(state) === post.authorId);
  return isOwn ? (
    <Absence title={t('deletedTitle')} text={t('deletedText')} />
  ) : (
    <Absence title={t('reportedTitle')} text={t('reportedText')} />
  );
}

function Absence({ title, text }: { title: string; text: string }) {
  const t = usePostPageTexts();
  return (
    <EmptyState
      seed="post"
      title={title}
      text={text}
      action={<ButtonLink to={paths.feed}>{t('toFeed')}</ButtonLink>}
    />
  );
}

/** True if the server has no such post for this member. */
function isAbsence({ kind, status }: AppError): boolean {
  return kind === 'api' && (status === 404 || status === 403 || status === 422);
}
