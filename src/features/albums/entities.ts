import { createEntityStore, type StateOf } from '@/shared/store/entities';
import type { Photo } from './types';

/** Every picture of a gallery the app has seen, by its key. */
export const photos = createEntityStore('photos', (photo: Photo) => photo);
export type PhotosState = StateOf<typeof photos>;
