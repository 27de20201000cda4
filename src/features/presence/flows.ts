import { call, delay, put, select, take } from 'typed-redux-saga';
import { rollCallSeconds } from '@/shared/config/limits';
import { whileVisible } from '@/shared/store/sagas';
import { selectPhase } from '@/features/session/selectors';
import { memberEntered } from '@/features/session/slice';
import { peopleOnScreen, sightChanges } from '@/features/live/onScreen';
import { selectIsLive, type LiveState } from '@/features/live/slice';
import { loadStatuses, rollCall } from './requests';

const maxIdsPerCall = 100;
/** Milliseconds in which the people of a screen are gathered for one call. */
const gatheringMs = 100;

function* ask(ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += maxIdsPerCall)
    yield* put(loadStatuses.request(ids.slice(start, start + maxIdsPerCall)));
}

/**
 * Asks in one call, once the screen has settled, for all who came: news of those out of sight is not told (LIVE-02).
 */
export function* loadArrivals() {
  const changes = sightChanges();
  try {
    for (;;) {
      yield* call(ask, peopleOnScreen.arrivals());
      yield* take(changes);
      yield* delay(gatheringMs);
    }
  } finally {
    changes.close();
  }
}

/** Asks for the statuses of everybody on screen. */
export function* askAgain() {
  yield* call(ask, peopleOnScreen.ids());
}

function* callRollOnce() {
  yield* put(rollCall.request());
  if (!(yield* select((state: LiveState) => selectIsLive(state)))) yield* call(askAgain);
}

/** Reports the member every minute while the tab is visible, and refreshes everybody's status where no stream does. */
export function* callRoll() {
  const phase = yield* select(selectPhase);
  if (phase !== 'member') yield* take(memberEntered);
  yield* call(whileVisible, callRollOnce, () => rollCallSeconds * 1000);
}
