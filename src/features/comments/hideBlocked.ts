import { select, takeEvery } from 'typed-redux-saga';
import { putAll } from '@/shared/store/sagas';
import { changeBond } from '@/features/network/requests';
import { comments, type CommentsState } from './entities';

/** What somebody said who is blocked now leaves the threads at once; the server goes on counting it (FOLW-05). */
export function* hideBlocked() {
  yield* takeEvery(changeBond.success, function* ({ meta: { arg } }) {
    if (arg.bond !== 'block') return;
    yield* putAll(
      yield* select((state: CommentsState) =>
        comments.removedWhere(state, ({ authorId }) => authorId === arg.id),
      ),
    );
  });
}
