import { useSelector } from 'react-redux';
import { useTexts } from '@/shared/i18n/useTexts';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { photos, type PhotosState } from '../entities';
import styles from './PhotosOf.module.css';

interface PhotoButtonProps {
  id: string;
  /** Counted from 1. */
  position: number;
  total: number;
  onOpen: (id: string) => void;
  /** Called when the limited address has expired: the list needs a reload. */
  onExpired: () => void;
}

/** A picture in a grid; opens in full. */
export function PhotoButton({ id, position, total, onOpen, onExpired }: PhotoButtonProps) {
  const t = useTexts('common');
  const photo = useSelector((state: PhotosState) => photos.select(state, id));
  if (!photo) return null;
  return (
    <button
      type="button"
      className={styles.photo}
      aria-label={t('photos.open', { position, total })}
      onClick={() => onOpen(id)}
    >
      <img
        src={fileUrl(photo, 'thumb')}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => {
          if (photo.access !== null) onExpired();
        }}
      />
    </button>
  );
}
