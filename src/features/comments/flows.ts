import { call } from 'typed-redux-saga';
import { untilLoaded } from '@/shared/lib/chunks/untilLoaded';

/** Keeps unsent comments in this browser; the code is loaded after the first paint. */
export function* keepUnsent() {
  const { storeBoxes } = yield* call(() => untilLoaded(() => import('./boxStorage')));
  yield* call(storeBoxes);
}
