import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { forkAll } from '@/shared/store/rooms';
import { selectMe } from '@/features/session/selectors';
import { userChanged, type SessionState } from '@/features/session/slice';
import * as requests from './requests';

/** Each answer speaks for its own switch: those of two switches may overtake each other. */
function* keepNotifications() {
  yield* takeEvery(requests.switchNotification.success, function* ({ payload: { type, isOn } }) {
    const me = yield* select((state: { session: SessionState }) => selectMe(state));
    if (me) yield* put(userChanged({ ...me, notification: { ...me.notification, [type]: isOn } }));
  });
}

/** Comes with the settings pages. */
export function* settingsSaga() {
  yield* forkAll(Object.values(requests).map(({ saga }) => saga));
  yield* fork(keepNotifications);
}
