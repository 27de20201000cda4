import type { Room } from '@/shared/store/rooms';
import { foundGifs } from './lists';

export const gifsRoom: Room = {
  name: 'gifs',
  lists: [foundGifs],
};
