import { createAction, type Action, type UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, cancel, fork, put, race, select, spawn, take, type SagaGenerator } from 'typed-redux-saga';
import { isUnanswered, type AppError } from '../errors/appError';
import type { MessageKey } from '../i18n/messageKey';
import { attempt, formerCalls, type CallContext } from './attempt';
import { carriesEntities, type Entities } from './entities';
import { messageRaised } from './messages';
import { putAll, takePer } from './sagas';

interface Answer<Value> {
  value: Value;
  entities: Entities;
}

export interface ToggleOptions<Value, State> {
  /** The value that the store holds now; undefined when the thing is not in it. */
  read: (state: State, id: string) => Value | undefined;
  /** Actions that make the store show an intent, computed by the pure rules. */
  show: (state: State, id: string, value: Value) => UnknownAction[];
  /** Brings the server from one value to another; its answer's entities are taken over once nothing newer is meant. */
  send: (
    change: { id: string; from: Value; to: Value },
    context: CallContext,
    state: State,
  ) => Promise<Answer<Value>>;
  /** Reads the server's value after a call whose fate is unknown: a toggle sent twice would undo itself. */
  reread: (id: string, context: CallContext, state: State) => Promise<Answer<Value>>;
  /** Text of a failure. */
  failure: (change: { from: Value; to: Value }) => MessageKey;
}

/**
 * Creates a switch, such as a vote, a bookmark or a follow. Every click shows at once. While a call runs, further
 * clicks only change the intent; when it ends, one more call brings the server there if it is not there yet. So any
 * number of fast clicks costs at most two calls and ends in the last intent. A failure takes the change back and says
 * why.
 */
export function createToggle<Value extends string | boolean | null, State = object>(
  name: string,
  options: ToggleOptions<Value, State>,
) {
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
    /** The intent for each thing that has a call running. */
    const intents = new Map<string, Value>();
    /** Keeps what was settled on screen until all calls from before have ended. */
    const lates = new Map<string, Task>();
    const bring = bringServer(options, { settled, failed }, intents);
    yield* takePer({
      on: intend.match,
      key: ({ payload }) => payload.id,
      *run({ payload: { id, value } }) {
        const confirmed = yield* select((state: State) => options.read(state, id));
        if (confirmed === undefined) return;
        lates.get(id)?.cancel();
        intents.set(id, value);
        yield* call(show, options, id, value);
        const keeping = yield* fork(keepShown, options, id, intents);
        yield* call(bring, id, confirmed);
        yield* cancel(keeping);
        lates.set(id, yield* spawn(keepShownLate, options, id, intents));
      },
      *whileRunning({ payload: { id, value } }) {
        const isKnown = yield* select((state: State) => options.read(state, id) !== undefined);
        if (isKnown) intents.set(id, value);
        yield* call(show, options, id, value);
        return true;
      },
    });
  }

  return { name, intend, settled, failed, saga };
}

function* show<Value, State>(options: ToggleOptions<Value, State>, id: string, value: Value) {
  yield* putAll(yield* select((state: State) => options.show(state, id, value)));
}

/** Shows the intent again when an answer that was on its way meanwhile brings the former value. */
function* keepShown<Value, State>(
  options: ToggleOptions<Value, State>,
  id: string,
  intents: Map<string, Value>,
) {
  for (;;) {
    yield* take(carriesEntities);
    const intent = intents.get(id);
    if (intent !== undefined) yield* call(show, options, id, intent);
  }
}

/** Goes on while a call from before is on its way, which may have read what was before. */
function* keepShownLate<Value, State>(...kept: Parameters<typeof keepShown<Value, State>>) {
  yield* race([call(formerCalls), call(keepShown<Value, State>, ...kept)]);
}

interface Ends<Value> {
  settled: (id: string, value: Value, entities: Entities) => Action;
  failed: (id: string, error: AppError) => Action;
}

/** Brings the server from the confirmed value to the newest intent. */
function bringServer<Value, State>(
  options: ToggleOptions<Value, State>,
  { settled, failed }: Ends<Value>,
  intents: Map<string, Value>,
) {
  function* readBack(id: string) {
    const state = yield* select((current: State) => current);
    const outcome = yield* attempt((context) => options.reread(id, context, state));
    return outcome.kind === 'success' ? outcome.result : null;
  }

  function* fail(id: string, change: { from: Value; to: Value }, error: AppError) {
    const known = isUnanswered(error) ? yield* call(readBack, id) : null;
    if (known !== null && known.value === intents.get(id)) {
      yield* put(settled(id, known.value, known.entities));
      return;
    }
    intents.delete(id);
    // Back to the server's value: the one just read, or the last one it confirmed.
    yield* call(show, options, id, known ? known.value : change.from);
    if (known) yield* put(settled(id, known.value, known.entities));
    yield* put(failed(id, error));
    yield* put(messageRaised({ kind: 'failure', text: options.failure(change), error }));
  }

  return function* bring(id: string, confirmed: Value): SagaGenerator<void> {
    let server: Answer<Value> = { value: confirmed, entities: {} };
    for (;;) {
      const to = intents.get(id);
      if (to === undefined || to === server.value) {
        yield* put(settled(id, server.value, server.entities));
        return;
      }
      const from = server.value;
      const state = yield* select((current: State) => current);
      const outcome = yield* attempt((context) => options.send({ id, from, to }, context, state));
      if (outcome.kind === 'cancelled') return;
      if (outcome.kind === 'failure') {
        yield* call(fail, id, { from, to }, outcome.error);
        return;
      }
      server = outcome.result;
      // The server's answer to the newest intent is its last word: sent again it would come out the same.
      if (intents.get(id) === to && server.value !== to) {
        intents.set(id, server.value);
        yield* call(show, options, id, server.value);
      }
    }
  };
}
