import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LazyLightbox } from '@/features/media/ui/LazyLightbox';
import { useLoad } from '@/shared/store/useLoad';
import { posts, type PostsState } from '../entities';
import { loadPost } from '../requests';
import { photoAt, withoutPhoto, withPhoto } from '@/features/media/ui/photoAddress';
import { useLightboxLabels } from '@/features/media/ui/useLightboxLabels';
import { useLeavePhoto } from '@/features/media/ui/useLeavePhoto';
import { useReread } from '@/shared/store/useReread';

/** Shows the post photo that the address names, if any. Every page with posts renders one. */
export function PostPhotoViewer({ ownPostId }: { ownPostId?: string }) {
  const [query, setQuery] = useSearchParams();
  const state: unknown = useLocation().state;
  const { close, leave } = useLeavePhoto(withoutPhoto);
  const photo = photoAt(query, ownPostId);
  if (!photo) return null;
  return (
    <OpenedPhoto
      postId={photo.postId}
      index={photo.index}
      onIndex={(index) => setQuery(withPhoto(query, index), { replace: true, state })}
      onClose={close}
      onMissing={leave}
    />
  );
}

interface OpenedPhotoProps {
  postId: string;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
  /** Called when the post cannot be seen. */
  onMissing: () => void;
}

function OpenedPhoto({ postId, index, onIndex, onClose, onMissing }: OpenedPhotoProps) {
  const labels = useLightboxLabels();
  const post = useSelector((state: PostsState) => posts.select(state, postId));
  const reread = useReread(loadPost.request, postId);
  if (!post) return <MissingPost postId={postId} onMissing={onMissing} />;
  const shown = Math.min(index, post.photos.length - 1);
  if (shown < 0) return null;
  return (
    <LazyLightbox
      photos={post.photos}
      index={shown}
      labels={labels}
      onIndex={(next) => {
        if (next !== shown) onIndex(next);
      }}
      onClose={onClose}
      onExpired={reread}
    />
  );
}

/** Loads the post of an address that no list has brought yet. */
function MissingPost({ postId, onMissing }: { postId: string; onMissing: () => void }) {
  const { status } = useLoad(loadPost, postId);
  useEffect(() => {
    if (status === 'failed') onMissing();
  });
  return null;
}
