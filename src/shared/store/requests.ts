import { createAction, createReducer, isAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AppError } from '../errors/appError';
import { sessionEnded } from './sessionEnd';

/**
 * `latest`: a new request of the same key cancels the one that runs. `leading`: it is ignored while one runs.
 * `every`: all run side by side.
 */
export type Concurrency = 'latest' | 'leading' | 'every';

export interface RequestMeta {
  name: string;
  key: string;
  /** Which of the requests of this key. */
  request: string;
  phase: 'request' | 'success' | 'failure' | 'cancelled';
  concurrency: Concurrency;
}

export interface RequestState {
  status: 'idle' | 'pending' | 'succeeded' | 'failed';
  error: AppError | null;
  /** The request that the status speaks of. */
  request: string | null;
  observers: number;
}

export type RequestsState = Record<string, RequestState>;

export const idleRequest: RequestState = { status: 'idle', error: null, request: null, observers: 0 };

export const requestObserved = createAction<{ address: string }>('requests/observed');
export const requestReleased = createAction<{ address: string }>('requests/released');
/** Back to idle, for a form that opens again. */
export const requestReset = createAction<{ address: string }>('requests/reset');

export function addressOf(name: string, key: string): string {
  return `${name}|${key}`;
}

/** The status and error of every request by name and key. What nobody observes is dropped once it has settled. */
export const requestsReducer = createReducer<RequestsState>({}, (builder) =>
  builder
    .addCase(requestObserved, (state, { payload }) => {
      (state[payload.address] ??= { ...idleRequest }).observers += 1;
    })
    .addCase(requestReleased, (state, { payload }) => {
      const entry = state[payload.address];
      if (!entry) return;
      entry.observers = Math.max(0, entry.observers - 1);
      dropSettled(state, payload.address);
    })
    // What mounted screens observe is idle again, but still observed.
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

function start(entry: RequestState, meta: RequestMeta): void {
  if (meta.concurrency === 'leading' && entry.status === 'pending') return;
  Object.assign(entry, { status: 'pending', error: null, request: meta.request });
}

function settle(state: RequestsState, address: string, { meta, payload }: RequestAction): void {
  const entry = state[address];
  if (entry?.request !== meta.request) return;
  if (meta.phase === 'success') entry.status = 'succeeded';
  else if (meta.phase === 'failure') Object.assign(entry, { status: 'failed', error: payload });
  else Object.assign(entry, { status: 'idle', request: null });
  dropSettled(state, address);
}

function dropSettled(state: RequestsState, address: string): void {
  const entry = state[address];
  if (entry && entry.observers === 0 && entry.status !== 'pending') Reflect.deleteProperty(state, address);
}
