import { call } from 'typed-redux-saga';
import { untilLoaded } from '@/shared/lib/chunks/untilLoaded';
import { untilIdle } from '@/shared/lib/idle/untilIdle';

/** Starts looking for newer posts once the first screen has painted. */
export function* startNewPosts() {
  yield* call(untilIdle);
  const { followNewPosts } = yield* call(() => untilLoaded(() => import('./newPosts')));
  yield* call(followNewPosts);
}
