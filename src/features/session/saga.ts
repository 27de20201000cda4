import { eventChannel } from 'redux-saga';
import { call, join, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { onTokenRefused } from '@/shared/api/client';
import { clearToken, followStoredToken, onTokenChangedElsewhere, readToken } from '@/shared/api/token';
import { paths } from '@/shared/config/paths';
import { attempt } from '@/shared/store/attempt';
import { navigated } from '@/shared/store/navigation';
import { forkAll } from '@/shared/store/rooms';
import { sessionEndRequested, type SessionEndReason } from '@/shared/store/sessionEnd';
import type { LoggedUser } from '@/features/people/types';
import * as api from './api';
import * as requests from './requests';
import { untilIdle } from '@/shared/lib/idle/untilIdle';
import { selectMe, selectPhase } from './selectors';
import { sessionStarting, userChanged } from './slice';

/** A stored token opens the session that was left; without one the visitor is a guest. */
function* start() {
  if (readToken() === null) return;
  yield* put(sessionStarting());
  yield* put(requests.loadMe.request());
}

/** A login, with or without the second step, has stored its token (AUTH-02, AUTH-03). */
function* enterAfterLogin() {
  yield* takeEvery(
    [requests.logIn.success, requests.verifyCode.success],
    function* (
      action: ReturnType<typeof requests.logIn.success> | ReturnType<typeof requests.verifyCode.success>,
    ) {
      if (requests.logIn.success.match(action) && action.payload.kind === 'twoFactor') return;
      yield* call(start);
    },
  );
}

/** A refused token ends the session once, however many calls were refused; late answers to an old token do nothing. */
function* watchRefusals() {
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
 * A logout or login in another tab happens here too; the next member must not land on the last one's page (SHELL-12).
 * Whoever only logged in again goes on where they are.
 */
function* followOtherTabs() {
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

/** Goes by the new token if it is the same member's; until that is known no call carries it. */
function* isSameMember({ id }: LoggedUser, token: string) {
  const outcome = yield* attempt((context) => api.fetchMe(context, token));
  if (outcome.kind !== 'success' || outcome.result.id !== id) return false;
  yield* call(followStoredToken);
  yield* put(userChanged(outcome.result));
  return true;
}

/** Before the rooms stop: the token dies, on the server too when the member wished it (AUTH-08). */
export function* beforeSessionEnd(reason: SessionEndReason) {
  if (reason === 'elsewhere' || reason === 'loggedOutElsewhere') {
    yield* call(followStoredToken);
    return;
  }
  // Sent with the token that is cleared next; nobody waits for its answer.
  if (reason === 'logout') yield* call(() => void api.logOut());
  clearToken(reason === 'refused');
}

export function* sessionSaga() {
  yield* forkAll([
    ...Object.values(requests).map(({ saga }) => saga),
    enterAfterLogin,
    watchRefusals,
    followOtherTabs,
  ]);
  yield* call(start);
  yield* call(untilIdle);
  yield* put(requests.loadStatus.request());
}
