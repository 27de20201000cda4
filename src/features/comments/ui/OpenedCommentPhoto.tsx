import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Lightbox } from '@/features/media/ui/Lightbox';
import { useLightboxLabels } from '@/features/media/ui/useLightboxLabels';
import { useReread } from '@/shared/store/useReread';
import { useLoad } from '@/shared/store/useLoad';
import { comments, type CommentsState } from '../entities';
import { rereadComment } from '../requests';

interface OpenedCommentPhotoProps {
  id: string;
  onClose: () => void;
  /** Called when the comment or its photo cannot be seen. */
  onMissing: () => void;
}

/** A comment's photo over the whole window (CMT-04), reloaded when its address has expired. */
export function OpenedCommentPhoto({ id, onClose, onMissing }: OpenedCommentPhotoProps) {
  const labels = useLightboxLabels();
  const photos = useSelector((state: CommentsState) => comments.select(state, id)?.photos);
  const reread = useReread(rereadComment.request, id);
  if (!photos || photos.length === 0) return <MissingPhoto id={id} onMissing={onMissing} />;
  return (
    <Lightbox
      photos={photos}
      index={0}
      labels={labels}
      onIndex={() => undefined}
      onClose={onClose}
      onExpired={reread}
    />
  );
}

/** Loads the comment of an address that no thread has brought yet. */
function MissingPhoto({ id, onMissing }: Pick<OpenedCommentPhotoProps, 'id' | 'onMissing'>) {
  const { status } = useLoad(rereadComment, id);
  useEffect(() => {
    if (status === 'failed' || status === 'succeeded') onMissing();
  });
  return null;
}
