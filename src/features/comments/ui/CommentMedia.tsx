import { GifImage } from '@/features/gifs/ui/GifImage';
import { PreviewCard } from '@/features/previews/ui/PreviewCard';
import { useReread } from '@/shared/store/useReread';
import { PhotoGrid } from '@/shared/ui/photoGrid/PhotoGrid';
import { rereadComment } from '../requests';
import type { Comment } from '../types';
import styles from './CommentMedia.module.css';
import { useOpenCommentPhoto } from '../photos/commentPhotoAddress';

/** The image, GIF and link preview of a comment (CMT-04). */
export function CommentMedia({ comment: { id, photos, gifLink, preview } }: { comment: Comment }) {
  const openPhoto = useOpenCommentPhoto();
  const reread = useReread(rereadComment.request, id);
  if (photos.length === 0 && gifLink === null && preview === null) return null;
  return (
    <div className={styles.media}>
      {photos.length > 0 && <PhotoGrid photos={photos} onOpen={() => openPhoto(id)} onExpired={reread} />}
      {gifLink !== null && <GifImage address={gifLink} />}
      {preview !== null && <PreviewCard preview={preview} />}
    </div>
  );
}
