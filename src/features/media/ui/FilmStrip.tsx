import { fileUrl } from '@/shared/lib/files/fileUrl';
import type { Image } from '../types';
import styles from './Lightbox.module.css';

interface FilmStripProps {
  photos: readonly Image[];
  index: number;
  total: number | undefined;
  labels: { label: string; counter: (position: number, total: number) => string };
  onGo: (index: number) => void;
}

/** Photos shown on each side of the open one. */
const reach = 5;

/** The neighbours of the open photo; a press goes there. Arrow keys go one by one, so that Tab need not pass them. */
export function FilmStrip({ photos, index, total = photos.length, labels, onGo }: FilmStripProps) {
  const start = Math.max(0, Math.min(index - reach, photos.length - 2 * reach - 1));
  return (
    <ol className={styles.strip} aria-label={labels.label}>
      {photos.slice(start, start + 2 * reach + 1).map((photo, offset) => {
        const at = start + offset;
        return (
          <li key={photo.key}>
            <button
              type="button"
              tabIndex={-1}
              aria-label={labels.counter(at + 1, total)}
              aria-current={at === index}
              onClick={() => onGo(at)}
            >
              <img src={fileUrl(photo, 'thumb')} alt="" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
