import type { Room } from '@/shared/store/rooms';
import { checkNews, insert, loadNewer, offer, pollWhileShown } from './flows';
import { bookmarksList, newsList, wallList } from './lists';
import { reactions } from './reactions';

export const wallsRoom: Room = {
  name: 'walls',
  requests: [checkNews, loadNewer],
  lists: [newsList, wallList, bookmarksList],
  reactions: reactions,
  flows: [offer, insert, pollWhileShown],
};
