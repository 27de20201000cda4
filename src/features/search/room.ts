import type { Room } from '@/shared/store/rooms';
import { searchKinds, searchLists } from './lists';
import { reactions } from './reactions';

/** Comes with the search page. */
export const searchRoom: Room = {
  name: 'search',
  lists: searchKinds.map((kind) => searchLists[kind]),
  reactions: reactions,
};
