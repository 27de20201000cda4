import type { Action } from '@reduxjs/toolkit';
import { call, delay, fork, put, select, takeEvery } from 'typed-redux-saga';
import { newsArrived } from '@/features/network/flows';
import { actOnMember, answerInvitation } from '@/features/groups/requests';
import { groupsRoom } from '@/features/groups/room';
import { untilLive } from '@/features/live/flows';
import { liveRoom } from '@/features/live/room';
import { isNewsOf, selectIsLive, type LiveState } from '@/features/live/slice';
import { networkRoom } from '@/features/network/room';
import { personParted } from '@/features/people/facts';
import { answerFollowInvite } from '@/features/people/requests';
import type { InviteOutcome } from '@/features/people/types';
import { toldPresence } from '@/features/presence/told';
import { notificationPollSeconds } from '@/shared/config/limits';
import { untilLoaded } from '@/shared/lib/chunks/untilLoaded';
import { isHeardHidden } from '@/shared/lib/device/noticeChoices';
import { setFavicon } from '@/shared/lib/documentTitle/favicon';
import { setTitleCount } from '@/shared/lib/documentTitle/titleCount';
import { on } from '@/shared/store/reactions';
import { addRooms, type Room } from '@/shared/store/rooms';
import { lookWhenTold, whileVisible } from '@/shared/store/sagas';
import type { UndoState } from '@/shared/undo/undo';
import { notifications, type NotificationsState } from './entities';
import { noticeActsRoom } from './acts/room';
import { allMarks } from './acts/undoable';
import type { Unread } from './api';
import { loadUnread } from './requests';
import { unreadCounted } from './slice';

/** Polls where no stream tells (LIVE-01). */
function* count() {
  if (!(yield* select((state: LiveState) => selectIsLive(state)))) yield* put(loadUnread.request());
}

function* countNow() {
  yield* call(loadUnread.perform);
}

/** Counts when the stream says so; the end of a session shows by the refused call. */
function* countWhenTold() {
  const isToldOf = [isNewsOf('notify'), isNewsOf('session')];
  yield* call(lookWhenTold, (action: Action) => isToldOf.some((isTold) => isTold(action)), countNow);
}

/** Lists of people follow what others do in this moment. */
const isFollow = isNewsOf('follow');
function* noticeFollows() {
  yield* takeEvery(isFollow, function* () {
    yield* put(newsArrived());
  });
}

/** Counts in a tab that nobody looks at, for a member who wants to be told all the same. */
function* countHidden() {
  for (;;) {
    yield* delay(notificationPollSeconds * 1000);
    if (document.visibilityState !== 'visible' && isHeardHidden()) yield* call(count);
  }
}

/** Keeps the number of unread notifications current while the tab is visible. */
function* keepCounting() {
  // Answers that are given under the bell change the lists of people and groups.
  yield* call(addRooms, [networkRoom, groupsRoom, liveRoom, toldPresence, noticeActsRoom]);
  try {
    yield* call(untilLive);
    yield* call(whileVisible, count, () => notificationPollSeconds * 1000);
  } finally {
    showUnread(0);
  }
}

function* tellOf(newestId: string) {
  const { announce } = yield* call(() => untilLoaded(() => import('./announcing/announce')));
  yield* call(announce, newestId);
}

/** Tells others when a newer notification has arrived since the last look. */
function* noticeNews() {
  let known: Unread | undefined;
  yield* takeEvery(loadUnread.success, function* ({ payload }) {
    const before = known;
    known = payload;
    // Lists that were loaded since then already show what the first look reports.
    if (before === undefined || payload.newestId === before.newestId) return;
    yield* put(newsArrived());
    // A withdrawn one makes another the newest, which is not new.
    if (payload.newestId !== null && payload.count > before.count && isHeardHidden())
      yield* fork(tellOf, payload.newestId);
  });
}

function showUnread(count: number): void {
  setTitleCount(count);
  setFavicon({ hasDot: count > 0 });
}

/** Shows the number of unread notifications in the tab's title, and a dot on its icon (SHELL-09). */
function* showCount() {
  yield* takeEvery(unreadCounted, function* ({ payload }) {
    yield* call(showUnread, payload);
  });
}

/** Shows the outcome where a request or an invitation waited. */
function settled(state: NotificationsState, inviteId: string | null, outcome: InviteOutcome): Action[] {
  return Object.values(state.notifications)
    .filter(({ entity }) => inviteId !== null && entity.inviteId === inviteId)
    .map(({ id, entity }) => notifications.changed(id, { entity: { ...entity, inviteId: null }, outcome }));
}

const reactions = [
  // Notifications that are being marked as read do not count (HOUR-04).
  on(loadUnread.success, ({ payload: { count } }, state: { undo: UndoState }) => [
    unreadCounted(allMarks.selectItems(state).length > 0 ? 0 : count),
  ]),

  // An answered request has nothing left to answer: it shows the outcome (NTF-05).
  on(answerFollowInvite.success, ({ payload: outcome, meta: { arg } }, state: NotificationsState) =>
    settled(state, arg.inviteId, outcome),
  ),

  // The same for invitations to groups and requests to join them, wherever they were answered (NTF-05).
  on(answerInvitation.success, ({ payload, meta: { arg } }, state: NotificationsState) =>
    settled(
      state,
      arg.inviteId,
      ({ accepted: 'accepted', hidden: 'declined', gone: 'withdrawn' } as const)[payload],
    ),
  ),
  on(actOnMember.success, ({ meta: { arg } }, state: NotificationsState) =>
    arg.act === 'admit' || arg.act === 'refuse'
      ? settled(state, arg.inviteId, arg.act === 'admit' ? 'accepted' : 'declined')
      : [],
  ),
  on(actOnMember.failure, ({ payload: { status }, meta: { arg } }, state: NotificationsState) =>
    status === 404 || status === 409 ? settled(state, arg.inviteId, 'withdrawn') : [],
  ),

  // Notifications of a blocked or silenced person leave the list and the count (FOLW-05).
  on(personParted, ({ payload: { id: personId, how } }, state: NotificationsState) =>
    how === 'closed'
      ? []
      : [...notifications.removedWhere(state, ({ actorId }) => actorId === personId), loadUnread.request()],
  ),
];

/** Counting notifications; its code is loaded after the first paint. */
export const bell: Room = {
  name: 'notifications/bell',
  requests: [loadUnread],
  reactions,
  flows: [noticeNews, noticeFollows, showCount, countWhenTold, countHidden, keepCounting],
};
