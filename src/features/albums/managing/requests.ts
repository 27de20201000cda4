import { paths } from '@/shared/config/paths';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';
import { navigated } from '@/shared/store/navigation';
import type { AlbumFields } from '../types';
import type { AlbumEdit } from './api';

interface NewAlbum extends AlbumFields {
  userId: string;
  /** Names the form, of which one may open while a former one is answered. */
  form: string;
}

/** Creates an album (ALB-01); a failure shows in its form, and an answer for a closed one in no other. */
export const createAlbum = createRequest(
  'albums/create',
  lazyCall(async () => {
    const { createAlbum: send } = await import('./api');
    return (album: NewAlbum, context: CallContext) => send(album, context);
  }),
  { key: ({ form }: Pick<NewAlbum, 'form'>) => form },
);

/** Changes name and privacy of an album (ALB-01); an answer for a closed form shows in no other. */
export const editAlbum = createRequest(
  'albums/edit',
  lazyCall(async () => {
    const { editAlbum: send } = await import('./api');
    return (edit: AlbumEdit & { form: string }, context: CallContext) => send(edit, context);
  }),
  {
    key: ({ form }: { form: string }) => form,
    messages: { failure: 'albumPage:failedTo.edit' },
  },
);

/** Chooses the cover of an album; the choice made last counts (ALB-01). */
export const chooseCover = createRequest(
  'albums/chooseCover',
  lazyCall(async () => (await import('./api')).editAlbum),
  {
    key: ({ albumId }: { albumId: string }) => albumId,
    concurrency: 'latest',
    messages: { failure: 'albumPage:failedTo.edit' },
  },
);

/** Deletes an album (ALB-01). */
export const deleteAlbum = createRequest(
  'albums/delete',
  lazyCall(async () => (await import('./api')).deleteAlbum),
  {
    key: ({ albumId }: { albumId: string }) => albumId,
    followUps: (_, { albumId }) =>
      location.pathname.endsWith(`/${encodeURIComponent(albumId)}`)
        ? [navigated({ to: paths.photos, replace: true })]
        : [],
    messages: { success: 'albumPage:deleted', failure: 'albumPage:failedTo.delete' },
  },
);

interface NewOrder {
  albumId: string;
  order: readonly string[];
  /** Order that was stored last, which shows again when the new one is refused. */
  former: readonly string[];
}

/** Orders the photos of an album by hand; the order made last counts (ALB-02). */
export const orderAlbum = createRequest(
  'albums/order',
  lazyCall(async () => {
    const { arrangeAlbum: send } = await import('./api');
    return ({ albumId, order }: NewOrder, context: CallContext) => send({ albumId, order }, context);
  }),
  {
    key: ({ albumId }: { albumId: string }) => albumId,
    concurrency: 'latest',
    messages: { failure: 'albumPage:failedTo.arrange' },
  },
);

/** Puts photos into an album, takes them out or orders them (ALB-02). */
export const arrangeAlbum = createRequest(
  'albums/arrange',
  lazyCall(async () => (await import('./api')).arrangeAlbum),
  {
    // Changes follow each other, also of one album.
    key: (change) => JSON.stringify(change),
    messages: { failure: 'albumPage:failedTo.arrange' },
  },
);

/** Deletes a photo everywhere (ALB-02). */
export const deletePhoto = createRequest(
  'albums/deletePhoto',
  lazyCall(async () => {
    const { deleteFile } = await import('@/features/media/api');
    return ({ key }: { key: string; albumId: string | null }, context: Parameters<typeof deleteFile>[1]) =>
      deleteFile(key, context);
  }),
  {
    key: ({ key }: { key: string }) => key,
    messages: { failure: 'errors:failedTo.deleteImage' },
  },
);

/** Asks for a ZIP file of photos, whose download then starts. */
export const askArchive = createRequest(
  'albums/archive',
  lazyCall(async () => (await import('./api')).askArchive),
  {
    key: (content) => ('albumId' in content ? content.albumId : content.keys.join()),
    messages: { failure: 'albumPage:failedTo.download' },
  },
);
