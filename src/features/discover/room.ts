import type { Room } from '@/shared/store/rooms';
import { groupsOfWeek, peopleOfWeek, postsOfWeek } from './lists';
import { reactions } from './reactions';
import { loadTagsOfWeek } from './requests';

/** Comes with Discover and with the front page of an empty feed. */
export const discoverRoom: Room = {
  name: 'discover',
  requests: [loadTagsOfWeek],
  lists: [postsOfWeek, peopleOfWeek, groupsOfWeek],
  reactions,
};
