import type { Action } from '@reduxjs/toolkit';
import { call, delay, fork, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { isNewsOf, selectIsLive, type LiveState } from '@/features/live/slice';
import { personParted } from '@/features/people/facts';
import { follows, isFollowed } from '@/features/people/follows';
import { newsPollSeconds, pageSizes } from '@/shared/config/limits';
import type { Page } from '@/shared/store/createPagedList';
import type { ListsState } from '@/shared/store/lists';
import { lookWhenTold, whileVisible } from '@/shared/store/sagas';
import {
  arrivalsAsked,
  arrivalsInserted,
  newsLeft,
  newsShown,
  postsArrived,
  type ArrivalsState,
} from './arrivals';
import { newsList } from './lists';
import { checkNews, loadNewer } from './requests';

type State = ArrivalsState & LiveState & { lists: ListsState };

/** Milliseconds among which all who hear of one post choose when to ask for it. */
const jitterMs = 500;

/** Maximum number of pages inserted above; beyond them they replace the loaded posts. */
const maxNewerPages = 5;

/** The member parts from somebody, or follows them no more: posts that were read before may be among them. */
const isParted = (action: Action) =>
  personParted.match(action) || (follows.settled.match(action) && !isFollowed(action.payload.value));

/** The posts of a page above the first known one; all of them if none is known. */
function newerThan(
  known: readonly string[],
  { ids }: Pick<Page, 'ids'>,
): { ids: string[]; isOpenEnded: boolean } {
  const end = ids.findIndex((id) => known.includes(id));
  return end < 0 ? { ids, isOpenEnded: ids.length > 0 } : { ids: ids.slice(0, end), isOpenEnded: false };
}

function* knownIds() {
  const { ids } = yield* select(newsList.select);
  return ids;
}

/** Milliseconds; twice as long for readers further down. */
function pollMilliseconds(): number {
  const isNearTop = scrollY < 2 * innerHeight;
  return newsPollSeconds * 1000 * (isNearTop ? 1 : 2);
}

/** Tells whether to ask for newer posts: not before the first ones, nor while some are on offer. */
function* isCheckDue() {
  const { ids } = yield* select((state: State) => state.arrivals);
  const known = yield* call(knownIds);
  return ids.length === 0 && known.length > 0;
}

/** Polls where no stream tells of new posts (LIVE-01). */
function* checkAgain() {
  if (yield* select((state: State) => selectIsLive(state))) return;
  if (yield* call(isCheckDue)) yield* put(checkNews.request(1));
}

function* checkTold() {
  yield* delay(Math.random() * jitterMs);
  const { isWatched } = yield* select((state: State) => state.arrivals);
  const isLive = yield* select((state: State) => selectIsLive(state));
  if (isLive && isWatched && (yield* call(isCheckDue))) yield* call(checkNews.perform, 1);
}

function* checkWhenTold() {
  const isNews = isNewsOf('news');
  // What was told while the feed was away, or while posts were on offer, is asked for afterwards.
  const isTold = (action: Action) =>
    isNews(action) || newsShown.match(action) || arrivalsInserted.match(action);
  yield* call(lookWhenTold, isTold, checkTold);
}

/** Polls for newer posts while the feed is on screen and the tab visible. */
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
 * Inserts the offered posts above the loaded ones. If there are more than a few pages, those pages replace the
 * loaded posts. Nothing changes until all have arrived: after a failure the posts and the offer are still there
 * (FEED-03).
 */
function* insert() {
  const { ids: offered, isOpenEnded } = yield* select((state: State) => state.arrivals);
  const known = yield* call(knownIds);
  const further: string[] = [];
  let isConnected = !isOpenEnded;
  // Posts that were withdrawn from the first page have let others move up into it.
  const isShort = offered.length < pageSizes.feed;
  for (let page = isShort ? 1 : 2; !isConnected && page <= maxNewerPages; page += 1) {
    const outcome = yield* call(loadNewer.perform, page);
    if (outcome.kind !== 'success') return;
    const found = newerThan(known, outcome.result);
    further.push(...found.ids);
    isConnected = !found.isOpenEnded;
  }
  // Some may have been withdrawn from the offer meanwhile.
  const { ids } = yield* select((state: State) => state.arrivals);
  const newer = isOpenEnded && isShort ? further : [...ids, ...further];
  if (!isConnected) {
    // Own posts may have been published meanwhile, and older ones read on below.
    const own = newerThan(known, yield* select(newsList.select));
    yield* put(newsList.replaced([...own.ids, ...newer], maxNewerPages));
    yield* put(arrivalsInserted(null));
    yield* call(() => scrollTo({ top: 0, behavior: 'instant' }));
    return;
  }
  for (const id of newer.toReversed()) yield* put(newsList.itemAdded(id));
  yield* put(arrivalsInserted(known[0] ?? null));
}

/**
 * Inserts once the member asks, unless the feed begins anew meanwhile: it has those posts then, and in its own order.
 * Reads again where the member parts from somebody, whose posts may be among those on their way.
 */
function* insertWhenAsked() {
  yield* takeLeading(arrivalsAsked, function* () {
    for (let isDue = true; isDue;) {
      const { parted } = yield* race({
        inserted: call(insert),
        anew: take([newsList.request, newsList.reset]),
        parted: take(isParted),
      });
      isDue = parted !== undefined;
    }
  });
}

/** Looks again where the member parts from somebody while a look is under way: its answer may be older. */
function* checkWhenParted() {
  yield* takeEvery(isParted, function* () {
    const { status } = yield* select(checkNews.select);
    if (status === 'pending') yield* put(checkNews.request(1));
  });
}

/** Looks for newer posts, offers them and inserts them on demand (FEED-02, FEED-03). */
export function* followNewPosts() {
  yield* fork(offer);
  yield* fork(insertWhenAsked);
  yield* fork(pollWhileShown);
  yield* fork(checkWhenTold);
  yield* fork(checkWhenParted);
}
