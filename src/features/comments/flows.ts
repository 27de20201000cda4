import { call } from 'typed-redux-saga';

/** Keeps unsent comments in this browser; the code is loaded after the first paint. */
export function* keepUnsent() {
  const { keepBoxes } = yield* call(() => import('./keptBoxes'));
  yield* call(keepBoxes);
}
