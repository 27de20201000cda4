import { call } from 'typed-redux-saga';
import { untilLoaded } from '@/shared/lib/chunks/untilLoaded';
import { untilIdle } from '@/shared/lib/idle/untilIdle';

/** Starts sending files once the first screen has painted; those chosen before wait for it. */
export function* startUploads() {
  yield* call(untilIdle);
  const { sendUploads } = yield* call(() => untilLoaded(() => import('./sendUploads')));
  yield* call(sendUploads);
}
