import { i18n } from '@/shared/i18n/i18n';
import { createUndoable } from '@/shared/undo/createUndoable';
import { maxPhotosInChange } from '@/shared/config/limits';
import { arrangeAlbum, deletePhoto } from './requests';
import type { AlbumChange } from '../types';

/** A photo to delete, and the album in which the member saw it; null among all photos. */
export interface PhotoDeletion {
  key: string;
  albumId: string | null;
}

/** Deletes photos; can be taken back for six seconds (ALB-02, HOUR-04). */
export const photoDeletions = createUndoable<PhotoDeletion, undefined>(
  'albums/deletions',
  deletePhoto,
  (items) => i18n.t('albumPage:undo.delete', { count: items.length }),
);

/** Photos that leave an album, for another one or for all photos. */
export interface PhotoMove extends AlbumChange {
  /** Album that they leave; null where that is not known. */
  fromId: string | null;
  /** Name of the album that they join; null when they only leave. */
  toName: string | null;
  keys: readonly string[];
}

/** Moves photos between albums, or out of one; can be taken back for six seconds (ALB-02, HOUR-04). */
export const photoMoves = createUndoable('albums/moves', arrangeAlbum, (moves: readonly PhotoMove[]) => {
  const count = moves.reduce((sum, { keys }) => sum + keys.length, 0);
  const name = moves[0]?.toName;
  return typeof name === 'string'
    ? i18n.t('albumPage:undo.move', { count, name })
    : i18n.t('albumPage:undo.remove', { count });
});

/** Splits keys into moves that one call can take; with `to` they join it, else they leave `fromId`. */
export function movesOf(
  keys: readonly string[],
  fromId: string | null,
  to: { id: string; title: string } | null,
): PhotoMove[] {
  const albumId = to?.id ?? fromId;
  if (albumId === null) return [];
  const toName = to?.title ?? null;
  const parts: PhotoMove[] = [];
  for (let at = 0; at < keys.length; at += maxPhotosInChange) {
    const part = keys.slice(at, at + maxPhotosInChange);
    parts.push({ albumId, fromId, toName, keys: part, ...(to ? { add: part } : { remove: part }) });
  }
  return parts;
}
