import { pageSizes } from '@/shared/config/limits';
import { createPagedList } from '@/shared/store/createPagedList';
import { fetchPhotosOf } from './api';
import { photos } from './entities';

/** The pictures of a member, for their profile (PROF-01). */
export const photosOf = createPagedList({
  name: 'albums/photosOf',
  kind: photos.kind,
  pageSize: pageSizes.photos,
  key: (userId) => userId,
  fetch: fetchPhotosOf,
});
