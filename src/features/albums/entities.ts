import { createEntityStore, type StateOf } from '@/shared/store/entities';
import type { Album, Photo } from './types';

/** Pictures of all galleries, by key. */
export const photos = createEntityStore('photos', (photo: Photo) => photo);
export type PhotosState = StateOf<typeof photos>;

/** Albums of all members, by id. */
export const albums = createEntityStore('albums', (album: Album) => album);
export type AlbumsState = StateOf<typeof albums>;
