import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { forkAll } from '@/shared/store/rooms';
import type { ListsState } from '@/shared/store/lists';
import { changeBond } from '@/features/network/requests';
import { foundUsers, searchKinds, searchLists } from './lists';
import { searchCleaned, searchedTerms } from './searchState';

/** Takes every list back to its beginning; what is under way is given up (SRCH-02). */
function* clean() {
  yield* takeEvery(searchCleaned, function* () {
    for (const kind of searchKinds) {
      const list = searchLists[kind];
      const terms = yield* select((state: { lists: ListsState }) => searchedTerms(state, kind));
      for (const term of terms) {
        yield* put(list.abandon(list.address(term)));
        yield* put(list.reset(term));
      }
    }
  });
}

/** Who is blocked is not found any more (FOLW-05). */
function* hideBlocked() {
  yield* takeEvery(changeBond.success, function* ({ meta: { arg } }) {
    if (arg.bond !== 'block') return;
    const terms = yield* select((state: { lists: ListsState }) => searchedTerms(state, 'users'));
    for (const term of terms) yield* put(foundUsers.itemRemoved(term, arg.id));
  });
}

/** Comes with the search page. */
export function* searchSaga() {
  yield* forkAll(searchKinds.map((kind) => searchLists[kind].saga));
  yield* fork(clean);
  yield* fork(hideBlocked);
}
