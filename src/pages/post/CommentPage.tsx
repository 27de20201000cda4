import { useParams } from 'react-router-dom';
import { CommentLink } from '@/features/comments/ui/CommentLink';

/** Address of a comment whose post is not known, as in notifications of some backends. */
export default function CommentPage() {
  const { commentId = '' } = useParams();
  return <CommentLink key={commentId} id={commentId} />;
}
