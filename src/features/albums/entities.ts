import { createEntityStore, type StateOf } from '@/shared/store/entities';
import type { Photo } from './types';

/** Pictures of all galleries, by key. */
export const photos = createEntityStore('photos', (photo: Photo) => photo);
export type PhotosState = StateOf<typeof photos>;
