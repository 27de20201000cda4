import { Globe, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useSpeaks } from '@/features/session/useSpeaks';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { formatNumber } from '@/shared/lib/numbers/formatNumber';
import { Tile } from '@/shared/ui/tile/Tile';
import { albums, type AlbumsState } from '../entities';
import { useWaitingChange } from '../grid/usePhotos';
import type { Album } from '../types';
import styles from './Albums.module.css';
import { useAlbumTexts } from './albumTexts';

interface AlbumCardProps {
  id: string;
  /** Path of an album's page. */
  toAlbum: (id: string) => string;
  /** Button of what its owner may do. */
  options?: (album: Album) => ReactNode;
}

/** An album by its cover, name, privacy and number of photos (ALB-01). */
export function AlbumCard({ id, toAlbum, options }: AlbumCardProps) {
  const album = useSelector((state: AlbumsState) => albums.select(state, id));
  if (!album) return null;
  const { title } = album;
  return (
    <div className={styles.card}>
      <Link to={toAlbum(id)} className={styles.cover} tabIndex={-1} aria-hidden="true">
        <Cover album={album} />
      </Link>
      <div className={styles.legend}>
        <h2>
          <Link to={toAlbum(id)}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <AlbumLine album={album} />
      </div>
      {options?.(album)}
    </div>
  );
}

/** The cover large, with up to two more photos beside it; a pattern for an empty album. */
function Cover({ album: { id, cover, besideCover } }: { album: Album }) {
  const hasSmall = useSpeaks('albums');
  if (!cover) return <Tile seed={id} columns={6} rows={4} density={0.8} />;
  const small = fileUrl(cover, 'small');
  const medium = fileUrl(cover, 'medium');
  return (
    <>
      <img
        src={medium}
        {...(hasSmall && small !== medium && { srcSet: `${small} 640w, ${medium} 1280w`, sizes: coverSizes })}
        alt=""
        loading="lazy"
        decoding="async"
      />
      {besideCover?.map((photo) => (
        <img key={photo.key} src={fileUrl(photo, 'thumb')} alt="" loading="lazy" decoding="async" />
      ))}
    </>
  );
}

/** Width of a cover: one column on a phone, else about 300 pixels. */
const coverSizes = '(width < 720px) 100vw, 320px';

/** "Public, 12 photos", with its sign. */
export function AlbumLine({ album: { id, privacy, photos } }: { album: Album }) {
  const t = useAlbumTexts();
  const count = Math.max(0, photos + useWaitingChange(id));
  const Icon = privacy === 'private' ? Lock : Globe;
  return (
    <p className={styles.line}>
      <Icon aria-hidden="true" />
      {t('album.line', {
        privacy: t(`album.${privacy}`),
        photos: t('album.photos', { count, figure: formatNumber(count) }),
      })}
    </p>
  );
}
