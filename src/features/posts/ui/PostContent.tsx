import { GifImage } from '@/features/gifs/ui/GifImage';
import { PreviewCard } from '@/features/previews/ui/PreviewCard';
import { useReread } from '@/shared/store/useReread';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import { PhotoGrid } from '@/shared/ui/photoGrid/PhotoGrid';
import { loadPost } from '../requests';
import type { Post } from '../types';
import styles from './PostCard.module.css';
import { PostText } from './PostText';

const PostVideo = lazyExtra(async () => (await import('./video/PostVideo')).PostVideo);

interface PostContentProps {
  post: Post;
  /** Id of the text's element. */
  textId: string;
  onPhoto: (index: number) => void;
}

/** Content of a post: text, photos, video, GIF and link (POST-08). */
export function PostContent({ post, textId, onPhoto }: PostContentProps) {
  const reread = useReread(loadPost.request, post.id);
  const isAlone =
    post.photos.length === 0 && post.preview === null && post.gifLink === null && post.video === null;
  return (
    <>
      <PostText id={textId} text={post.post} isAlone={isAlone} />
      {post.photos.length > 0 && (
        <div className={styles.photos}>
          <PhotoGrid photos={post.photos} onOpen={onPhoto} onExpired={reread} />
        </div>
      )}
      {(post.video || post.videoGone) && (
        <div className={post.video ? styles.video : ''}>
          <PostVideo video={post.video} onExpired={reread} />
        </div>
      )}
      {post.gifLink !== null && <GifImage address={post.gifLink} />}
      {post.preview !== null && <PreviewCard preview={post.preview} />}
    </>
  );
}
