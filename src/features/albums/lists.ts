import { pageSizes } from '@/shared/config/limits';
import { createPagedList } from '@/shared/store/createPagedList';
import { fetchPhotosOf } from './api';
import { photos } from './entities';

/** The pictures of a member for their profile, or of a group (PROF-01, GRP-03). */
export const photosOf = createPagedList({
  name: 'albums/photosOf',
  kind: photos.kind,
  pageSize: pageSizes.photos,
  key: ({ kind, id }) => `${kind} ${id}`,
  fetch: fetchPhotosOf,
});
