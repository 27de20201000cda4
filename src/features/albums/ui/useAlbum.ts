import { useSelector } from 'react-redux';
import { useLoad } from '@/shared/store/useLoad';
import { albums, type AlbumsState } from '../entities';
import { loadAlbum } from '../lists';

/** An album for its page: shown at once where a list has brought it, and read anew. */
export function useAlbum(userId: string, albumId: string) {
  const { data: id, ...load } = useLoad(loadAlbum, { userId, albumId });
  const isGone = load.error?.status === 404 || load.error?.status === 403;
  const album = useSelector((state: AlbumsState) => albums.select(state, id ?? albumId));
  return { ...load, album: isGone ? undefined : album, isGone };
}
