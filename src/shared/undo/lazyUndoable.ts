import { createAction } from '@reduxjs/toolkit';
import { actionChannel, call, fork, put, take } from 'typed-redux-saga';
import { untilLoaded } from '../lib/chunks/untilLoaded';
import { untilIdle } from '../lib/idle/untilIdle';
import type { createUndoable } from './createUndoable';

/**
 * An undoable act of the first screen, whose code loads after the first paint; acts before that wait for it (HOUR-04).
 * @param load the undoable itself, from the file `…Undoable.ts` beside
 */
export function lazyUndoable<Item, Result>(
  name: string,
  load: () => Promise<ReturnType<typeof createUndoable<Item, Result>>>,
) {
  const act = createAction<readonly Item[]>(`${name}/asked`);

  function* saga() {
    const asked = yield* actionChannel<ReturnType<typeof act>>(act);
    yield* call(untilIdle);
    const undoable = yield* call(() => untilLoaded(load));
    yield* fork(undoable.saga);
    for (;;) {
      const { payload } = yield* take(asked);
      yield* put(undoable.act(payload));
    }
  }

  return { name, act, saga };
}
