import { call, fork, select, take } from 'typed-redux-saga';
import { untilIdle } from '@/shared/lib/idle/untilIdle';
import { selectPhase } from '@/features/session/selectors';
import { memberEntered } from '@/features/session/slice';
import { notificationsList } from './lists';

/** The list can be asked for at once; the rest starts when it is known who is here and the first screen stands. */
export function* notificationsSaga() {
  yield* fork(notificationsList.saga);
  const phase = yield* select(selectPhase);
  if (phase !== 'member') yield* take(memberEntered);
  yield* call(untilIdle);
  const { watchNotifications } = yield* call(() => import('./watch'));
  yield* call(watchNotifications);
}
