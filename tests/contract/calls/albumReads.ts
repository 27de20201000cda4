import * as albums from '@/features/albums/api';
import * as managing from '@/features/albums/managing/api';
import { bare, context, list, page } from './arguments';
import { all, idOf, pageOf, read, type Read } from './row';
import * as sample from './samples';

const source = { kind: 'user', id: '1', albumId: null } as const;

/** Reads of albums and photos. */
export const albumReads: Record<string, Read> = {
  photos: read({
    calls: [albums.fetchPhotos],
    make: () => albums.fetchPhotos({ ...source, order: 'newest', from: null }, page, context),
    full: list(sample.image),
    least: bare({ key: '71' }),
    told: pageOf,
  }),
  albums: read({
    calls: [albums.fetchAlbums],
    make: () => albums.fetchAlbums({ userId: '1', term: '' }, page, context),
    full: list(sample.album),
    least: bare({ id: '61' }),
    told: pageOf,
  }),
  'an album': read({
    calls: [albums.fetchAlbum],
    make: () => albums.fetchAlbum({ userId: '1', albumId: '61' }, context),
    full: list(sample.album),
    least: bare({ id: '61' }),
    told: idOf,
  }),
  'months of photos': read({
    calls: [albums.fetchMonths],
    make: () => albums.fetchMonths(source, context),
    full: list({ month: '2026-05', count: 3 }),
    least: bare({ month: '2026-05', count: 3 }),
    told: all,
  }),
  'the address of an archive': read({
    calls: [managing.askArchive],
    make: () => managing.askArchive({ albumId: '61' }, context),
    full: { address: '/api/gallery/archive/t', expires_at: '2026-05-01T00:00:00.000Z' },
    least: { address: '/api/gallery/archive/t' },
    told: all,
  }),
};
