import { all, call, put, take } from 'typed-redux-saga';
import { deviceRoom } from '@/features/device/room';
import { beforeSessionEnd } from '@/features/session/flows';
import { loadMe } from '@/features/session/requests';
import { sessionRoom } from '@/features/session/room';
import { memberEntered, sessionStarting } from '@/features/session/slice';
import { createRootSaga, runRooms, type Room } from '@/shared/store/rooms';
import { performNavigation } from './navigator';
import { importMemberRooms, openRooms } from './openRooms';
import { showMessages } from './showMessages';

/** Shows members' pages once their rooms run and the member is known, so that no action is lost. */
function* openMemberRooms() {
  yield* take(sessionStarting);
  yield* put(openRooms.request());
  yield* all([take(openRooms.success), take(loadMe.success)]);
  const { memberRooms } = yield* call(importMemberRooms);
  yield* runRooms(memberRooms, reportCrash);
  yield* put(memberEntered());
}

const appRoom: Room = {
  name: 'app',
  requests: [openRooms],
  flows: [showMessages, performNavigation, openMemberRooms],
};

function reportCrash(thrown: unknown, room: string): void {
  console.error(`The room "${room}" failed:`, thrown);
}

export function createAppSaga() {
  return createRootSaga([appRoom, deviceRoom, sessionRoom], {
    beforeEnd: beforeSessionEnd,
    onCrash: reportCrash,
  });
}
