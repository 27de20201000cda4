import { fetchPage } from '@/shared/api/fetchPage';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import { photos } from './entities';
import { photoSchema } from './types';

/** Owner of pictures: a member, or a group or company with those on its wall. */
export interface PhotoOwner {
  kind: 'user' | 'group' | 'company';
  id: string;
}

/** Fetches pictures that the caller may see, newest first. */
export function fetchPhotosOf(
  { kind, id }: PhotoOwner,
  page: PageRequest,
  context: CallContext,
): Promise<Page> {
  const query = { [`${kind}_id`]: id };
  return fetchPage({ path: '/api/gallery/photos', query, item: photoSchema, store: photos }, page, context);
}
