import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { call, fork, put, select, take } from 'typed-redux-saga';
import { isUnanswered, type AppError } from '../errors/appError';
import type { MessageKey } from '../i18n/messageKey';
import { attempt, type CallContext } from './attempt';
import { entitiesPatched, type Entities, type EntityPatch } from './entities';
import { messageRaised } from './messages';

export interface ToggleOptions<Value, State> {
  /** What the store holds now; undefined when the thing is not in it. */
  read: (state: State, id: string) => Value | undefined;
  /** What the screen shows for an intent, computed by the pure rules. */
  patch: (state: State, id: string, value: Value) => EntityPatch[];
  /** Brings the server from one value to another; its answer's entities are taken over once nothing newer is meant. */
  send: (
    change: { id: string; from: Value; to: Value },
    context: CallContext,
    state: State,
  ) => Promise<{ value: Value; entities: Entities }>;
  /** Reads the server's value after a call whose fate is unknown: a toggle sent twice would undo itself. */
  reread: (id: string, context: CallContext, state: State) => Promise<{ value: Value; entities: Entities }>;
  /** What to say when it failed; it may depend on what was meant. */
  failure: MessageKey | ((change: { from: Value; to: Value }) => MessageKey);
}

/**
 * A switch that members flick: votes, bookmarks, follows. Every click shows at once. While a call runs, further clicks
 * only change what is meant; when it ends, one more call brings the server there if it is not there yet. So any number
 * of fast clicks costs at most two calls and ends in the last intent. A failure takes the change back and says why.
 */
export function createToggle<Value extends string | boolean | null, State = object>(
  name: string,
  options: ToggleOptions<Value, State>,
) {
  interface Answer {
    value: Value;
    entities: Entities;
  }

  /** The member means this value now. */
  const intend = createAction(`${name}/intend`, (id: string, value: Value) => ({ payload: { id, value } }));
  /** The server holds this value now. */
  const settled = createAction(`${name}/settled`, (id: string, value: Value, entities: Entities) => ({
    payload: { id, value, entities },
  }));
  const failed = createAction(`${name}/failed`, (id: string, error: AppError) => ({
    payload: { id, error },
  }));

  function* saga() {
    /** What is meant for each thing that has a call running. */
    const meant = new Map<string, Value>();
    for (;;) {
      const { payload } = (yield* take(intend)) as PayloadAction<{ id: string; value: Value }>;
      const confirmed = yield* select((state: State) => options.read(state, payload.id));
      if (confirmed === undefined) continue;
      yield* call(show, payload.id, payload.value);
      const isRunning = meant.has(payload.id);
      meant.set(payload.id, payload.value);
      if (!isRunning) yield* fork(bringServer, meant, payload.id, confirmed);
    }
  }

  function* bringServer(meant: Map<string, Value>, id: string, start: Value) {
    let server: Answer = { value: start, entities: {} };
    try {
      for (;;) {
        const to = meant.get(id);
        if (to === undefined || to === server.value) {
          yield* put(settled(id, server.value, server.entities));
          return;
        }
        const from = server.value;
        const state = yield* select((current: State) => current);
        const outcome = yield* attempt((context) => options.send({ id, from, to }, context, state));
        if (outcome.kind === 'cancelled') return;
        if (outcome.kind === 'success') {
          server = outcome.result;
          // What the server makes of the newest intent is its last word: sent again it would come out the same.
          if (meant.get(id) === to && server.value !== to) {
            meant.set(id, server.value);
            yield* call(show, id, server.value);
          }
          continue;
        }
        const known = isUnanswered(outcome.error) ? yield* call(readBack, id) : null;
        if (known !== null && known.value === meant.get(id)) {
          yield* put(settled(id, known.value, known.entities));
          return;
        }
        yield* call(takeBack, id, from, known);
        yield* put(failed(id, outcome.error));
        const text = typeof options.failure === 'function' ? options.failure({ from, to }) : options.failure;
        yield* put(messageRaised({ kind: 'failure', text, error: outcome.error }));
        return;
      }
    } finally {
      meant.delete(id);
    }
  }

  function* readBack(id: string) {
    const state = yield* select((current: State) => current);
    const outcome = yield* attempt((context) => options.reread(id, context, state));
    return outcome.kind === 'success' ? outcome.result : null;
  }

  function* show(id: string, value: Value) {
    const patches = yield* select((state: State) => options.patch(state, id, value));
    if (patches.length > 0) yield* put(entitiesPatched(patches));
  }

  /** Back to the server's value: the one just read, or the last one it confirmed. */
  function* takeBack(id: string, confirmed: Value, known: Answer | null) {
    yield* call(show, id, known ? known.value : confirmed);
    if (known) yield* put(settled(id, known.value, known.entities));
  }

  return { name, intend, settled, failed, saga };
}
