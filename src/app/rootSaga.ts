import { all, call, delay, put, take } from 'typed-redux-saga';
import { deviceRoom } from '@/features/device/room';
import { beforeSessionEnd } from '@/features/session/flows';
import { loadMe } from '@/features/session/requests';
import { sessionRoom } from '@/features/session/room';
import { memberEntered, sessionStarting } from '@/features/session/slice';
import { createRootSaga, runRooms, type Room } from '@/shared/store/rooms';
import { performNavigation } from './navigator';
import { showMessages } from './showMessages';

const retryMs = 2000;

/** Shows members' pages once their rooms run and the member is known, so that no action is lost. */
function* openMemberRooms() {
  yield* take(sessionStarting);
  const { rooms } = yield* all({ rooms: call(loadMemberRooms), me: take(loadMe.success) });
  yield* runRooms(rooms, reportCrash);
  yield* put(memberEntered());
}

function* loadMemberRooms() {
  for (;;) {
    try {
      const { memberRooms } = yield* call(() => import('./memberRooms'));
      return memberRooms;
    } catch {
      yield* delay(retryMs);
    }
  }
}

const appRoom: Room = { name: 'app', flows: [showMessages, performNavigation, openMemberRooms] };

function reportCrash(thrown: unknown, room: string): void {
  console.error(`The room "${room}" failed:`, thrown);
}

export function createAppSaga() {
  return createRootSaga([appRoom, deviceRoom, sessionRoom], {
    beforeEnd: beforeSessionEnd,
    onCrash: reportCrash,
  });
}
