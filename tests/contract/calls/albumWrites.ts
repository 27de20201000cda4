import * as managing from '@/features/albums/managing/api';
import { describePhoto, describePhotos } from '@/features/media/describing/api';
import { context } from './arguments';
import * as sample from './samples';
import type { Write } from './writes';

const ofMember = { '/api/gallery/albums/1': { list: [sample.album], count: 1 } };

/** Writes of albums and their photos. */
export const albumWrites: Record<string, Write> = {
  'edit an album': {
    calls: [managing.editAlbum],
    make: async () =>
      (await managing.editAlbum({ userId: '1', albumId: '61', changes: { name: 'Boats' } }, context)).id,
    full: sample.album,
    comesTo: '61',
    reads: ofMember,
  },
  'delete an album': {
    calls: [managing.deleteAlbum],
    make: () => managing.deleteAlbum({ albumId: '61', photos: 'keep' }, context),
  },
  'arrange an album': {
    calls: [managing.arrangeAlbum],
    make: async () => {
      await managing.arrangeAlbum({ albumId: '61', order: ['71'] }, context);
    },
    full: sample.album,
  },
  'describe a photo': {
    calls: [describePhoto, describePhotos],
    make: () => describePhoto({ key: '71', alt: 'A boat' }, context),
  },
};
