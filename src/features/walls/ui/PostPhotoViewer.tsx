import { useLocation, useSearchParams } from 'react-router-dom';
import { photoAt, withoutPhoto, withPhoto } from '@/features/media/ui/photoAddress';
import { useLeavePhoto } from '@/features/media/ui/useLeavePhoto';
import { lazyRoomOverlay } from '@/shared/ui/lazyPart/lazyRoomOverlay';

const OpenedPostPhoto = lazyRoomOverlay(async () => {
  const { OpenedPostPhoto, rooms } = await import('./OpenedPostPhoto');
  return { default: OpenedPostPhoto, rooms };
});

/** Shows the post photo that the address names, if any. Every page with posts renders one. */
export function PostPhotoViewer({ ownPostId }: { ownPostId?: string }) {
  const [query, setQuery] = useSearchParams();
  const state: unknown = useLocation().state;
  const { close, leave } = useLeavePhoto(withoutPhoto);
  const photo = photoAt(query, ownPostId);
  if (!photo) return null;
  return (
    <OpenedPostPhoto
      postId={photo.postId}
      index={photo.index}
      onIndex={(index) => setQuery(withPhoto(query, index), { replace: true, state })}
      onClose={close}
      onMissing={leave}
    />
  );
}
