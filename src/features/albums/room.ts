import type { Room } from '@/shared/store/rooms';
import { photosOf } from './lists';

export const albumsRoom: Room = {
  name: 'albums',
  lists: [photosOf],
};
