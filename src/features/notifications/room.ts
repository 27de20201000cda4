import type { Room } from '@/shared/store/rooms';
import { startBell } from './flows';
import { notificationsList } from './lists';

export const notificationsRoom: Room = {
  name: 'notifications',
  lists: [notificationsList],
  flows: [startBell],
};
