import { useParams } from 'react-router-dom';
import { commentsRoom } from '@/features/comments/room';
import { SinglePost } from '@/features/walls/ui/SinglePost';

export const rooms = [commentsRoom];

export default function PostPage() {
  const { postId = '' } = useParams();
  return <SinglePost key={postId} id={postId} />;
}
