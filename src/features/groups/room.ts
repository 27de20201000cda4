import type { Room } from '@/shared/store/rooms';
import { groupsOf } from './lists';

export const groupsRoom: Room = {
  name: 'groups',
  lists: [groupsOf],
};
