import type { Room } from '@/shared/store/rooms';
import { startBell } from './flows';
import { notificationsList } from './lists';
import { reactions } from './reactions';
import { markRead } from './requests';

export const notificationsRoom: Room = {
  name: 'notifications',
  requests: [markRead],
  lists: [notificationsList],
  reactions,
  flows: [startBell],
};
