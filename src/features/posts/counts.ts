import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { postCounted } from '@/features/live/slice';
import { posts, type PostsState } from './entities';
import { votes } from './toggles';

/** Keeps the counters of posts on screen current (LIVE-02). A vote that is on its way knows its own numbers. */
export function* followCounts() {
  const voting = new Set<string>();
  yield* fork(function* () {
    yield* takeEvery(votes.intend, ({ payload }) => void voting.add(payload.id));
    yield* takeEvery([votes.settled, votes.failed], ({ payload }) => void voting.delete(payload.id));
  });
  yield* takeEvery(postCounted, function* ({ payload: { id, votesUp, votesDown, comments } }) {
    const isKnown = yield* select((state: PostsState) => posts.select(state, id) !== undefined);
    if (!isKnown) return;
    yield* put(posts.changed(id, voting.has(id) ? { comments } : { votesUp, votesDown, comments }));
  });
}
