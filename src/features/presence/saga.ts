import { createAction } from '@reduxjs/toolkit';
import { call, delay, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { rollCallSeconds } from '@/shared/config/limits';
import { whileVisible } from '@/shared/store/sagas';
import { selectMe, selectPhase } from '@/features/session/selectors';
import { memberEntered, userChanged } from '@/features/session/slice';
import { observedIds } from './observed';
import { chooseStatus, loadStatuses, rollCall } from './requests';
import type { PresenceState } from './slice';

/** Somebody whose status may be unknown came on the screen. */
export const personObserved = createAction('presence/personObserved');

const maxIdsPerCall = 100;
/** Milliseconds in which the people of a screen gather for one call. */
const gatheringMs = 100;

/** The confirmed status becomes the member's own. */
function* keepOwnStatus() {
  yield* takeEvery(chooseStatus.success, function* ({ payload: onlineStatus }) {
    const me = yield* select(selectMe);
    if (me) yield* put(userChanged({ ...me, onlineStatus }));
  });
}

function* ask(ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += maxIdsPerCall)
    yield* put(loadStatuses.request(ids.slice(start, start + maxIdsPerCall)));
}

/** Asks for all whose status is not known yet at once, when the screen has settled. */
function* loadUnknown() {
  for (;;) {
    yield* take(personObserved);
    yield* delay(gatheringMs);
    const known = yield* select((state: PresenceState) => state.presence.statuses);
    yield* call(
      ask,
      observedIds().filter((id) => known[id] === undefined),
    );
  }
}

/** Says that the member is here, and asks who else is. */
function* callRoll() {
  yield* put(rollCall.request());
  yield* call(ask, observedIds());
}

/** Starts once it is known who is logged in. */
export function* presenceSaga() {
  for (const { saga } of [chooseStatus, loadStatuses, rollCall]) yield* fork(saga);
  yield* fork(keepOwnStatus);
  yield* fork(loadUnknown);
  const phase = yield* select(selectPhase);
  if (phase !== 'member') yield* take(memberEntered);
  yield* call(whileVisible, callRoll, () => rollCallSeconds * 1000);
}
