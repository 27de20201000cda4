import { createEntityStore } from '@/shared/store/entities';
import type { Photo } from './types';

/** Pictures of all galleries, by key. */
export const photos = createEntityStore<'photos', Photo>('photos');

export interface PhotosState {
  photos: Record<string, Photo>;
}
