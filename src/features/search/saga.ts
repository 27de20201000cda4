import { fork, select, takeEvery } from 'typed-redux-saga';
import { forkAll } from '@/shared/store/rooms';
import { putAll } from '@/shared/store/sagas';
import type { ListsState } from '@/shared/store/lists';
import { changeBond } from '@/features/network/requests';
import { foundUsers, searchKinds, searchLists } from './lists';
import { searchCleaned } from './searchState';

/** Takes every list back to its beginning; what is under way is given up (SRCH-02). */
function* clean() {
  yield* takeEvery(searchCleaned, function* () {
    yield* putAll(
      yield* select((state: { lists: ListsState }) =>
        searchKinds.flatMap((kind) => searchLists[kind].resetWhere(state, () => true)),
      ),
    );
  });
}

/** Who is blocked is not found any more (FOLW-05). */
function* hideBlocked() {
  yield* takeEvery(changeBond.success, function* ({ meta: { arg } }) {
    if (arg.bond !== 'block') return;
    yield* putAll(
      yield* select((state: { lists: ListsState }) =>
        foundUsers.itemsRemovedWhere(state, (id) => id === arg.id),
      ),
    );
  });
}

/** Comes with the search page. */
export function* searchSaga() {
  yield* forkAll(searchKinds.map((kind) => searchLists[kind].saga));
  yield* fork(clean);
  yield* fork(hideBlocked);
}
