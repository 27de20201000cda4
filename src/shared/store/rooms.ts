import type { Action, Reducer } from '@reduxjs/toolkit';
import { eventChannel, type Saga } from 'redux-saga';
import { call, cancel, fork, put, take } from 'typed-redux-saga';
import type { Reaction } from './reactions';
import { sessionEnded, sessionEndRequested, type SessionEndReason } from './sessionEnd';

interface Machine {
  saga: Saga<[]>;
}

/** Everything that runs for one subject of the product: a room's one declaration, in its `room.ts`. */
export interface Room {
  name: string;
  requests?: readonly Machine[];
  lists?: readonly Machine[];
  toggles?: readonly Machine[];
  /** A table of facts and the actions that follow from each, see `on`. */
  reactions?: readonly Reaction[];
  /** Sagas that take more than one step, such as a login or an upload. */
  flows?: readonly Saga<[]>[];
}

/** Crashes of one room in a session until it is left alone. */
const maxCrashes = 3;

const addedRooms: Room[] = [];
const addedListeners = new Set<(room: Room) => void>();

/** Adds rooms whose code comes with a page. They run from then on, in this session and in later ones. */
export function addRooms(rooms: readonly Room[]): void {
  for (const room of rooms) {
    if (addedRooms.includes(room)) continue;
    addedRooms.push(room);
    for (const listener of addedListeners) listener(room);
  }
}

export type CrashHandler = (thrown: unknown, room: string) => void;

interface RoomOptions {
  /** Runs before the rooms are stopped: open composers are saved, the token is cleared. */
  beforeEnd: (reason: SessionEndReason) => Generator;
  onCrash: CrashHandler;
  /** False leaves out the rooms that come with pages. */
  takesMore?: boolean;
}

/** Runs rooms side by side. One that throws starts again by itself, so that a defect in it does not stop the others. */
export function* runRooms(rooms: readonly Room[], onCrash: CrashHandler) {
  for (const room of rooms) yield* fork(guarded, room, onCrash);
}

function* guarded(room: Room, onCrash: CrashHandler) {
  for (let crashes = 0; crashes < maxCrashes; crashes += 1) {
    try {
      yield* call(runRoom, room);
      return;
    } catch (thrown) {
      onCrash(thrown, room.name);
    }
  }
}

/** Runs all that a room declares, attached to the saga that calls it. */
export function* runRoom({ requests = [], lists = [], toggles = [], reactions = [], flows = [] }: Room) {
  for (const { saga } of [...requests, ...lists, ...toggles]) yield* fork(saga);
  for (const saga of [...reactions, ...flows]) yield* fork(saga);
}

/**
 * Runs the given rooms and the added ones until the session ends; then stops them, which aborts their calls, resets
 * the state and starts them again.
 */
export function createRootSaga(
  rooms: readonly Room[],
  { beforeEnd, onCrash, takesMore = true }: RoomOptions,
) {
  function* runAddedRooms() {
    const added = eventChannel<Room>((emit) => {
      addedListeners.add(emit);
      return () => addedListeners.delete(emit);
    });
    try {
      yield* runRooms(addedRooms, onCrash);
      for (;;) yield* runRooms([yield* take(added)], onCrash);
    } finally {
      added.close();
    }
  }

  return function* rootSaga() {
    for (;;) {
      const running = yield* fork(function* () {
        yield* runRooms(rooms, onCrash);
        if (takesMore) yield* fork(runAddedRooms);
      });
      const { payload } = yield* take(sessionEndRequested);
      yield* call(beforeEnd, payload.reason);
      yield* cancel(running);
      yield* put(sessionEnded(payload));
    }
  };
}

/** Returns a slice to its initial state when the session ends. */
export function resettable<S>(reducer: Reducer<S>): Reducer<S> {
  return (state: S | undefined, action: Action) =>
    reducer(sessionEnded.match(action) ? undefined : state, action);
}
