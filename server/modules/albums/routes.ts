import { z } from 'zod';
import { maxSearchTermLength, pageSizes } from '@/shared/config/limits';
import { photoOrders } from '@/shared/wire/album';
import type { WireImage } from '@/shared/wire/common';
import { guestRoute, memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { requireSettings } from '../../permissions/person';
import { idempotencyKeyOf } from '../../writing/idempotency';
import { presentImage } from '../files/presenter';
import { offerArchive, sendArchive } from './archive';
import { arrangeAlbum } from './arranging';
import { listAlbums } from './listing';
import { listMonths, listPhotos } from './queries';
import { albumChangeSchema, albumEditSchema, archiveSchema, newAlbumSchema } from './schemas';
import { createAlbum, deleteAlbum, editAlbum } from './service';
import { namesSource, requireSource, sourceQuery } from './source';

const ofAlbum = z.object({ albumId: idParam });
const requireSourceName = { message: 'validationError', path: ['user_id'] };

const photoQuery = z
  .object({
    ...pageQuery(pageSizes.photos),
    ...sourceQuery,
    order: z.enum(photoOrders).default('newest'),
    from: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .optional(),
  })
  .refine(namesSource, requireSourceName)
  // Only an album has an order by hand, and that order no months.
  .refine(({ order, album_id }) => order !== 'hand' || album_id !== undefined, { path: ['order'] })
  .refine(({ order, from }) => order !== 'hand' || from === undefined, { path: ['from'] });

/** Lists of photos, their months, and downloads of several (ALB-02). */
const photoRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/gallery/photos',
    permission: 'album.read',
    query: photoQuery,
    async handle({ query, actor, deps: { db, files } }) {
      const source = await requireSource(db, actor.id, query);
      const { photos, count } = await listPhotos(db, actor.id, source, { ...query, ...offsetOf(query) });
      const list = photos.map(({ file, at }): WireImage => presentImage(files, { ...file, createdAt: at }));
      return { list, count };
    },
  }),
  memberRoute({
    method: 'get',
    path: '/api/gallery/months',
    permission: 'album.read',
    query: z.object(sourceQuery).refine(namesSource, requireSourceName),
    async handle({ query, actor, deps: { db } }) {
      const list = await listMonths(db, actor.id, await requireSource(db, actor.id, query));
      return { list, count: list.length };
    },
  }),
  memberRoute({
    method: 'post',
    path: '/api/gallery/archive',
    permission: 'archive.create',
    status: 201,
    body: archiveSchema,
    handle: ({ body, actor, deps }) => offerArchive(deps, actor.id, body),
  }),
  guestRoute({
    method: 'get',
    path: '/api/gallery/archive/:token',
    permission: 'archive.read',
    params: z.object({ token: z.string().max(100) }),
    handle: ({ params, deps }) => sendArchive(deps, params.token),
  }),
];

/** Albums of members (ALB-01), and lists of photos (ALB-02). */
export const albumRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/gallery/albums/:userId',
    permission: 'album.read',
    params: z.object({ userId: idParam }),
    query: z.object({
      ...pageQuery(pageSizes.albums),
      term: z.string().max(maxSearchTermLength).default(''),
      album_id: idParam.optional(),
    }),
    async handle({ params: { userId }, query, actor, deps }) {
      await requireSettings(deps.db, actor.id, userId, ['media']);
      const page = { ...offsetOf(query), term: query.term, albumId: query.album_id };
      return listAlbums(deps, actor.id, userId, page);
    },
  }),
  memberRoute({
    method: 'post',
    path: '/api/gallery/albums',
    permission: 'album.create',
    status: 201,
    body: newAlbumSchema,
    handle: ({ body, actor, deps, request }) => createAlbum(deps, actor.id, body, idempotencyKeyOf(request)),
  }),
  memberRoute({
    method: 'post',
    path: '/api/gallery/albums/:albumId',
    permission: 'album.edit',
    params: ofAlbum,
    body: albumEditSchema,
    handle: ({ params, body, actor, deps }) => editAlbum(deps, actor.id, params.albumId, body),
  }),
  memberRoute({
    method: 'delete',
    path: '/api/gallery/albums/:albumId',
    permission: 'album.delete',
    params: ofAlbum,
    query: z.object({ photos: z.enum(['keep', 'delete']).default('keep') }),
    handle: ({ params, query, actor, deps }) => deleteAlbum(deps, actor.id, params.albumId, query.photos),
  }),
  memberRoute({
    method: 'patch',
    path: '/api/gallery/albums/:albumId/photos',
    permission: 'album.edit',
    params: ofAlbum,
    body: albumChangeSchema,
    handle: ({ params, body, actor, deps }) => arrangeAlbum(deps, actor.id, params.albumId, body),
  }),
  ...photoRoutes,
];
