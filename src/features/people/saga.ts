import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { users, type UsersState } from './entities';
import { follows } from './follows';
import { suggestionsList } from './lists';
import { answerFollowInvite, hideSuggestion, loadProfile } from './requests';

/** What one may see of a profile changes with following: it is read anew where it was loaded (FOLW-01, PROF-02). */
function* rereadProfiles() {
  yield* takeEvery(follows.settled, function* ({ payload: { id, entities } }) {
    const answer = entities[users.kind]?.[id];
    if (answer && 'counts' in answer) return;
    const person = yield* select((state: UsersState) => users.select(state, id));
    if (person?.counts) yield* put(loadProfile.request(person.permalink));
  });
}

export function* peopleSaga() {
  yield* fork(follows.saga);
  yield* fork(suggestionsList.saga);
  yield* fork(loadProfile.saga);
  yield* fork(hideSuggestion.saga);
  yield* fork(rereadProfiles);
  yield* fork(answerFollowInvite.saga);
}
