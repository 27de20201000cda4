import { fork, put, select, takeEvery } from 'typed-redux-saga';
import type { ListsState } from '@/shared/store/lists';
import { follows } from '@/features/people/follows';
import { publishPost } from '@/features/posts/requests';
import { bookmarks } from '@/features/posts/toggles';
import { bookmarksList, newsList, wallList } from './lists';
import { watchPartings } from './partings';
import { watchNews } from './watchNews';

/** A new post stands first on its wall and in the member's own feed at once. */
function* showPublished() {
  yield* takeEvery(publishPost.success, function* ({ payload: { id }, meta: { arg } }) {
    yield* put(newsList.itemAdded(id));
    yield* put(wallList.itemAdded(id, arg.wall));
  });
}

/** Following changes which posts of a wall one may see: it is loaded anew, and cleared first after unfollowing (FOLW-01). */
function* reloadFollowedWalls() {
  yield* takeEvery(follows.settled, function* ({ payload: { id, value } }) {
    if (value === 'requested') return;
    const wall = { type: 'user', entityId: id } as const;
    const { loadedPages } = yield* select((state: { lists: ListsState }) => wallList.select(state, wall));
    if (loadedPages === 0) return;
    if (value === 'none') yield* put(wallList.reset(wall));
    yield* put(wallList.request(wall));
  });
}

/** What is saved stands first among the saved posts at once; what is taken out stays there until they are loaded anew. */
function* showSaved() {
  yield* takeEvery(bookmarks.settled, function* ({ payload: { id, value } }) {
    const { loadedPages } = yield* select(bookmarksList.select);
    if (value && loadedPages > 0) yield* put(bookmarksList.itemAdded(id));
  });
}

export function* wallsSaga() {
  yield* fork(newsList.saga);
  yield* fork(wallList.saga);
  yield* fork(bookmarksList.saga);
  yield* fork(showPublished);
  yield* fork(reloadFollowedWalls);
  yield* fork(showSaved);
  yield* fork(watchPartings);
  yield* fork(watchNews);
}
