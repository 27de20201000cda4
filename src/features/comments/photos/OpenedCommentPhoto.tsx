import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Lightbox } from '@/features/media/ui/Lightbox';
import { useLightboxLabels } from '@/features/media/ui/useLightboxLabels';
import { selectMyId } from '@/features/session/selectors';
import { useReread } from '@/shared/store/useReread';
import { useLoad } from '@/shared/store/useLoad';
import { comments, type CommentsState } from '../entities';
import { rereadComment } from '../requests';
import { commentsRoom } from '../room';
import { useCommenter } from '../ui/useCommenter';

type State = Parameters<typeof selectMyId>[0];

export const rooms = [commentsRoom];

interface OpenedCommentPhotoProps {
  id: string;
  onClose: () => void;
  /** Called when the comment or its photo cannot be seen. */
  onMissing: () => void;
}

/** A comment's photo over the whole window (CMT-04), reloaded when its address has expired. */
export function OpenedCommentPhoto({ id, onClose, onMissing }: OpenedCommentPhotoProps) {
  const comment = useSelector((state: CommentsState) => comments.select(state, id));
  const name = useCommenter(comment);
  const isOwn = useSelector((state: State) => selectMyId(state) === comment?.authorId);
  const labels = useLightboxLabels(name);
  const dispatch = useDispatch();
  const load = useCallback(() => dispatch(rereadComment.request(id)), [dispatch, id]);
  const reread = useReread(rereadComment.request, id);
  if (!comment || comment.photos.length === 0) return <MissingPhoto id={id} onMissing={onMissing} />;
  return (
    <Lightbox
      photos={comment.photos}
      index={0}
      labels={labels}
      onDescribed={isOwn ? load : undefined}
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
