import type { Room } from '@/shared/store/rooms';
import { callRoll, loadUnknown } from './flows';
import { reactions } from './reactions';
import { chooseStatus, loadStatuses, rollCall } from './requests';

export const presenceRoom: Room = {
  name: 'presence',
  requests: [chooseStatus, loadStatuses, rollCall],
  reactions: reactions,
  flows: [loadUnknown, callRoll],
};
