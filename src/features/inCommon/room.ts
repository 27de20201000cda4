import type { Room } from '@/shared/store/rooms';
import { reactions } from './reactions';
import { loadInCommon } from './requests';

/** Comes with the modules beside a profile. */
export const inCommonRoom: Room = { name: 'inCommon', requests: [loadInCommon], reactions };
