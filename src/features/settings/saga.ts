import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { forkAll } from '@/shared/store/rooms';
import { selectMe } from '@/features/session/selectors';
import { userChanged } from '@/features/session/slice';
import * as requests from './requests';
import type { Factor } from './types';

/** Each answer speaks for its own switch: those of two switches may overtake each other. */
function* keepNotifications() {
  yield* takeEvery(requests.switchNotification.success, function* ({ payload: { type, isOn } }) {
    const me = yield* select(selectMe);
    if (me) yield* put(userChanged({ ...me, notification: { ...me.notification, [type]: isOn } }));
  });
}

/** A login asks for this method first from now on (TFA-05). */
function* keepDefault() {
  yield* takeEvery(requests.makeDefault.success, function* ({ meta: { arg } }) {
    const { data } = yield* select(requests.loadFactors.select);
    const isArg = ({ type, id }: Factor) => type === arg.type && id === arg.id;
    if (data)
      yield* put(
        requests.loadFactors.changed(data.map((factor) => ({ ...factor, isDefault: isArg(factor) }))),
      );
  });
}

/** Comes with the settings pages. */
export function* settingsSaga() {
  yield* forkAll(Object.values(requests).map(({ saga }) => saga));
  yield* fork(keepNotifications);
  yield* fork(keepDefault);
}
