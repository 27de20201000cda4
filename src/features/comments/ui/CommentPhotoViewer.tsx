import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLeavePhoto } from '@/features/media/ui/useLeavePhoto';
import { photoCommentOf, withoutCommentPhoto } from './commentPhotoAddress';

const OpenedCommentPhoto = lazy(async () => ({
  default: (await import('./OpenedCommentPhoto')).OpenedCommentPhoto,
}));

/** Shows the photo of the comment that the address names, if it names one. Every page that shows comments has one. */
export function CommentPhotoViewer() {
  const [query] = useSearchParams();
  const { close, leave } = useLeavePhoto(withoutCommentPhoto);
  const id = photoCommentOf(query);
  if (id === null) return null;
  return (
    <Suspense fallback={null}>
      <OpenedCommentPhoto key={id} id={id} onClose={close} onMissing={leave} />
    </Suspense>
  );
}
