import { eventChannel } from 'redux-saga';
import {
  call,
  delay,
  join,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from 'typed-redux-saga';
import { onTokenRefused, settleRefused } from '@/shared/api/client';
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
import { untilPainted } from '@/shared/lib/idle/untilIdle';
import { selectIsCovered, selectMe, selectPhase } from './selectors';
import { loginLost, loginRenewed, sessionStarting, userChanged } from './slice';

/** Opens the session of a stored token; without one the visitor is a guest. */
function* start() {
  if (readToken() === null) return;
  yield* put(sessionStarting());
  yield* put(loadMe.request());
}

/**
 * Opens the session after a login, with or without the second step (AUTH-02, AUTH-03). A login over the page goes on
 * with it, unless it is somebody else's (HOUR-05).
 */
export function* enterAfterLogin() {
  yield* takeEvery(
    [logIn.success, verifyCode.success],
    function* (action: ReturnType<typeof logIn.success> | ReturnType<typeof verifyCode.success>) {
      const { payload } = action;
      if ('kind' in payload && payload.kind === 'twoFactor') return;
      if (payload.member === undefined) yield* call(start);
      else if ((yield* select(selectMe))?.id === payload.member.id) yield* goOn(payload.member);
      else yield* makeWay('elsewhere');
    },
  );
}

/** Goes on as the same member with the stored token: calls that were refused are sent again (HOUR-05). */
function* goOn(member: LoggedUser) {
  const former = readToken();
  adoptStoredToken();
  yield* put(userChanged(member));
  yield* put(loginRenewed());
  settleRefused(former);
}

/** Ends the session so that whoever comes next does not land on this page. */
function* makeWay(reason: SessionEndReason): SagaGenerator<void> {
  if ((yield* select(selectPhase)) === 'member') yield* put(navigated({ to: paths.feed, replace: true }));
  yield* put(sessionEndRequested({ reason }));
}

/**
 * Covers a member's page when the server refuses the current token, once for many calls (API-06, HOUR-05); a session
 * that is still opening ends.
 */
export function* watchRefusals() {
  const refusals = eventChannel<string>((emit) => onTokenRefused(emit));
  try {
    for (;;) {
      yield* take(refusals);
      const isOpen = (yield* select(selectPhase)) === 'member';
      yield* put(isOpen ? loginLost() : sessionEndRequested({ reason: 'refused' }));
    }
  } finally {
    refusals.close();
  }
}

/**
 * Follows a logout or login in another tab, so that the next member never lands on the last one's page (SHELL-12).
 * A new login of the same member changes nothing, except that it uncovers the page (HOUR-05).
 */
export function* watchOtherTabs() {
  const changes = eventChannel<{ token: string | null }>((emit) =>
    onTokenChangedElsewhere((token) => emit({ token })),
  );
  try {
    const following = yield* takeLatest(changes, function* ({ token }) {
      const me = yield* select(selectMe);
      if (me !== null && token !== null && (yield* call(isSameMember, me, token))) return;
      yield* makeWay(token === null ? 'loggedOutElsewhere' : 'elsewhere');
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
  yield* goOn(outcome.result);
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
    settleRefused();
    return;
  }
  // Sent with the token that is cleared next, unless it is dead already; the answer does not matter.
  if (reason === 'logout' && !(yield* select(selectIsCovered))) {
    yield* race([call(sendUnsent), delay(longestFarewellMs)]);
    yield* call(() => void api.logOut());
  }
  clearToken(reason === 'refused' || reason === 'handedOver');
  settleRefused();
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
  yield* call(untilPainted);
  yield* call(whileVisible, askStatus, () => statusPollSeconds * 1000);
}
