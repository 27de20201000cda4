import { createAction } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { rollCallSeconds } from '@/shared/config/limits';
import { visibilityChanges } from '@/shared/lib/visibility/visibilityChanges';
import { selectPhase } from '@/features/session/selectors';
import { memberEntered, type SessionState } from '@/features/session/slice';
import { observedIds } from './observed';
import { loadStatuses, rollCall } from './requests';
import type { PresenceState } from './slice';

/** A person with a possibly unknown status came on screen. */
export const personObserved = createAction('presence/personObserved');

const maxIdsPerCall = 100;
/** Milliseconds in which the people of a screen are gathered for one call. */
const gatheringMs = 100;

function* ask(ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += maxIdsPerCall)
    yield* put(loadStatuses.request(ids.slice(start, start + maxIdsPerCall)));
}

/** Asks for all unknown statuses in one call, once the screen has settled. */
export function* loadUnknown() {
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

/** Reports the member every minute while the tab is visible, and refreshes everybody's status. */
export function* callRoll() {
  const phase = yield* select((state: { session: SessionState }) => selectPhase(state));
  if (phase !== 'member') yield* take(memberEntered);
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
