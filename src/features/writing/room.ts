import type { Room } from '@/shared/store/rooms';
import { dropEdits, keepDrafts, sendUnsent } from './flows';

export const writingRoom: Room = {
  name: 'writing',
  flows: [keepDrafts, sendUnsent, dropEdits],
};
