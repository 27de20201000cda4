import type { Room } from '@/shared/store/rooms';
import { addNewcomers } from './flows';
import { followList } from './lists';
import { reactions } from './reactions';
import { removingFollowers } from './removing';
import { changeRelation, removeFollower } from './requests';

/** Comes with the pages that list people, the profile, and the bell. */
export const networkRoom: Room = {
  name: 'network',
  requests: [removeFollower, changeRelation],
  lists: [followList],
  reactions: reactions,
  flows: [addNewcomers, removingFollowers.saga],
};
