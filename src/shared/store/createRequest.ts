import { createAction, isAnyOf, nanoid, type Action, type UnknownAction } from '@reduxjs/toolkit';
import { put, select as selectState, take, type SagaGenerator } from 'typed-redux-saga';
import type { AppError } from '../errors/appError';
import type { MessageKey } from '../i18n/messageKey';
import { attempt, type Arguments, type Call, type Outcome } from './attempt';
import { messageRaised } from './messages';
import {
  addressOf,
  idleRequest,
  type Concurrency,
  type RequestMeta,
  type RequestsState,
  type RequestState,
} from './requests';
import { putAll, takePer } from './sagas';

export interface RequestOptions<Args extends Arguments, Result> {
  /** Default `leading`: a second click does nothing while the first runs. */
  concurrency?: Concurrency;
  /** Actions that follow a success: items added to lists, counts raised. */
  followUps?: (result: Result, ...args: Args) => UnknownAction[];
  messages?: { success?: MessageKey; failure?: MessageKey };
}

/**
 * Requests of different keys never meet. The key may be made of a part of the argument: screens give that part alone.
 */
export interface Keyed<KeyArgs extends Arguments> {
  key: (...args: KeyArgs) => string;
}

/** How a resource keeps answers: see `createResource`. */
export interface Keeping<Result> {
  keep: (result: Result) => unknown;
  isGone: (error: AppError) => boolean;
}

interface Root {
  requests: RequestsState;
}
type Answered<Result> = Exclude<Outcome<Result>, { kind: 'cancelled' }>;
type Meta<Args extends Arguments> = RequestMeta & { arg: Args[0]; args: Args };

/**
 * One call as a typed trio of actions, its saga and its status. A success whose result carries `entities` updates
 * the entity stores by itself. Argument and result must be plain data: files travel by the id of their upload.
 * Without a `key` all its requests share one status, and screens name none.
 */
export function createRequest<Args extends KeyArgs, Result, KeyArgs extends Arguments = Args>(
  name: string,
  make: Call<Args, Result>,
  options: RequestOptions<Args, Result> & Keyed<KeyArgs>,
): ReturnType<typeof buildRequest<KeyArgs, Args, Result>>;
export function createRequest<Args extends Arguments, Result>(
  name: string,
  make: Call<Args, Result>,
  options?: RequestOptions<Args, Result>,
): ReturnType<typeof buildRequest<Arguments, Args, Result>>;
export function createRequest<KeyArgs extends Arguments, Args extends KeyArgs, Result>(
  name: string,
  make: Call<Args, Result>,
  options: RequestOptions<Args, Result> & Partial<Keyed<KeyArgs>> = {},
) {
  return buildRequest(name, make, options);
}

/** A request, or with `keeping` the request of a resource. */
export function buildRequest<KeyArgs extends Arguments, Args extends KeyArgs, Result>(
  name: string,
  make: Call<Args, Result>,
  options: RequestOptions<Args, Result> & Partial<Keyed<KeyArgs>>,
  keeping?: Keeping<Result>,
) {
  const { key: keyOf = () => '', concurrency = 'leading', followUps, messages } = options;
  const actions = requestActions<KeyArgs, Args, Result>(name, keyOf, concurrency, keeping);
  const { request, success, failure, cancelled, abandon } = actions;
  const address = (...args: KeyArgs) => addressOf(name, keyOf(...args));

  function actionsAfter(outcome: Answered<Result>, of: Meta<Args>): UnknownAction[] {
    if (outcome.kind === 'failure') {
      const { error } = outcome;
      const text = messages?.failure;
      return [failure(error, of), ...(text ? [messageRaised({ kind: 'failure', text, error })] : [])];
    }
    const text = messages?.success;
    return [
      success(outcome.result, of),
      ...(followUps?.(outcome.result, ...of.args) ?? []),
      ...(text ? [messageRaised({ kind: 'success', text })] : []),
    ];
  }

  function* run(action: Action): SagaGenerator<void> {
    if (!request.match(action)) return;
    const { meta } = action;
    let outcome: Outcome<Result> = { kind: 'cancelled' };
    try {
      outcome = yield* attempt((context) => make(...meta.args, context));
    } finally {
      // The saga itself may have been cancelled: only here it still runs.
      if (outcome.kind === 'cancelled') yield* put(cancelled(meta));
    }
    if (outcome.kind === 'cancelled') return;
    yield* putAll(actionsAfter(outcome, meta));
  }

  function* ignore(action: Action): SagaGenerator<boolean> {
    if (concurrency === 'latest' || !request.match(action)) return false;
    // One that was taken is made: a changed answer has settled the one that still runs.
    const isTaken = ({ requests }: Partial<Root>) =>
      requests?.[addressOf(name, action.meta.key)]?.request === action.meta.request;
    if (yield* selectState(isTaken)) return false;
    yield* put(cancelled(action.meta));
    return true;
  }

  function* saga() {
    const key = (action: ReturnType<typeof request> | ReturnType<typeof abandon>) =>
      request.match(action) ? action.meta.key : action.payload;
    yield* takePer({ on: isAnyOf(request, abandon), key, run, whileRunning: ignore });
  }

  /** Sends the request from another saga and waits for its outcome. */
  function* perform(...args: Args): SagaGenerator<Outcome<Result>> {
    const sent = yield* put(request(...args));
    const isSettled = isAnyOf(success, failure, cancelled);
    const isOurs = (action: Action) => isSettled(action) && action.meta.request === sent.meta.request;
    const settled = yield* take(isOurs);
    if (success.match(settled)) return { kind: 'success', result: settled.payload };
    if (failure.match(settled)) return { kind: 'failure', error: settled.payload };
    return { kind: 'cancelled' };
  }

  /** Actions of an outcome that came without `request`: of a call that was made elsewhere. */
  function outcomeActions(outcome: Answered<Result>, ...args: Args): UnknownAction[] {
    return actionsAfter(outcome, request(...args).meta);
  }

  const select = (state: { requests: RequestsState }, ...args: KeyArgs): RequestState =>
    state.requests[address(...args)] ?? idleRequest;
  return { name, request, success, failure, abandon, saga, perform, address, select, make, outcomeActions };
}

function requestActions<KeyArgs extends Arguments, Args extends KeyArgs, Result>(
  name: string,
  keyOf: (...args: KeyArgs) => string,
  concurrency: Concurrency,
  keeping?: Keeping<Result>,
) {
  return {
    request: createAction(`${name}/request`, (...args: Args): { payload: Args[0]; meta: Meta<Args> } => {
      const of = { name, key: keyOf(...args), request: nanoid(), concurrency, isKept: keeping !== undefined };
      return { payload: args[0], meta: { ...of, phase: 'request', arg: args[0], args } };
    }),
    success: createAction(`${name}/success`, (result: Result, of: Meta<Args>) => ({
      payload: result,
      meta: { ...of, phase: 'success' as const, ...(keeping && { data: keeping.keep(result) }) },
    })),
    failure: createAction(`${name}/failure`, (error: AppError, of: Meta<Args>) => ({
      payload: error,
      meta: { ...of, phase: 'failure' as const, ...(keeping?.isGone(error) && { data: undefined }) },
    })),
    cancelled: createAction(`${name}/cancelled`, (of: Meta<Args>) => ({
      payload: undefined,
      meta: { ...of, phase: 'cancelled' as const },
    })),
    /** Gives up the request that runs under this key and aborts its call. */
    abandon: createAction(`${name}/abandon`, (...args: KeyArgs) => ({ payload: keyOf(...args) })),
  };
}
