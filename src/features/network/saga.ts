import { call, fork, put, select, takeEvery } from 'typed-redux-saga';
import { putAll } from '@/shared/store/sagas';
import { bondChanges, type BondState } from '@/features/people/bonds';
import { users, type UsersState } from '@/features/people/entities';
import { follows, isFollowed } from '@/features/people/follows';
import { suggestionsList } from '@/features/people/lists';
import { answerFollowInvite, loadProfile } from '@/features/people/requests';
import type { UserEntity } from '@/features/people/types';
import { selectMyId } from '@/features/session/selectors';
import { followList } from './lists';
import { place, type NetworkState } from './placing';
import { followNews } from './refresh';
import { changeBond, removeFollower } from './requests';
import type { Bond } from './types';

/** How a person and the member stand to each other now, wherever either is shown (FOLW-05). */
function* settle(id: string, changes: Partial<UserEntity>) {
  yield* putAll(yield* select((state: BondState) => bondChanges(state, id, changes)));
  yield* call(place, id);
}

/** A follow changes the member's own lists at once, and who follows the other (FOLW-02). */
function* followFollows() {
  yield* takeEvery(follows.settled, function* ({ payload: { id, value } }) {
    yield* call(place, id);
    const state = yield* select((root: NetworkState) => root);
    const myId = selectMyId(state) ?? '';
    for (const query of followList.loaded(state)) {
      if (query.userId !== id || query.direction !== 'followers') continue;
      const isIn = followList.select(state, query).ids.includes(myId);
      if (isIn === isFollowed(value)) continue;
      yield* put(isIn ? followList.itemRemoved(myId, query) : followList.reset(query));
    }
  });
}

function* followRemovals() {
  yield* takeEvery(removeFollower.success, function* ({ meta: { arg: id } }) {
    yield* call(settle, id, { isFollower: false });
  });
}

/** Who was accepted follows from now on; an answered request is no request any more (FOLW-04). */
function* followAnswers() {
  yield* takeEvery(answerFollowInvite.success, function* ({ payload: outcome, meta: { arg } }) {
    if (arg.userId === null) return;
    yield* call(settle, arg.userId, { inviteId: null, ...(outcome === 'accepted' && { isFollower: true }) });
  });
}

const changesOf: Record<Bond, Partial<UserEntity>> = {
  block: { blocked: true, isFollowing: false, followStatus: null, isFollower: false, inviteId: null },
  unblock: { blocked: false },
  silence: { silenced: true },
  unsilence: { silenced: false },
};

/** A block ends following both ways and hides both from each other; silence only quiets (FOLW-02, FOLW-05). */
function* followBonds() {
  yield* takeEvery(changeBond.success, function* ({ meta: { arg } }) {
    const { id, bond } = arg;
    yield* call(settle, id, changesOf[bond]);
    if (bond === 'silence' || bond === 'unsilence') return;
    if (bond === 'block') yield* put(suggestionsList.itemRemoved(id));
    const person = yield* select((state: UsersState) => users.select(state, id));
    if (person?.counts) yield* put(loadProfile.request(person.permalink));
  });
}

/** Comes with the lists of people and what can be done there, and with the notifications. */
export function* networkSaga() {
  for (const { saga } of [followList, removeFollower, changeBond]) yield* fork(saga);
  for (const follow of [followFollows, followRemovals, followAnswers, followBonds, followNews])
    yield* fork(follow);
}
