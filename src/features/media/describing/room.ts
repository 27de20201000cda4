import type { Room } from '@/shared/store/rooms';
import { forgetDescriptions } from './flows';
import { reactions } from './reactions';
import { describePhoto } from './requests';

/** Comes with the form for descriptions. */
export const describingRoom: Room = {
  name: 'describing',
  requests: [describePhoto],
  reactions,
  flows: [forgetDescriptions],
};
