import { pageSizes } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import { createResource } from '@/shared/store/createResource';
import { albums, photos } from './entities';
import type { AlbumsQuery, PhotosQuery, PhotosSource } from './types';

const sourceKey = ({ kind, id, albumId, seenAs }: PhotosSource) =>
  [kind, id, albumId ?? '', ...(seenAs ? [seenAs] : [])].join(' ');

/** Photos of a member, of an album, or of a group or company (PROF-01, GRP-03, CMP-02, ALB-02). */
export const photosOf = createPagedList({
  name: 'albums/photosOf',
  kind: photos.kind,
  // Four pages of the wire.
  pageSize: pageSizes.photos * 4,
  key: (query: PhotosQuery) => `${sourceKey(query)} ${query.order} ${query.from ?? ''}`,
  fetch: lazyCall(async () => (await import('./api')).fetchPhotos),
});

/** Albums of a member (ALB-01). */
export const albumsOf = createPagedList({
  name: 'albums/albumsOf',
  kind: albums.kind,
  pageSize: pageSizes.albums,
  key: ({ userId, term }: AlbumsQuery) => `${userId} ${term}`,
  fetch: lazyCall(async () => (await import('./api')).fetchAlbums),
});

/** Loads an album for its own page. */
export const loadAlbum = createResource(
  'albums/load',
  lazyCall(async () => (await import('./api')).fetchAlbum),
  {
    key: ({ userId, albumId }: { userId: string; albumId: string }) => `${userId} ${albumId}`,
    concurrency: 'latest',
    keep: ({ id }) => id,
    isGone: ({ status }) => status === 404 || status === 403,
  },
);

/** Loads how many photos there are of each month. */
export const loadMonths = createResource(
  'albums/loadMonths',
  lazyCall(async () => (await import('./api')).fetchMonths),
  { key: sourceKey, concurrency: 'latest' },
);
