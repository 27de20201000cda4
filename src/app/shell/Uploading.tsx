import { useSelector } from 'react-redux';
import type { UploadQueueState } from '@/features/albums/uploadQueue';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';

const UploadPanel = lazyExtra(async () => (await import('@/features/albums/ui/UploadPanel')).UploadPanel);

/** The files on their way into albums, wherever the member goes meanwhile (ALB-02). */
export function Uploading() {
  const isEmpty = useSelector(
    ({ albumUploads: { files, leftOut } }: UploadQueueState) => files.length + leftOut.length === 0,
  );
  return isEmpty ? null : <UploadPanel />;
}
