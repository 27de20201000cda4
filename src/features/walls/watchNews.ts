import { call, fork, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { newsPollSeconds, pageSizes } from '@/shared/config/limits';
import type { CallContext } from '@/shared/store/attempt';
import type { Page } from '@/shared/store/createPagedList';
import { createRequest } from '@/shared/store/createRequest';
import type { ListsState } from '@/shared/store/lists';
import { whileVisible } from '@/shared/store/sagas';
import { fetchPosts, newsPath } from '@/features/posts/api';
import {
  arrivalsAsked,
  arrivalsInserted,
  newsLeft,
  newsShown,
  postsArrived,
  type ArrivalsState,
} from './arrivals';
import { newsList } from './lists';

type State = ArrivalsState & { lists: ListsState };

/** How many pages of newer posts are inserted above; beyond them they take the place of what is loaded. */
const maxNewerPages = 5;

const fetchNews = (page: number, context: CallContext) =>
  fetchPosts(newsPath(), { page, perPage: pageSizes.feed }, context);

/** Looks at the first page of the feed without touching the list; a failure is not worth a word. */
const checkNews = createRequest('walls/checkNews', fetchNews);
/** Reads on from there until a post comes that is known. */
const loadNewer = createRequest('walls/loadNewer', fetchNews, {
  messages: { failure: 'posts:feed.newFailed' },
});

/** What of a page stands above the first post that is known; all of it when none is. */
function newerThan(known: readonly string[], { ids }: Page): { ids: string[]; isOpenEnded: boolean } {
  const end = ids.findIndex((id) => known.includes(id));
  return end < 0 ? { ids, isOpenEnded: ids.length > 0 } : { ids: ids.slice(0, end), isOpenEnded: false };
}

function* knownIds() {
  const { ids } = yield* select(newsList.select);
  return ids;
}

/** Half as often for who reads further down, who is not waiting for news. */
function pollMilliseconds(): number {
  const isNearTop = scrollY < 2 * innerHeight;
  return newsPollSeconds * 1000 * (isNearTop ? 1 : 2);
}

/** Asks for newer posts, and rests while some are on offer. */
function* checkAgain() {
  const { ids } = yield* select((state: State) => state.arrivals);
  const known = yield* call(knownIds);
  if (ids.length === 0 && known.length > 0) yield* put(checkNews.request(1));
}

/** While the feed is on the screen and the tab in sight. */
function* pollWhileShown() {
  for (;;) {
    const { isWatched } = yield* select((state: State) => state.arrivals);
    if (!isWatched) yield* take(newsShown);
    yield* race({ poll: call(whileVisible, checkAgain, pollMilliseconds, false), left: take(newsLeft) });
  }
}

function* offer() {
  yield* takeEvery(checkNews.success, function* ({ payload }) {
    const known = yield* call(knownIds);
    if (known.length === 0) return;
    const newer = newerThan(known, payload);
    if (newer.ids.length > 0) yield* put(postsArrived(newer));
  });
}

/**
 * Inserts what is on offer above the loaded posts. When more came than a few pages hold, those pages take their place.
 * Until all of it is here nothing changes: after a failure the loaded posts and the offer are still there (FEED-03).
 */
function* insert() {
  yield* takeLeading(arrivalsAsked, function* () {
    const { ids, isOpenEnded } = yield* select((state: State) => state.arrivals);
    const known = yield* call(knownIds);
    const newer = [...ids];
    let isConnected = !isOpenEnded;
    for (let page = 2; !isConnected && page <= maxNewerPages; page += 1) {
      const outcome = yield* call(loadNewer.perform, page);
      if (outcome.kind !== 'success') return;
      const found = newerThan(known, outcome.result);
      newer.push(...found.ids);
      isConnected = !found.isOpenEnded;
    }
    if (!isConnected) {
      yield* put(newsList.replaced(newer, maxNewerPages));
      yield* put(arrivalsInserted(null));
      yield* call(() => scrollTo({ top: 0, behavior: 'instant' }));
      return;
    }
    for (const id of newer.toReversed()) yield* put(newsList.itemAdded(id));
    yield* put(arrivalsInserted(known[0] ?? null));
  });
}

/** Newer posts of the news feed: asked for while it is read, offered, inserted on demand (FEED-03). */
export function* watchNews() {
  yield* fork(checkNews.saga);
  yield* fork(loadNewer.saga);
  yield* fork(offer);
  yield* fork(insert);
  yield* fork(pollWhileShown);
}
