import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { usePostPageTexts } from '@/features/posts/ui/postPageTexts';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { useLoad } from '@/shared/store/useLoad';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { comments, type CommentsState } from '../entities';
import { rereadComment } from '../requests';
import { useCommentTexts } from './commentTexts';

/** Finds the post of a comment and leads on to it there (NTF-05). */
export function CommentLink({ id }: { id: string }) {
  const t = useCommentTexts();
  const post = usePostPageTexts();
  useDocumentTitle(post('title'));
  const { error, retry, cancel } = useLoad(rereadComment, id);
  const postId = useSelector((state: CommentsState) => comments.select(state, id)?.postId);
  if (postId !== undefined) return <Navigate replace to={paths.post(postId, { comment: id })} />;
  return (
    <>
      <PageHeading isHidden>{post('title')}</PageHeading>
      {error === null && (
        <div>
          <PersonRowSkeleton count={2} />
          <StillWorking onCancel={cancel} />
        </div>
      )}
      {error?.status === 404 && <EmptyState seed="post" title={t('linkedGone')} />}
      {error !== null && error.status !== 404 && <ErrorState error={error} onRetry={retry} />}
    </>
  );
}
