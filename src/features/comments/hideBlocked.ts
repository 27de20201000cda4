import { put, select, takeEvery } from 'typed-redux-saga';
import { entityRemoved } from '@/shared/store/entities';
import { changeBond } from '@/features/network/requests';
import { comments, type CommentsState } from './entities';

/** What somebody said who is blocked now leaves the threads at once; the server goes on counting it (FOLW-05). */
export function* hideBlocked() {
  yield* takeEvery(changeBond.success, function* ({ meta: { arg } }) {
    if (arg.bond !== 'block') return;
    const theirs = yield* select((state: CommentsState) =>
      Object.values(state.comments).filter(({ authorId }) => authorId === arg.id),
    );
    for (const { id } of theirs) yield* put(entityRemoved({ kind: comments.kind, id }));
  });
}
