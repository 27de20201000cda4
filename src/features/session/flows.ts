import { eventChannel } from 'redux-saga';
import { call, delay, join, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { onTokenRefused } from '@/shared/api/client';
import { clearToken, adoptStoredToken, onTokenChangedElsewhere, readToken } from '@/shared/api/token';
import { paths } from '@/shared/config/paths';
import { statusPollSeconds } from '@/shared/config/limits';
import { attempt } from '@/shared/store/attempt';
import { navigated } from '@/shared/store/navigation';
import { whileVisible } from '@/shared/store/sagas';
import { sessionEndRequested, type SessionEndReason } from '@/shared/store/sessionEnd';
import { sendUnsent } from '@/shared/undo/unsent';
import type { LoggedUser } from '@/features/people/types';
import * as api from './api';
import { loadMe, loadStatus, logIn, verifyCode } from './requests';
import { untilIdle } from '@/shared/lib/idle/untilIdle';
import { selectMe, selectPhase } from './selectors';
import { sessionStarting, userChanged } from './slice';

/** Opens the session of a stored token; without one the visitor is a guest. */
function* start() {
  if (readToken() === null) return;
  yield* put(sessionStarting());
  yield* put(loadMe.request());
}

/** Opens the session after a login, with or without the second step (AUTH-02, AUTH-03). */
export function* enterAfterLogin() {
  yield* takeEvery(
    [logIn.success, verifyCode.success],
    function* (action: ReturnType<typeof logIn.success> | ReturnType<typeof verifyCode.success>) {
      if (logIn.success.match(action) && action.payload.kind === 'twoFactor') return;
      yield* call(start);
    },
  );
}

/**
 * Ends the session when the server refuses the current token, once for many calls; refusals of older tokens count
 * for nothing.
 */
export function* watchRefusals() {
  const refusals = eventChannel<string>((emit) => onTokenRefused(emit));
  try {
    for (;;) {
      const token = yield* take(refusals);
      if (token === readToken()) yield* put(sessionEndRequested({ reason: 'refused' }));
    }
  } finally {
    refusals.close();
  }
}

/**
 * Follows a logout or login in another tab, so that the next member never lands on the last one's page (SHELL-12).
 * A new login of the same member changes nothing.
 */
export function* watchOtherTabs() {
  const changes = eventChannel<{ token: string | null }>((emit) =>
    onTokenChangedElsewhere((token) => emit({ token })),
  );
  try {
    const following = yield* takeLatest(changes, function* ({ token }) {
      const me = yield* select(selectMe);
      if (me !== null && token !== null && (yield* call(isSameMember, me, token))) return;
      const phase = yield* select(selectPhase);
      if (phase === 'member') yield* put(navigated({ to: paths.feed, replace: true }));
      yield* put(sessionEndRequested({ reason: token === null ? 'loggedOutElsewhere' : 'elsewhere' }));
    });
    yield* join(following);
  } finally {
    changes.close();
  }
}

/** Switches to the new token if it belongs to the same member; no call carries it before that is known. */
function* isSameMember({ id }: LoggedUser, token: string) {
  const outcome = yield* attempt((context) => api.fetchMe(context, token));
  if (outcome.kind !== 'success' || outcome.result.id !== id) return false;
  yield* call(adoptStoredToken);
  yield* put(userChanged(outcome.result));
  return true;
}

/** A logout waits no longer for acts that are sent at the last moment, in milliseconds (decided). */
const longestFarewellMs = 3000;

/**
 * Clears the token before the rooms stop. A logout first sends the acts that could still be undone (HOUR-04), and
 * revokes the token on the server (AUTH-08).
 */
export function* beforeSessionEnd(reason: SessionEndReason) {
  if (reason === 'elsewhere' || reason === 'loggedOutElsewhere') {
    yield* call(adoptStoredToken);
    return;
  }
  // Sent with the token that is cleared next; the answer does not matter.
  if (reason === 'logout') {
    yield* race([call(sendUnsent), delay(longestFarewellMs)]);
    yield* call(() => void api.logOut());
  }
  clearToken(reason === 'refused');
}

function* askStatus() {
  yield* put(loadStatus.request());
}

/**
 * Opens the session that the stored token belongs to. Asks for the product's status once the first screen is there, and
 * from then on while the tab is visible, so that maintenance is noticed by those inside (SHELL-08).
 */
export function* begin() {
  yield* call(start);
  yield* call(untilIdle);
  yield* call(whileVisible, askStatus, () => statusPollSeconds * 1000);
}
