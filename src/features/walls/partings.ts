import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { putAll } from '@/shared/store/sagas';
import { changeBond } from '@/features/network/requests';
import { users, type UsersState } from '@/features/people/entities';
import { follows } from '@/features/people/follows';
import { loadProfile } from '@/features/people/requests';
import { posts, type PostsState } from '@/features/posts/entities';
import type { Post } from '@/features/posts/types';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { newsList } from './lists';

type State = PostsState & UsersState & { session: SessionState };

/** Whether a post is what somebody wrote or what stands on their wall. */
function isOf(id: string, { authorId, postType, entityId }: Post): boolean {
  return authorId === id || (postType === 'user' && entityId === id);
}

/** The loaded posts of others that match. */
function* loadedPosts(isMeant: (post: Post) => boolean) {
  return yield* select((state: State) => {
    const me = selectMyId(state);
    return Object.values(state.posts).filter((post) => post.authorId !== me && isMeant(post));
  });
}

function* drop(isMeant: (post: Post) => boolean) {
  const left = yield* loadedPosts(isMeant);
  yield* putAll(left.map(({ id }) => posts.removed(id)));
}

/** A block takes both out of each other's sight; silence only takes what they write out of the feed (FOLW-02, FOLW-05). */
function* partFromBonds() {
  yield* takeEvery(changeBond.success, function* ({ meta: { arg } }) {
    const { id, bond } = arg;
    if (bond === 'block') yield* drop((post) => isOf(id, post));
    if (bond !== 'silence') return;
    const theirs = yield* loadedPosts(({ authorId }) => authorId === id);
    yield* putAll(theirs.map((post) => newsList.itemRemoved(post.id)));
  });
}

/** Whose loaded posts one no longer follows may not be seen any more: their profile is asked (FOLW-01). */
function* askAfterUnfollow() {
  yield* takeEvery(follows.settled, function* ({ payload: { id, value } }) {
    if (value !== 'none') return;
    const left = yield* loadedPosts((post) => isOf(id, post));
    const person = yield* select((state: State) => users.select(state, id));
    // One whose profile was loaded is asked by the people's room.
    if (left.length > 0 && person && !person.counts) yield* put(loadProfile.request(person.permalink));
  });
}

/** A profile that shows itself closed hides its posts as well, except where a group or company shows them (PROF-02). */
function* partFromPrivate() {
  yield* takeEvery(loadProfile.success, function* ({ payload: { id } }) {
    const isPrivate = yield* select((state: State) => users.select(state, id)?.isPrivate === true);
    if (isPrivate) yield* drop((post) => post.postType === 'user' && isOf(id, post));
  });
}

/** What may not be seen any more leaves the lists at once, not only when they are loaded anew (T10). */
export function* watchPartings() {
  yield* fork(partFromBonds);
  yield* fork(askAfterUnfollow);
  yield* fork(partFromPrivate);
}
