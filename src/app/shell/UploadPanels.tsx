import { useSelector } from 'react-redux';
import { UploadPanel } from '@/features/albums/ui/UploadPanel';
import type { ClipUploadsState } from '@/features/shortVideos/adding/clipUploads';
import { ClipUploads } from '@/features/shortVideos/adding/ClipUploads';
import styles from './UploadPanels.module.css';

/** The panels of what is on its way, one above the other. */
export function UploadPanels({ hasFiles }: { hasFiles: boolean }) {
  const hasClips = useSelector((state: ClipUploadsState) => state.clipUploads.length > 0);
  return (
    <div className={styles.place}>
      {hasClips && <ClipUploads />}
      {hasFiles && <UploadPanel />}
    </div>
  );
}
