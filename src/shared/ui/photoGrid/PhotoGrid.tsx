import { useTexts } from '@/shared/i18n/useTexts';
import { untilPainted } from '@/shared/lib/idle/untilIdle';
import { fileUrl, type FileRef } from '@/shared/lib/files/fileUrl';
import { lazyExtra } from '../lazyPart/lazyExtra';
import styles from './PhotoGrid.module.css';

export interface GridPhoto extends FileRef {
  /** Pixels. */
  width: number;
  height: number;
  /** Description for those who do not see it; '' without one. */
  alt: string;
}

interface PhotoGridProps {
  photos: readonly GridPhoto[];
  onOpen: (index: number) => void;
  /** Called when a photo with an expiring address fails to load; the owner reloads the photos. */
  onExpired?: () => void;
}

/** Loaded as soon as the photos are on screen. */
const AltMark = lazyExtra(async () => {
  await untilPainted();
  return (await import('./AltMark')).AltMark;
});

const maxShown = 5;

/**
 * Mosaic of a post's photos with reserved space. The fifth shows how many more there are. Each is a button, "Open
 * photo 2 of 12", with its description, which an "ALT" beside it shows.
 */
export function PhotoGrid({ photos, onOpen, onExpired }: PhotoGridProps) {
  const t = useTexts('common');
  const [first] = photos;
  if (!first) return null;
  const more = photos.length - maxShown;
  return (
    <div
      className={styles.grid}
      data-count={Math.min(photos.length, maxShown)}
      data-portrait={photos.length === 1 && first.height > first.width}
    >
      {photos.slice(0, maxShown).map(({ alt, ...photo }, index) => (
        <div key={photo.key} className={styles.cell}>
          <button
            type="button"
            className={styles.photo}
            data-shortcut="media"
            aria-label={`${t('photos.open', { position: index + 1, total: photos.length })}${alt && `: ${alt}`}`}
            onClick={() => onOpen(index)}
          >
            <img
              src={fileUrl(photo, 'medium')}
              alt={alt}
              loading="lazy"
              decoding="async"
              onError={() => {
                if (photo.access !== null) onExpired?.();
              }}
            />
            {more > 0 && index === maxShown - 1 && <span className={styles.more} data-more={`+${more}`} />}
          </button>
          {alt !== '' && <AltMark position={index + 1} text={alt} />}
        </div>
      ))}
    </div>
  );
}
