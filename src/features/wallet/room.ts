import type { Room } from '@/shared/store/rooms';
import { reactions } from './reactions';
import { loadWeeks } from './requests';

export const walletRoom: Room = {
  name: 'wallet',
  requests: [loadWeeks],
  reactions,
};
