import { fetchPage } from '@/shared/api/fetchPage';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import { photos } from './entities';
import { photoSchema } from './types';

/** Fetches a member's pictures that the caller may see, newest first. */
export function fetchPhotosOf(userId: string, page: PageRequest, context: CallContext): Promise<Page> {
  const query = { user_id: userId };
  return fetchPage({ path: '/api/gallery/photos', query, item: photoSchema, store: photos }, page, context);
}
