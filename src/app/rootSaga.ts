import { all, call, delay, put, take } from 'typed-redux-saga';
import { recordDoNotSell } from '@/features/device/requests';
import { loadMe } from '@/features/session/requests';
import { memberEntered, sessionStarting } from '@/features/session/slice';
import { beforeSessionEnd, sessionSaga } from '@/features/session/store';
import { createRootSaga, forkAll } from '@/shared/store/rooms';
import { followNavigation } from './navigator';
import { showMessages } from './showMessages';

const retryMs = 2000;

/** Members' pages show once their rooms run and the member is known: no action of theirs can get lost before. */
function* openMemberRooms() {
  yield* take(sessionStarting);
  const { rooms } = yield* all({ rooms: call(loadMemberRooms), me: take(loadMe.success) });
  yield* forkAll(rooms);
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

export function createAppSaga() {
  return createRootSaga(
    [showMessages, followNavigation, openMemberRooms, sessionSaga, recordDoNotSell.saga],
    {
      beforeEnd: beforeSessionEnd,
      onCrash: (thrown) => console.error(thrown),
    },
  );
}
