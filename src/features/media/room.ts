import type { Room } from '@/shared/store/rooms';
import { sendUploads } from './flows';

export const mediaRoom: Room = {
  name: 'media',
  flows: [sendUploads],
};
