import { call } from 'typed-redux-saga';

/** Keeps unsent comments in this browser; the code is loaded after the first paint. */
export function* keepUnsent() {
  const { storeBoxes } = yield* call(() => import('./boxStorage'));
  yield* call(storeBoxes);
}
