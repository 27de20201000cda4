import { call, select, take } from 'typed-redux-saga';
import { selectMyId, selectPhase } from '@/features/session/selectors';
import { memberEntered } from '@/features/session/slice';
import { untilLoaded } from '@/shared/lib/chunks/untilLoaded';
import { untilIdle } from '@/shared/lib/idle/untilIdle';

/**
 * Keeps the queue of files in this browser, so that a reload loses none, and goes on with what an earlier visit has
 * left (ALB-02).
 */
export function* keepUploads() {
  while ((yield* select(selectPhase)) !== 'member') yield* take(memberEntered);
  const memberId = yield* select(selectMyId);
  if (memberId === null) return;
  yield* call(untilIdle);
  const { keepAndRestore } = yield* call(() => untilLoaded(() => import('./keepAndRestore')));
  yield* call(keepAndRestore, memberId);
}
