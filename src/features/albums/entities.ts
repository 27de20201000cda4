import { createEntityStore } from '@/shared/store/entities';
import type { Photo } from './types';

/** Every picture of a gallery the app has seen, by its key. */
export const photos = createEntityStore<'photos', Photo>('photos');

/** The slice that `photos` reads. */
export interface PhotosState {
  photos: Record<string, Photo>;
}
