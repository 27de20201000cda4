import { useSearchParams } from 'react-router-dom';
import { useLeavePhoto } from '@/features/media/ui/useLeavePhoto';
import { lazyRoomOverlay } from '@/shared/ui/lazyPart/lazyRoomOverlay';
import { photoCommentOf, withoutCommentPhoto } from './commentPhotoAddress';

const OpenedCommentPhoto = lazyRoomOverlay(async () => {
  const { OpenedCommentPhoto, rooms } = await import('./OpenedCommentPhoto');
  return { default: OpenedCommentPhoto, rooms };
});

/** Shows the comment photo that the address names, if any. Every page with comments renders one. */
export function CommentPhotoViewer() {
  const [query] = useSearchParams();
  const { close, leave } = useLeavePhoto(withoutCommentPhoto);
  const id = photoCommentOf(query);
  if (id === null) return null;
  return <OpenedCommentPhoto key={id} id={id} onClose={close} onMissing={leave} />;
}
