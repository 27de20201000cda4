import { call } from 'typed-redux-saga';
import { isNewsOf } from '@/features/live/slice';
import type { Room } from '@/shared/store/rooms';
import { lookWhenTold } from '@/shared/store/sagas';
import { askAgain } from './flows';

/** Asks again when the stream says that somebody on screen came, went or chose another status (LIVE-02). */
function* followPeople() {
  yield* call(lookWhenTold, isNewsOf('presence'), askAgain);
}

/** Presence as the stream tells it; comes with the bell. */
export const toldPresence: Room = { name: 'presence/told', flows: [followPeople] };
