import type { Room } from '@/shared/store/rooms';
import { loadCoins } from './requests';

export const coinsRoom: Room = {
  name: 'coins',
  requests: [loadCoins],
};
