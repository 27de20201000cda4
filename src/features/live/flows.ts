import type { Action } from '@reduxjs/toolkit';
import { buffers, channel } from 'redux-saga';
import { call, delay, fork, put, race, select, take } from 'typed-redux-saga';
import { loadStatus } from '@/features/session/requests';
import { selectMyId, selectPhase } from '@/features/session/selectors';
import { featureMissed, memberEntered, type SessionState } from '@/features/session/slice';
import { selectSpeaks } from '@/features/session/speaks';
import { selectIsStatusKnown } from '@/features/session/status';
import { isHeardHidden } from '@/shared/lib/device/noticeChoices';
import type { RequestsState } from '@/shared/store/requests';
import { visibilityChanges } from '@/shared/store/sagas';
import { peopleOnScreen, postsOnScreen, sightChanges } from './onScreen';
import { heard, liveClosed, liveOpened, postCounted, selectIsLive, type LiveState } from './slice';
import { joinStream } from './tabs';
import type { LiveMessage, OnScreen } from './types';

type State = LiveState & { session: SessionState; requests: RequestsState };

/** Milliseconds out of sight after which a tab leaves the stream. */
const hiddenMs = 300_000;
/** Longest wait for the stream, in milliseconds. */
const longestOpeningMs = 3_000;
/** Pause in milliseconds after which the posts on screen are told, so that scrolling tells none. */
const sightPauseMs = 200;

/** Web Locks choose the tab that holds the stream; without them every tab polls. */
const canShare = () => 'locks' in navigator && 'BroadcastChannel' in globalThis;

const speaksStream = (state: State) => selectSpeaks(state, 'stream');

function* untilOpen() {
  while (!(yield* select(selectIsStatusKnown))) yield* take([loadStatus.success, loadStatus.failure]);
  while ((yield* select(speaksStream)) && !(yield* select((state: State) => selectIsLive(state))))
    yield* take([liveOpened, featureMissed]);
}

/** Waits for the stream where it is about to open: it begins with a look at all that it tells of (LIVE-01). */
export function* untilLive() {
  if (canShare()) yield* race({ open: call(untilOpen), late: delay(longestOpeningMs) });
}

function* dispatch(message: LiveMessage) {
  if (message.kind === 'opened') yield* put(liveOpened());
  else if (message.kind === 'closed') yield* put(liveClosed());
  else if (message.kind === 'heard') yield* put(heard(message.look));
  else yield* put(postCounted(message.counts));
}

function* watchScreen(watch: (screen: OnScreen) => void) {
  const changes = sightChanges();
  try {
    for (;;) {
      yield* call(watch, { posts: postsOnScreen.ids(), people: peopleOnScreen.ids() });
      yield* take(changes);
      yield* delay(sightPauseMs);
    }
  } finally {
    changes.close();
  }
}

/** Takes part in the browser's stream until the backend turns out to have none. */
function* takePart(memberId: string) {
  const messages = channel<LiveMessage | { kind: 'unknown' }>(buffers.expanding());
  const part = yield* call(joinStream, {
    memberId,
    onMessage: (message: LiveMessage) => messages.put(message),
    onUnknown: () => messages.put({ kind: 'unknown' }),
  });
  try {
    yield* fork(watchScreen, part.watch);
    for (;;) {
      const message = yield* take(messages);
      if (message.kind === 'unknown') yield* put(featureMissed('stream'));
      else yield* call(dispatch, message);
    }
  } finally {
    part.leave();
    messages.close();
    yield* put(liveClosed());
  }
}

/** Ends once the tab has been out of sight for a while. */
function* untilForgotten() {
  const changes = visibilityChanges();
  try {
    for (;;) {
      // News that are told by sound or by the system are for a tab that nobody looks at.
      if (document.visibilityState === 'visible' || isHeardHidden()) yield* take(changes);
      else {
        const { isForgotten } = yield* race({ isForgotten: delay(hiddenMs), back: take(changes) });
        if (isForgotten) return;
      }
    }
  } finally {
    changes.close();
  }
}

function* untilVisible() {
  const changes = visibilityChanges();
  try {
    while (document.visibilityState !== 'visible') yield* take(changes);
  } finally {
    changes.close();
  }
}

/** Keeps the member told by the stream wherever backend and browser have what it needs (LIVE-01). */
export function* followLive() {
  const phase = yield* select(selectPhase);
  if (phase !== 'member') yield* take(memberEntered);
  const memberId = yield* select(selectMyId);
  if (memberId === null || !canShare()) return;
  for (;;) {
    while (!(yield* select(speaksStream))) yield* take(loadStatus.success);
    if (!isHeardHidden()) yield* call(untilVisible);
    yield* race({
      part: call(takePart, memberId),
      forgotten: call(untilForgotten),
      unknown: take((action: Action) => featureMissed.match(action) && action.payload === 'stream'),
    });
  }
}
