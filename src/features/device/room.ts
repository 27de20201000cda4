import type { Room } from '@/shared/store/rooms';
import { recordDoNotSell } from './requests';

export const deviceRoom: Room = {
  name: 'device',
  requests: [recordDoNotSell],
};
