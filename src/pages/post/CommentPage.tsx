import { useParams } from 'react-router-dom';
import { commentsRoom } from '@/features/comments/room';
import { CommentLink } from '@/features/comments/ui/CommentLink';

export const rooms = [commentsRoom];

/** Address of a comment whose post is not known, as in notifications of some backends. */
export default function CommentPage() {
  const { commentId = '' } = useParams();
  return <CommentLink key={commentId} id={commentId} />;
}
