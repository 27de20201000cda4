import { call } from 'typed-redux-saga';

/** Keeps unsent comments in this browser; its code comes after the first paint. */
export function* keepUnsent() {
  const { keepBoxes } = yield* call(() => import('./keptBoxes'));
  yield* call(keepBoxes);
}
