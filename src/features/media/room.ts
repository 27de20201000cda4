import type { Room } from '@/shared/store/rooms';
import { startUploads } from './flows';

export const mediaRoom: Room = {
  name: 'media',
  flows: [startUploads],
};
