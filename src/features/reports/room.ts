import type { Room } from '@/shared/store/rooms';
import { loadReasons, sendReport } from './requests';

export const reportsRoom: Room = {
  name: 'reports',
  requests: [loadReasons, sendReport],
};
