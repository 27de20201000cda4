import { Globe, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { fileUrl } from '@/shared/lib/files/fileUrl';
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
  const { cover, title } = album;
  return (
    <div className={styles.card}>
      <Link to={toAlbum(id)} className={styles.cover} tabIndex={-1} aria-hidden="true">
        {cover ? (
          <img src={fileUrl(cover, 'medium')} alt="" loading="lazy" decoding="async" />
        ) : (
          <Tile seed={id} columns={6} rows={4} density={0.8} />
        )}
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

/** "Public, 12 photos", with its sign. */
export function AlbumLine({ album: { id, privacy, photos } }: { album: Album }) {
  const t = useAlbumTexts();
  const count = Math.max(0, photos + useWaitingChange(id));
  const Icon = privacy === 'private' ? Lock : Globe;
  return (
    <p className={styles.line}>
      <Icon aria-hidden="true" />
      {t('album.line', { privacy: t(`album.${privacy}`), photos: t('album.photos', { count }) })}
    </p>
  );
}
