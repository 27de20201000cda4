import { pageSizes } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import type { PhotoOwner } from './api';
import { photos } from './entities';

/** The pictures of a member for their profile, or of a group or company (PROF-01, GRP-03, CMP-02). */
export const photosOf = createPagedList({
  name: 'albums/photosOf',
  kind: photos.kind,
  pageSize: pageSizes.photos,
  key: ({ kind, id }: PhotoOwner) => `${kind} ${id}`,
  fetch: lazyCall(async () => (await import('./api')).fetchPhotosOf),
});
