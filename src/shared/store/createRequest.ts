import { createAction, nanoid, type Action, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, cancel, fork, put, select, take } from 'typed-redux-saga';
import type { AppError } from '../errors/appError';
import type { MessageKey } from '../i18n/messageKey';
import { attempt, type CallContext, type Outcome } from './attempt';
import { entitiesPatched, entitiesReverted, type EntityPatch } from './entities';
import { messageRaised } from './messages';
import {
  addressOf,
  idleRequest,
  type Concurrency,
  type RequestMeta,
  type RequestsState,
  type RequestState,
} from './requests';

export interface RequestOptions<Arg, Result, State> {
  /** Requests of different keys never meet; default: all share one. */
  key?: (arg: Arg) => string;
  /** Default `leading`: a second click does nothing while the first runs. */
  concurrency?: Concurrency;
  /** What the screen shows before the answer; taken back when the call fails. */
  optimistic?: (arg: Arg, state: State) => EntityPatch[];
  /** Actions that follow a success: items added to lists, counts raised. */
  followUps?: (result: Result, arg: Arg) => UnknownAction[];
  messages?: { success?: MessageKey; failure?: MessageKey };
}

type Meta<Arg> = RequestMeta & { arg: Arg };

/**
 * One call as a typed trio of actions, its saga and its status. A success whose result carries `entities` updates
 * the entity stores by itself. `arg` and `result` must be plain data: files travel by the id of their upload.
 */
export function createRequest<Arg, Result, State = object>(
  name: string,
  make: (arg: Arg, context: CallContext) => Promise<Result>,
  options: RequestOptions<Arg, Result, State> = {},
) {
  const { key: keyOf = () => '', concurrency = 'leading' } = options;
  const meta = (arg: Arg, request: string, phase: RequestMeta['phase']): Meta<Arg> => ({
    name,
    key: keyOf(arg),
    request,
    phase,
    concurrency,
    arg,
  });

  const request = createAction(`${name}/request`, (arg: Arg) => ({
    payload: arg,
    meta: meta(arg, nanoid(), 'request'),
  }));
  const success = createAction(`${name}/success`, (result: Result, of: Meta<Arg>) => ({
    payload: result,
    meta: { ...of, phase: 'success' as const },
  }));
  const failure = createAction(`${name}/failure`, (error: AppError, of: Meta<Arg>) => ({
    payload: error,
    meta: { ...of, phase: 'failure' as const },
  }));
  const cancelled = createAction(`${name}/cancelled`, (of: Meta<Arg>) => ({
    payload: undefined,
    meta: { ...of, phase: 'cancelled' as const },
  }));
  /** Gives up what runs under this key and aborts its HTTP request. */
  const abandon = createAction<string>(`${name}/abandon`);

  type Requested = PayloadAction<Arg, string, Meta<Arg>>;

  function* run({ payload: arg, meta: of }: Requested) {
    const patches = options.optimistic ? options.optimistic(arg, yield* select((state: State) => state)) : [];
    if (patches.length > 0) yield* put(entitiesPatched(patches));
    let outcome: Outcome<Result> = { kind: 'cancelled' };
    try {
      outcome = yield* attempt((context) => make(arg, context));
    } finally {
      if (outcome.kind === 'cancelled') {
        if (patches.length > 0) yield* put(entitiesReverted(patches));
        yield* put(cancelled(of));
      }
    }
    if (outcome.kind === 'cancelled') return;
    if (outcome.kind === 'failure') {
      if (patches.length > 0) yield* put(entitiesReverted(patches));
      yield* put(failure(outcome.error, of));
      const text = options.messages?.failure;
      if (text) yield* put(messageRaised({ kind: 'failure', text, error: outcome.error }));
      return;
    }
    yield* put(success(outcome.result, of));
    for (const followUp of options.followUps?.(outcome.result, arg) ?? []) yield* put(followUp);
    const text = options.messages?.success;
    if (text) yield* put(messageRaised({ kind: 'success', text }));
  }

  function* saga() {
    const running = new Map<string, Task>();
    const tracked = function* (action: Requested) {
      yield* call(run, action);
      running.delete(action.meta.key);
    };
    for (;;) {
      const action = yield* take((candidate: Action) => request.match(candidate) || abandon.match(candidate));
      if (abandon.match(action)) {
        const task = running.get(action.payload);
        running.delete(action.payload);
        if (task) yield* cancel(task);
      } else if (request.match(action)) {
        const task = running.get(action.meta.key);
        if (task && concurrency === 'leading') {
          yield* put(cancelled(action.meta));
          continue;
        }
        if (task && concurrency === 'latest') yield* cancel(task);
        const started = yield* fork(tracked, action);
        if (started.isRunning()) running.set(action.meta.key, started);
      }
    }
  }

  /** Sends the request from another saga and waits for what becomes of it. */
  function* perform(arg: Arg) {
    const sent = yield* put(request(arg));
    const isOurs = (action: Action) =>
      (success.match(action) || failure.match(action) || cancelled.match(action)) &&
      action.meta.request === sent.meta.request;
    const settled = yield* take(isOurs);
    if (success.match(settled)) return { kind: 'success', result: settled.payload } as Outcome<Result>;
    if (failure.match(settled)) return { kind: 'failure', error: settled.payload } as Outcome<Result>;
    return { kind: 'cancelled' } as Outcome<Result>;
  }

  return {
    name,
    request,
    success,
    failure,
    abandon,
    saga,
    perform,
    address: (key = '') => addressOf(name, key),
    select: (state: { requests: RequestsState }, key = ''): RequestState =>
      state.requests[addressOf(name, key)] ?? idleRequest,
  };
}
