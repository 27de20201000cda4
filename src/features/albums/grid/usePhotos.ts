import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { usePagedList } from '@/shared/store/usePagedList';
import { photosOf } from '../lists';
import { photoDeletions, photoMoves } from '../managing/photoActs';
import type { PhotosQuery } from '../types';

/** Photos of a list without those that leave it by an act which waits (HOUR-04). */
export function usePhotos(query: PhotosQuery) {
  const list = usePagedList(photosOf, query);
  const deletions = useSelector(photoDeletions.selectItems);
  const moves = useSelector(photoMoves.selectItems);
  const { ids, count } = list;
  const { albumId } = query;
  const gone = useMemo(() => {
    const leaving = moves.filter((move) => albumId !== null && move.fromId === albumId);
    return new Set([...deletions.map(({ key }) => key), ...leaving.flatMap(({ keys }) => keys)]);
  }, [albumId, deletions, moves]);
  return useMemo(() => {
    const shown = gone.size === 0 ? ids : ids.filter((id) => !gone.has(id));
    return { ...list, ids: shown, count: count === null ? null : count - (ids.length - shown.length) };
  }, [count, gone, ids, list]);
}

export type ShownPhotos = ReturnType<typeof usePhotos>;

/** Number of photos by which an album will differ once what waits is done. */
export function useWaitingChange(albumId: string): number {
  const deletions = useSelector(photoDeletions.selectItems);
  const moves = useSelector(photoMoves.selectItems);
  return useMemo(() => {
    const deleted = deletions.filter((one) => one.albumId === albumId).length;
    const left = moves
      .filter(({ fromId }) => fromId === albumId)
      .reduce((sum, { keys }) => sum + keys.length, 0);
    const joined = moves
      .filter((move) => move.toName !== null && move.albumId === albumId)
      .reduce((sum, { keys }) => sum + keys.length, 0);
    return joined - left - deleted;
  }, [albumId, deletions, moves]);
}
