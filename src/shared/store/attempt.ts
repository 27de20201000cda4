import { call, cancelled, type SagaGenerator } from 'typed-redux-saga';
import { isCancelled } from '../api/cancelled';
import { toAppError, type AppError } from '../errors/appError';

export interface CallContext {
  /** Aborts the HTTP request when the saga that waits for it is cancelled. */
  signal: AbortSignal;
}

/** A call takes one argument or none: several values travel as the fields of one. */
export type Arguments = [arg?: unknown];

export interface Call<Args extends Arguments, Result> {
  (...args: [...Args, context: CallContext]): Promise<Result>;
  /** Loads its code ahead: see `lazyCall`. */
  prepare?: () => Promise<unknown>;
}

export type Outcome<Result> =
  { kind: 'success'; result: Result } | { kind: 'failure'; error: AppError } | { kind: 'cancelled' };

/** Calls on their way. */
const running = new Set<Promise<unknown>>();

/** Ends once all calls that are on their way now have ended: what they bring may be older than a change just made. */
export const formerCalls = () => Promise.allSettled(running);

/** Makes a call and turns whatever happens into an outcome; cancelling the saga aborts the call. */
export function attempt<Result>(
  make: (context: CallContext) => Promise<Result>,
): SagaGenerator<Outcome<Result>> {
  // By the `call` effect: a generator that yields in its `finally` makes the one that delegates to it by `yield*` go
  // on as if nothing had been cancelled.
  return call(settled<Result>, make);
}

function* settled<Result>(make: (context: CallContext) => Promise<Result>): SagaGenerator<Outcome<Result>> {
  const controller = new AbortController();
  let made: Promise<Result> | undefined;
  try {
    const result = yield* call(() => {
      made = make({ signal: controller.signal });
      running.add(made);
      return made;
    });
    return { kind: 'success', result };
  } catch (thrown) {
    return isCancelled(thrown) ? { kind: 'cancelled' } : { kind: 'failure', error: toAppError(thrown) };
  } finally {
    if (made) running.delete(made);
    if (yield* cancelled()) controller.abort();
  }
}
