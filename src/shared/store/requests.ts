import { createAction, createReducer, isAction, type UnknownAction } from '@reduxjs/toolkit';
import { cancelledError, type AppError } from '../errors/appError';
import type { Arguments } from './attempt';
import { sessionEnded } from './sessionEnd';

/**
 * `latest`: a new request of the same key cancels the one that runs. `leading`: it is ignored while one runs.
 */
export type Concurrency = 'latest' | 'leading';

export interface RequestMeta {
  name: string;
  key: string;
  /** Id of this request among those of its key. */
  request: string;
  phase: 'request' | 'success' | 'failure' | 'cancelled';
  concurrency: Concurrency;
  /** The entry stays when nothing observes it: a resource's. */
  isKept: boolean;
  /** Where present: the answer to keep from now on, undefined for none. */
  data?: unknown;
}

export interface RequestState<Data = unknown> {
  status: 'idle' | 'pending' | 'succeeded' | 'failed';
  error: AppError | null;
  /** The request that the status speaks of. */
  request: string | null;
  observers: number;
  /** Nothing has observed it since the request was sent. A failure waits here until something has (API-07). */
  isUnseen: boolean;
  isKept: boolean;
  /** Answer of a resource; undefined before the first one, and always for other requests. */
  data: Data | undefined;
}

export type RequestsState = Record<string, RequestState>;

export const idleRequest: RequestState<never> = {
  status: 'idle',
  error: null,
  request: null,
  observers: 0,
  isUnseen: false,
  isKept: false,
  data: undefined,
};

export const requestObserved = createAction<{ address: string }>('requests/observed');
export const requestReleased = createAction<{ address: string }>('requests/released');
/** Back to idle, for a form that opens again. */
export const requestReset = createAction<{ address: string }>('requests/reset');
/** The member waits no longer: what is pending has failed, and its late answer changes nothing. */
const requestGivenUp = createAction<{ address: string }>('requests/givenUp');
/** Replaces the answer that a resource keeps, also against one on its way, which is older; undefined forgets it. */
export const answerChanged = createAction<{ address: string; data: unknown }>('requests/answerChanged');

interface Abandonable<Args extends Arguments> {
  address: (...args: Args) => string;
  abandon: (...args: Args) => UnknownAction;
}

/** Actions by which a member ends a load that takes too long: its call is aborted and its screen offers a retry. */
export function givingUp<Args extends Arguments>(
  { address, abandon }: Abandonable<Args>,
  ...args: Args
): UnknownAction[] {
  return [requestGivenUp({ address: address(...args) }), abandon(...args)];
}

export function addressOf(name: string, key: string): string {
  return `${name}|${key}`;
}

/**
 * Status, error and kept answer of every request by name and key. An entry is dropped once it has settled and nothing
 * observes it, except a resource's and a failure that nothing has shown yet.
 */
export const requestsReducer = createReducer<RequestsState>({}, (builder) =>
  builder
    .addCase(requestObserved, (state, { payload }) => {
      const entry = (state[payload.address] ??= { ...idleRequest });
      entry.observers += 1;
      entry.isUnseen = false;
    })
    .addCase(requestReleased, (state, { payload }) => {
      const entry = state[payload.address];
      if (!entry) return;
      entry.observers = Math.max(0, entry.observers - 1);
      dropSettled(state, payload.address);
    })
    // Mounted screens go on observing what is idle again.
    .addCase(sessionEnded, (state) => {
      for (const [address, entry] of Object.entries(state)) {
        Object.assign(entry, { ...idleRequest, observers: entry.observers });
        dropSettled(state, address);
      }
    })
    .addCase(requestReset, (state, { payload }) => {
      const entry = state[payload.address];
      if (entry && entry.status !== 'pending')
        Object.assign(entry, { status: 'idle', error: null, request: null });
    })
    .addCase(requestGivenUp, (state, { payload }) => {
      const entry = state[payload.address];
      if (entry?.status === 'pending')
        Object.assign(entry, { status: 'failed', error: cancelledError, request: null });
    })
    .addCase(answerChanged, (state, { payload: { address, data } }) => {
      const entry = (state[address] ??= { ...idleRequest });
      Object.assign(entry, { isKept: true, data });
      if (data !== undefined && entry.status === 'pending')
        Object.assign(entry, { status: 'succeeded', request: null });
    })
    .addMatcher(isRequestAction, (state, action) => {
      const { name, key, phase } = action.meta;
      const address = addressOf(name, key);
      if (phase === 'request') start((state[address] ??= { ...idleRequest }), action.meta);
      else settle(state, address, action);
    }),
);

interface RequestAction extends UnknownAction {
  meta: RequestMeta;
  payload: unknown;
}

function isRequestAction(action: unknown): action is RequestAction {
  return (
    isAction(action) &&
    'meta' in action &&
    typeof action.meta === 'object' &&
    action.meta !== null &&
    'phase' in action.meta &&
    'concurrency' in action.meta
  );
}

function start(entry: RequestState, { concurrency, request, isKept }: RequestMeta): void {
  if (concurrency === 'leading' && entry.status === 'pending') return;
  const isUnseen = entry.observers === 0;
  Object.assign(entry, { status: 'pending', error: null, request, isUnseen, isKept });
}

function settle(state: RequestsState, address: string, { meta, payload }: RequestAction): void {
  const entry = state[address];
  if (entry?.request !== meta.request) return;
  if (meta.phase === 'success') entry.status = 'succeeded';
  else if (meta.phase === 'failure') Object.assign(entry, { status: 'failed', error: payload });
  else Object.assign(entry, { status: 'idle', request: null });
  if ('data' in meta) entry.data = meta.data;
  dropSettled(state, address);
}

function dropSettled(state: RequestsState, address: string): void {
  const entry = state[address];
  if (!entry || entry.observers > 0 || entry.status === 'pending' || entry.isKept) return;
  if (entry.status === 'failed' && entry.isUnseen) return;
  delete state[address];
}
