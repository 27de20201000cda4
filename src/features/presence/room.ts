import type { Room } from '@/shared/store/rooms';
import { callRoll, loadArrivals } from './flows';
import { reactions } from './reactions';
import { chooseStatus, loadStatuses, rollCall } from './requests';

export const presenceRoom: Room = {
  name: 'presence',
  requests: [chooseStatus, loadStatuses, rollCall],
  reactions: reactions,
  flows: [loadArrivals, callRoll],
};
