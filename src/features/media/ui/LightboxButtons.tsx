import { Captions, Download } from 'lucide-react';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import type { Image } from '../types';
import styles from './Lightbox.module.css';

/** Saves the original of the photo that shows. */
export function DownloadLink({ photo, label }: { photo: Image; label: string }) {
  return (
    <a className={styles.download} href={fileUrl(photo)} download aria-label={label} title={label}>
      <Download aria-hidden="true" />
    </a>
  );
}

/** Shows or hides the description of the photo. */
export function TextButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <Captions aria-hidden="true" />
    </button>
  );
}
