import { call, fork, put, select, takeEvery } from 'typed-redux-saga';
import { notificationPollSeconds } from '@/shared/config/limits';
import { setTitleCount } from '@/shared/lib/documentTitle/titleCount';
import { addRoom } from '@/shared/store/rooms';
import { putAll, whileVisible } from '@/shared/store/sagas';
import { newsArrived } from '@/features/network/refresh';
import { networkSaga } from '@/features/network/saga';
import { answerFollowInvite } from '@/features/people/requests';
import { notifications, type NotificationsState } from './entities';
import { notificationsList } from './lists';
import { hideParted } from './partings';
import { loadUnread, markRead } from './requests';
import { unreadCounted } from './slice';

// What an answer given under the bell leads to.
addRoom(networkSaga);

/** While the tab is in sight the number of unread ones is kept true. */
function* keepCounting() {
  const count = function* () {
    yield* put(loadUnread.request());
  };
  try {
    yield* call(whileVisible, count, () => notificationPollSeconds * 1000);
  } finally {
    setTitleCount(0);
  }
}

/** The number stands on the bell and in the tab's title (SHELL-09). */
function* showCount() {
  let known: string | null | undefined;
  yield* takeEvery(loadUnread.success, function* ({ payload: { count, newestId } }) {
    yield* put(unreadCounted(count));
    // What the first look tells of, the lists that are loaded since then show already.
    if (known !== undefined && newestId !== known) yield* put(newsArrived());
    known = newestId;
  });
  yield* takeEvery(markRead.success, function* () {
    yield* put(unreadCounted(0));
  });
  yield* takeEvery(unreadCounted, function* ({ payload }) {
    yield* call(setTitleCount, payload);
  });
}

/** The list was loaded to be looked at: what it holds is seen now (NTF-01); on screen it stays marked until reloaded. */
function* markSeen() {
  yield* takeEvery(notificationsList.success, function* ({ meta: { event } }) {
    if (event.type !== 'loaded') return;
    const { ids } = event;
    const hasNew = yield* select(({ notifications: all }: NotificationsState) =>
      ids.some((id) => all[id]?.read === false),
    );
    if (hasNew) yield* put(markRead.request());
  });
}

/** A request that was answered has nothing to answer any more: it says what became of it (NTF-05). */
function* closeAnswered() {
  yield* takeEvery(answerFollowInvite.success, function* ({ payload: outcome, meta: { arg } }) {
    yield* putAll(
      yield* select((state: NotificationsState) =>
        Object.values(state.notifications)
          .filter(({ entity }) => entity.inviteId === arg.inviteId)
          .map(({ id, entity }) =>
            notifications.changed(id, { entity: { ...entity, inviteId: null }, outcome }),
          ),
      ),
    );
  });
}

/** The saga of the notifications, loaded after the first paint. */
export function* watchNotifications() {
  yield* fork(loadUnread.saga);
  yield* fork(markRead.saga);
  yield* fork(showCount);
  yield* fork(markSeen);
  yield* fork(closeAnswered);
  yield* fork(hideParted);
  yield* call(keepCounting);
}
