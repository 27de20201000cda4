import { put, select, takeEvery } from 'typed-redux-saga';
import { putAll } from '@/shared/store/sagas';
import { changeBond } from '@/features/network/requests';
import { notifications, type NotificationsState } from './entities';
import { loadUnread } from './requests';

/** What somebody did who is blocked or silenced now is told no more, nor counted (FOLW-05). */
export function* hideParted() {
  yield* takeEvery(changeBond.success, function* ({ meta: { arg } }) {
    if (arg.bond !== 'block' && arg.bond !== 'silence') return;
    yield* putAll(
      yield* select((state: NotificationsState) =>
        notifications.removedWhere(state, ({ actorId }) => actorId === arg.id),
      ),
    );
    yield* put(loadUnread.request());
  });
}
