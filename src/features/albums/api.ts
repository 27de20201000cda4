import { fetchPage } from '@/shared/api/fetchPage';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import type { Entities } from '@/shared/store/entities';
import { photos } from './entities';
import { photoSchema, type Photo } from './types';

function toEntities(list: readonly Photo[]): Entities {
  return { [photos.kind]: Object.fromEntries(list.map((photo) => [photo.id, photo])) };
}

/** Fetches a member's pictures that the caller may see, newest first. */
export function fetchPhotosOf(userId: string, page: PageRequest, context: CallContext): Promise<Page> {
  const query = { user_id: userId };
  return fetchPage({ path: '/api/gallery/photos', query, item: photoSchema, toEntities }, page, context);
}
