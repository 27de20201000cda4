import { useSelector } from 'react-redux';
import type { UploadQueueState } from '@/features/albums/uploadQueue';
import type { ClipUploadsState } from '@/features/shortVideos/adding/clipUploads';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';

const UploadPanels = lazyExtra(async () => (await import('./UploadPanels')).UploadPanels);

/** The photos and short videos on their way, wherever the member goes meanwhile (ALB-02, CLIP-02). */
export function Uploading() {
  const hasFiles = useSelector(
    ({ albumUploads: { files, leftOut } }: UploadQueueState) => files.length + leftOut.length > 0,
  );
  const hasClips = useSelector(({ clipUploads }: ClipUploadsState) => clipUploads.length > 0);
  return hasFiles || hasClips ? <UploadPanels hasFiles={hasFiles} /> : null;
}
