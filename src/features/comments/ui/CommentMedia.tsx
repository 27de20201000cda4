import { useState } from 'react';
import { LazyLightbox } from '@/features/media/ui/LazyLightbox';
import { GifImage } from '@/features/posts/ui/GifImage';
import { PreviewCard } from '@/features/posts/ui/PreviewCard';
import { useLightboxLabels } from '@/features/posts/ui/useLightboxLabels';
import { PhotoGrid } from '@/shared/ui/photoGrid/PhotoGrid';
import type { Comment } from '../types';
import styles from './CommentMedia.module.css';

/** The image, GIF and link preview of a comment (CMT-04). */
export function CommentMedia({ comment: { photos, gifLink, preview } }: { comment: Comment }) {
  const labels = useLightboxLabels();
  const [opened, setOpened] = useState<number | null>(null);
  if (photos.length === 0 && gifLink === null && preview === null) return null;
  return (
    <div className={styles.media}>
      {photos.length > 0 && <PhotoGrid photos={photos} onOpen={setOpened} />}
      {opened !== null && (
        <LazyLightbox
          photos={photos}
          index={opened}
          labels={labels}
          onIndex={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
      {gifLink !== null && <GifImage address={gifLink} />}
      {preview !== null && <PreviewCard preview={preview} />}
    </div>
  );
}
