import { configureStore, type Middleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { onTestFinished } from 'vitest';
import { createRootSaga } from './rooms';
import type { SessionEndReason } from './sessionEnd';

/** A real store with the given reducer and sagas, until the test ends; `actions` records all that was dispatched. */
export function createTestStore<State>(
  reducer: Reducer<State>,
  sagas: Saga<[]>[],
  onEnd?: (reason: SessionEndReason) => void,
) {
  const actions: UnknownAction[] = [];
  const crashes: unknown[] = [];
  const sagaMiddleware = createSagaMiddleware();
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: { warnAfter: Infinity } }).concat(
        recorder,
        sagaMiddleware,
      ),
  });
  const task = sagaMiddleware.run(
    createRootSaga([{ name: 'test', flows: sagas }], {
      *beforeEnd(reason) {
        onEnd?.(reason);
        yield null;
      },
      onCrash: (thrown) => crashes.push(thrown),
      // The pages of other tests have added theirs.
      takesMore: false,
    }),
  );
  const stop = () => task.cancel();
  onTestFinished(stop);
  return { store, actions, crashes, stop };
}

/** A promise with its handles, for answers that come when the test says so. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** Lets every promise that is ready run its course. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
