import { put, select, takeEvery } from 'typed-redux-saga';
import { entityRemoved } from '@/shared/store/entities';
import { changeBond } from '@/features/network/requests';
import { notifications, type NotificationsState } from './entities';
import { loadUnread } from './requests';

/** What somebody did who is blocked or silenced now is told no more, nor counted (FOLW-05). */
export function* hideParted() {
  yield* takeEvery(changeBond.success, function* ({ meta: { arg } }) {
    if (arg.bond !== 'block' && arg.bond !== 'silence') return;
    const theirs = yield* select((state: NotificationsState) =>
      Object.values(state.notifications).filter(({ actorId }) => actorId === arg.id),
    );
    for (const { id } of theirs) yield* put(entityRemoved({ kind: notifications.kind, id }));
    yield* put(loadUnread.request(undefined));
  });
}
