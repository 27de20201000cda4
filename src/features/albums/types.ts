import * as v from 'valibot';
import { id, text, textOrNull, total } from '@/shared/api/decode';
import { imageSchema } from '@/features/media/types';
import { refSchema } from '@/features/people/types';
import { albumPrivacies, type PhotoOrder } from '@/shared/wire/album';

export const photoSchema = v.pipe(
  imageSchema,
  v.transform((image) => ({ ...image, id: image.key })),
);
export type Photo = v.InferOutput<typeof photoSchema>;

export const albumSchema = v.pipe(
  v.object({
    id,
    title: textOrNull,
    /** The name of a title on some backends, as in the calls that set it. */
    name: textOrNull,
    // One whose privacy is not told is shown as the stricter.
    privacy: v.fallback(v.picklist(albumPrivacies), 'private'),
    photos: total,
    cover: v.fallback(refSchema, null),
    /** Null on backends that do not tell it. */
    besideCover: v.fallback(v.nullable(v.array(refSchema)), null),
    createdAt: text,
  }),
  v.transform(({ title, name, besideCover, ...album }) => ({
    ...album,
    title: title ?? name ?? '',
    besideCover: besideCover?.filter((photo) => photo !== null) ?? null,
  })),
);
export type Album = v.InferOutput<typeof albumSchema>;
type AlbumPrivacy = Album['privacy'];

/** The fields of the form of an album. */
export interface AlbumFields {
  name: string;
  privacy: AlbumPrivacy;
}

/** A member's albums, those with all words of `term`; '' names all. */
export interface AlbumsQuery {
  userId: string;
  term: string;
}

/** Owner of pictures: a member, or a group or company with those on its wall. */
export interface PhotoOwner {
  kind: 'user' | 'group' | 'company';
  id: string;
  /** Set to see those of a group or company as somebody outside does (GRP-03, CMP-02). */
  seenAs?: 'visitor' | undefined;
}

/** All photos of an owner, or those of one album of a member. */
export interface PhotosSource extends PhotoOwner {
  albumId: string | null;
}

/** A list of photos. */
export interface PhotosQuery extends PhotosSource {
  order: PhotoOrder;
  /** First month to show, as `YYYY-MM`, for a list that starts in its middle; null for its start. */
  from: string | null;
}

/** Photos of a month of UTC, as `YYYY-MM`. */
export interface Month {
  month: string;
  count: number;
}

/** Changes which photos are in an album: at most 500 keys in each list. */
export interface AlbumChange {
  albumId: string;
  add?: readonly string[];
  remove?: readonly string[];
  order?: readonly string[];
}

/** Photos for one download: an album, or single ones. */
export type ArchiveContent = { albumId: string } | { keys: readonly string[] };
