import type { Action, Reducer } from '@reduxjs/toolkit';
import { eventChannel, type Saga } from 'redux-saga';
import { call, cancel, fork, put, take } from 'typed-redux-saga';
import { sessionEnded, sessionEndRequested, type SessionEndReason } from './sessionEnd';

const maxCrashes = 3;

const addedRooms: Saga<[]>[] = [];
const addedListeners = new Set<(room: Saga<[]>) => void>();

/** Adds a room whose code comes with a page of its own; it runs from then on, in this session and the next ones. */
export function addRoom(room: Saga<[]>): void {
  if (addedRooms.includes(room)) return;
  addedRooms.push(room);
  for (const tell of addedListeners) tell(room);
}

interface RoomOptions {
  /** Runs before the rooms are stopped: open composers are saved, the token is cleared. */
  beforeEnd: (reason: SessionEndReason) => Generator;
  onCrash: (thrown: unknown) => void;
}

/**
 * Runs the sagas of all rooms until the session ends; then stops them, which aborts their calls, resets the state and
 * starts them anew. A room that throws is started again by itself, so that one defect does not stop the others.
 */
export function createRootSaga(rooms: readonly Saga<[]>[], { beforeEnd, onCrash }: RoomOptions) {
  function* guarded(room: Saga<[]>) {
    for (let crashes = 0; crashes < maxCrashes; crashes += 1) {
      try {
        yield* call(room);
        return;
      } catch (thrown) {
        onCrash(thrown);
      }
    }
  }

  function* runAddedRooms() {
    const added = eventChannel<Saga<[]>>((emit) => {
      addedListeners.add(emit);
      return () => addedListeners.delete(emit);
    });
    try {
      for (const room of addedRooms) yield* fork(guarded, room);
      for (;;) yield* fork(guarded, yield* take(added));
    } finally {
      added.close();
    }
  }

  return function* rootSaga() {
    for (;;) {
      const running = yield* fork(function* () {
        for (const room of rooms) yield* fork(guarded, room);
        yield* fork(runAddedRooms);
      });
      const { payload } = yield* take(sessionEndRequested);
      yield* call(beforeEnd, payload.reason);
      yield* cancel(running);
      yield* put(sessionEnded(payload));
    }
  };
}

/**
 * Starts sagas side by side, attached to the one that asks. (`all` of `fork`s of typed-redux-saga would wait until every
 * one of them ends.)
 */
export function* forkAll(sagas: readonly Saga<[]>[]) {
  for (const saga of sagas) yield* fork(saga);
}

/** Returns a slice to its initial state when the session ends. */
export function resettable<S>(reducer: Reducer<S>): Reducer<S> {
  return (state: S | undefined, action: Action) =>
    reducer(sessionEnded.match(action) ? undefined : state, action);
}
