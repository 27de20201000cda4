import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { entitiesPatched } from '@/shared/store/entities';
import { users, type UsersState } from './entities';
import { follows } from './follows';
import { suggestionsList } from './lists';
import { answerFollowInvite, hideSuggestion, loadProfile } from './requests';

/** What one may see of a profile changes with following: it is read anew where it was loaded (FOLW-01, PROF-02). */
function* rereadProfiles() {
  yield* takeEvery(follows.settled, function* ({ payload: { id } }) {
    const person = yield* select((state: UsersState) => users.select(state, id));
    if (person?.counts) yield* put(loadProfile.request(person.permalink));
  });
}

/** Who was accepted follows from now on; an answered request is no request any more (FOLW-04). */
function* showAnswered() {
  yield* takeEvery(answerFollowInvite.success, function* ({ meta: { arg } }) {
    const { userId, isAccepted } = arg;
    if (userId === null) return;
    const changes = { inviteId: null, ...(isAccepted && { isFollower: true }) };
    const patches = yield* select((state: UsersState) => users.patch(state, userId, changes));
    if (patches.length > 0) yield* put(entitiesPatched(patches));
  });
}

export function* peopleSaga() {
  yield* fork(follows.saga);
  yield* fork(suggestionsList.saga);
  yield* fork(loadProfile.saga);
  yield* fork(hideSuggestion.saga);
  yield* fork(rereadProfiles);
  yield* fork(answerFollowInvite.saga);
  yield* fork(showAnswered);
}
