import { z } from 'zod';
import { maxNameLength, maxPhotosInArchive, maxPhotosInChange } from '@/shared/config/limits';
import { albumPrivacies } from '@/shared/wire/album';
import { idParam } from '../../http/validation';
import { nameOf } from '../people/fields';

const key = z.string().regex(/^[0-9a-f]{32}$/);
const keysUpTo = (max: number) =>
  z
    .array(key)
    .max(max)
    .refine((keys) => new Set(keys).size === keys.length);
const changedKeys = keysUpTo(maxPhotosInChange).default([]);

const fields = { name: nameOf(maxNameLength), privacy: z.enum(albumPrivacies) };

/** Body of `POST /api/gallery/albums` (ALB-01). */
export const newAlbumSchema = z.object(fields);
export type NewAlbum = z.output<typeof newAlbumSchema>;

/** Body of `POST /api/gallery/albums/{id}`: any of the fields; `cover` is one of the album's photos (ALB-01). */
export const albumEditSchema = z.object({ ...fields, cover: key }).partial();
export type AlbumEdit = z.output<typeof albumEditSchema>;

/** Body of `PATCH /api/gallery/albums/{id}/photos`. */
export const albumChangeSchema = z.object({ add: changedKeys, remove: changedKeys, order: changedKeys });
export type AlbumChange = z.output<typeof albumChangeSchema>;

/** Photos for a download: those of an album, or single ones. */
export interface ArchiveContent {
  albumId: number | null;
  keys: string[];
}

/** Body of `POST /api/gallery/archive`: `album_id`, or `keys`. */
export const archiveSchema = z.union([
  z
    .object({ album_id: idParam })
    .transform(({ album_id }): ArchiveContent => ({ albumId: album_id, keys: [] })),
  z
    .object({ keys: keysUpTo(maxPhotosInArchive).refine((keys) => keys.length > 0) })
    .transform(({ keys }): ArchiveContent => ({ albumId: null, keys })),
]);
