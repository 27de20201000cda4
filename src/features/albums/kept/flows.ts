import { call, fork, select, take } from 'typed-redux-saga';
import { selectMyId, selectPhase } from '@/features/session/selectors';
import { memberEntered } from '@/features/session/slice';
import { untilLoaded } from '@/shared/lib/chunks/untilLoaded';
import { untilIdle } from '@/shared/lib/idle/untilIdle';
import { closeShelf, createShelf } from './shelf';

/**
 * Keeps the queue of files in this browser, so that a reload loses none, and goes on with what an earlier visit has left
 * (ALB-02).
 */
export function* keepUploads() {
  while ((yield* select(selectPhase)) !== 'member') yield* take(memberEntered);
  const memberId = yield* select(selectMyId);
  if (memberId === null) return;
  yield* call(untilIdle);
  const { keepQueue, restoreQueue } = yield* call(() => untilLoaded(loadKeeping));
  const shelf = createShelf(memberId);
  try {
    yield* fork(restoreQueue, shelf);
    yield* call(keepQueue, shelf);
  } finally {
    closeShelf(shelf);
  }
}

async function loadKeeping() {
  const [{ keepQueue }, { restoreQueue }] = await Promise.all([import('./keeping'), import('./restoring')]);
  return { keepQueue, restoreQueue };
}
