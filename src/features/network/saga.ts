import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { entitiesPatched } from '@/shared/store/entities';
import type { ListsState } from '@/shared/store/lists';
import { users, type UsersState } from '../people/entities';
import { follows } from '../people/follows';
import { suggestionsList } from '../people/lists';
import { answerFollowInvite, loadProfile } from '../people/requests';
import type { UserEntity } from '../people/types';
import { selectMyId } from '../session/selectors';
import type { SessionState } from '../session/slice';
import { followList, loadedLists } from './lists';
import { changeBond, removeFollower } from './requests';
import type { Direction, PeopleQuery } from './types';

type State = UsersState & { lists: ListsState; session: SessionState };

/** Takes somebody out of the member's own lists of a direction, as far as `isMeant` says. */
function* leaveLists(
  direction: Direction,
  id: string,
  isMeant: (query: PeopleQuery) => boolean = () => true,
) {
  const queries = yield* select((state: State) =>
    loadedLists(Object.keys(state.lists), direction, selectMyId(state) ?? ''),
  );
  for (const query of queries.filter(isMeant)) yield* put(followList.itemRemoved(query, id));
}

function* patch(id: string, changes: Partial<UserEntity>) {
  const patches = yield* select((state: UsersState) => users.patch(state, id, changes));
  if (patches.length > 0) yield* put(entitiesPatched(patches));
}

/** Unfollowing takes a person out of the own list at once; so does taking a request back (FOLW-02). */
function* followUnfollows() {
  yield* takeEvery(follows.settled, function* ({ payload: { id, value } }) {
    if (value === 'none') yield* leaveLists('following', id);
  });
}

function* followRemovals() {
  yield* takeEvery(removeFollower.success, function* ({ meta: { arg: id } }) {
    yield* patch(id, { isFollower: false });
    yield* leaveLists('followers', id);
  });
}

/** An answered request leaves the requests (FOLW-04). */
function* followAnswers() {
  yield* takeEvery(answerFollowInvite.success, function* ({ meta: { arg } }) {
    if (arg.userId !== null)
      yield* leaveLists('followers', arg.userId, ({ filter }) => filter === 'requests');
  });
}

/** A block ends following both ways and hides both from each other; silence only quiets (FOLW-02, FOLW-05). */
function* followBonds() {
  yield* takeEvery(changeBond.success, function* ({ meta: { arg } }) {
    const { id, bond } = arg;
    if (bond === 'silence' || bond === 'unsilence') {
      yield* patch(id, { silenced: bond === 'silence' });
      if (bond === 'unsilence')
        for (const direction of ['followers', 'following'] as const)
          yield* leaveLists(direction, id, ({ filter }) => filter === 'silenced');
      return;
    }
    const isBlocked = bond === 'block';
    yield* patch(
      id,
      isBlocked
        ? { blocked: true, isFollowing: false, followStatus: null, isFollower: false, inviteId: null }
        : { blocked: false },
    );
    for (const direction of ['followers', 'following'] as const)
      yield* leaveLists(direction, id, ({ filter }) => (filter === 'blocked') !== isBlocked);
    if (isBlocked) yield* put(suggestionsList.itemRemoved(undefined, id));
    const person = yield* select((state: UsersState) => users.select(state, id));
    if (person?.counts) yield* put(loadProfile.request(person.permalink));
  });
}

export function* networkSaga() {
  for (const { saga } of [followList, removeFollower, changeBond]) yield* fork(saga);
  for (const follow of [followUnfollows, followRemovals, followAnswers, followBonds]) yield* fork(follow);
}
