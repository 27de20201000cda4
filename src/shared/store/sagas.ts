import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { buffers, eventChannel, type Task } from 'redux-saga';
import {
  actionChannel,
  call,
  cancel,
  delay,
  fork,
  put,
  race,
  take,
  type SagaGenerator,
} from 'typed-redux-saga';

interface TakePer<A extends Action> {
  on: (action: Action) => action is A;
  key: (action: A) => string;
  run: (action: A) => SagaGenerator<void>;
  /**
   * Called instead of `run` while a task of the same key runs. True: the task goes on. False, or without this function:
   * it is cancelled and `run` follows.
   */
  whileRunning?: (action: A) => SagaGenerator<boolean>;
}

/** Runs one task per key; by default a newer action cancels the task of an older one. */
export function* takePer<A extends Action>({ on, key: keyOf, run, whileRunning }: TakePer<A>) {
  const running = new Map<string, Task>();
  const tracked = function* (key: string, action: A) {
    yield* call(run, action);
    running.delete(key);
  };
  for (;;) {
    const action = yield* take(on);
    const key = keyOf(action);
    const former = running.get(key);
    if (former && whileRunning && (yield* call(whileRunning, action))) continue;
    running.delete(key);
    if (former) yield* cancel(former);
    const task = yield* fork(tracked, key, action);
    if (task.isRunning()) running.set(key, task);
  }
}

/** Tells when the tab comes into sight or leaves it. Close it in the end. */
export function visibilityChanges() {
  return eventChannel<true>((emit) => {
    const tell = () => emit(true);
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  });
}

/**
 * Runs `look` after each matching action, one at a time: what happens meanwhile leads to one more look, so that nothing
 * is missed and a burst costs two.
 */
export function* lookWhenTold(isTold: (action: Action) => boolean, look: () => SagaGenerator<void>) {
  const told = yield* actionChannel(isTold, buffers.sliding(1));
  for (;;) {
    yield* take(told);
    yield* call(look);
  }
}

/**
 * Runs `look` each time the tab comes into sight, and every `pauseMs()` milliseconds while it stays there.
 * @param isDueAtOnce false: the first look comes after a pause, or when the tab comes back
 */
export function* whileVisible(look: () => SagaGenerator<void>, pauseMs: () => number, isDueAtOnce = true) {
  const changes = visibilityChanges();
  try {
    for (let isDue = isDueAtOnce; ; isDue = true) {
      if (document.visibilityState !== 'visible') yield* take(changes);
      else {
        if (isDue) yield* call(look);
        yield* race({ due: delay(pauseMs()), hidden: take(changes) });
      }
    }
  } finally {
    changes.close();
  }
}

/** Dispatches several actions, one after the other. */
export function* putAll(actions: readonly UnknownAction[]): SagaGenerator<void> {
  for (const action of actions) yield* put(action);
}
