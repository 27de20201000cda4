import type { Room } from '@/shared/store/rooms';
import { albumsOf, loadAlbum, loadMonths, photosOf } from './lists';

/** Comes with the pages that show photos. */
export const albumsRoom: Room = {
  name: 'albums',
  requests: [loadAlbum, loadMonths],
  lists: [albumsOf, photosOf],
};
