import type { Room } from '@/shared/store/rooms';
import { startNewPosts } from './flows';
import { bookmarksList, newsList, wallList } from './lists';
import { reactions } from './reactions';
import { checkNews, loadNewer } from './requests';

export const wallsRoom: Room = {
  name: 'walls',
  requests: [checkNews, loadNewer],
  lists: [newsList, wallList, bookmarksList],
  reactions: reactions,
  flows: [startNewPosts],
};
