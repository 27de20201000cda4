import { pageSizes } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import { clips } from './entities';

/** Short videos of everybody whom the member may watch, the newest first (CLIP-01). */
export const clipsFeed = createPagedList({
  name: 'shortVideos/feed',
  kind: clips.kind,
  pageSize: pageSizes.shortVideos,
  fetch: lazyCall(async () => (await import('./api')).fetchClips),
});

/** Loads one short video, for its own address. */
export const loadClip = createResource(
  'shortVideos/load',
  lazyCall(async () => (await import('./api')).fetchClip),
  {
    key: (id: string) => id,
    concurrency: 'latest',
    keep: ({ id }) => id,
    isGone: ({ status }) => status === 404 || status === 403,
  },
);

/** Deletes a short video of one's own, everywhere (CLIP-03). */
export const deleteClip = createRequest(
  'shortVideos/delete',
  lazyCall(async () => (await import('./api')).deleteClip),
  {
    key: ({ id }: { id: string }) => id,
    followUps: (_, { id }) => [clips.removed(id)],
    messages: { success: 'shortVideos:deleted', failure: 'shortVideos:deleteFailed' },
  },
);
