import { createAction } from '@reduxjs/toolkit';
import { call, delay, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { rollCallSeconds } from '@/shared/config/limits';
import { visibilityChanges } from '@/shared/lib/visibility/visibilityChanges';
import { selectMe, selectPhase } from '@/features/session/selectors';
import { memberEntered, userChanged, type SessionState } from '@/features/session/slice';
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
    const me = yield* select((state: { session: SessionState }) => selectMe(state));
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

/** While the tab is visible: every minute says that the member is here, and asks who else is. */
function* callRoll() {
  const changes = visibilityChanges();
  try {
    for (;;) {
      if (document.visibilityState === 'visible') {
        yield* put(rollCall.request(undefined));
        yield* call(ask, observedIds());
        yield* race({ due: delay(rollCallSeconds * 1000), hidden: take(changes) });
      } else yield* take(changes);
    }
  } finally {
    changes.close();
  }
}

/** Starts once it is known who is logged in. */
export function* presenceSaga() {
  for (const { saga } of [chooseStatus, loadStatuses, rollCall]) yield* fork(saga);
  yield* fork(keepOwnStatus);
  yield* fork(loadUnknown);
  const phase = yield* select((state: { session: SessionState }) => selectPhase(state));
  if (phase !== 'member') yield* take(memberEntered);
  yield* call(callRoll);
}
