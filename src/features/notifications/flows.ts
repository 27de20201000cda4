import { call, select, take } from 'typed-redux-saga';
import { selectPhase } from '@/features/session/selectors';
import { memberEntered } from '@/features/session/slice';
import { untilLoaded } from '@/shared/lib/chunks/untilLoaded';
import { untilIdle } from '@/shared/lib/idle/untilIdle';
import { runRoom } from '@/shared/store/rooms';

/** Starts the bell once the member is known and the first screen has painted. */
export function* startBell() {
  const phase = yield* select(selectPhase);
  if (phase !== 'member') yield* take(memberEntered);
  yield* call(untilIdle);
  const { bell } = yield* call(() => untilLoaded(() => import('./bell')));
  yield* call(runRoom, bell);
}
