import { useParams } from 'react-router-dom';
import { SinglePost } from '@/features/walls/ui/SinglePost';

export default function PostPage() {
  const { postId = '' } = useParams();
  return <SinglePost key={postId} id={postId} />;
}
