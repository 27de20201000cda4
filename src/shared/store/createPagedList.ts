import { createAction, nanoid, type Action, type PayloadAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, cancel, fork, put, take } from 'typed-redux-saga';
import { defaultPage } from '../config/limits';
import type { AppError } from '../errors/appError';
import { attempt, type CallContext, type Outcome } from './attempt';
import type { Entities } from './entities';
import {
  initialList,
  nextPage,
  type ListEvent,
  type ListMeta,
  type ListShape,
  type ListsState,
  type ListState,
} from './lists';

/** A page as a feature's `api.ts` hands it over: ids in the order of the wire, the things themselves as entities. */
export interface Page {
  ids: string[];
  count: number;
  entities: Entities;
}

export interface PageRequest {
  page: number;
  perPage: number;
  /** The last item that is loaded, for servers that can start below it: what others delete then leaves no hole. */
  after?: string | undefined;
}

export interface PagedListOptions<Arg> {
  name: string;
  /** Kind of the entities that the list's ids name. */
  kind: string;
  pageSize: number;
  /** Lists of different keys are different lists; default: there is one. */
  key?: (arg: Arg) => string;
  fetch: (arg: Arg, page: PageRequest, context: CallContext) => Promise<Page>;
  isReversed?: boolean;
  initialPage?: number;
}

/**
 * One paged list, or a family of them by key: its actions, its saga and its selector (LIST-01). Asking for the first
 * page empties the list. A new request cancels the one that runs: only the newest answer counts (API-08).
 */
export function createPagedList<Arg = undefined>(options: PagedListOptions<Arg>) {
  const {
    name,
    kind,
    pageSize,
    key: keyOf = () => '',
    fetch,
    isReversed = false,
    initialPage = defaultPage,
  } = options;
  const shape: ListShape = { kind, initialPage, isReversed };
  const empty = initialList(shape);
  const addressOf = (arg: Arg) => `${name}|${keyOf(arg)}`;
  const metaOf = (list: string, event: ListEvent): ListMeta => ({ list, shape, event });

  const requested = (arg: Arg, page: number, isReload: boolean, after?: string) => ({
    payload: { arg, page, after },
    meta: metaOf(addressOf(arg), { type: 'requested', page, request: nanoid(), isReload }),
  });
  /** Asks for a page, counted from 1. Asking for the first one is a reload. */
  const request = createAction(`${name}/request`, (arg: Arg, page: number = defaultPage) =>
    requested(arg, page, page === defaultPage),
  );
  /** Asks for the page that comes next; whatever is loaded stays, be it the first page once more. */
  const more = createAction(`${name}/more`, (arg: Arg, list: ListState) =>
    requested(arg, nextPage(list), false, list.loadedPages > 0 ? list.ids.at(-1) : undefined),
  );
  const success = createAction(
    `${name}/success`,
    (list: string, of: { page: number; request: string }, { ids, count, entities }: Page) => ({
      payload: { entities },
      meta: metaOf(list, { type: 'loaded', ...of, ids, count }),
    }),
  );
  const failure = createAction(`${name}/failure`, (list: string, id: string, error: AppError) => ({
    payload: error,
    meta: metaOf(list, { type: 'failed', request: id, error }),
  }));
  const cancelled = createAction(`${name}/cancelled`, (list: string, id: string) => ({
    payload: undefined,
    meta: metaOf(list, { type: 'cancelled', request: id }),
  }));
  /** Gives up the request that runs, for a screen that is left (API-08). */
  const abandon = createAction<string>(`${name}/abandon`);
  const itemAdded = createAction(
    `${name}/itemAdded`,
    (arg: Arg, id: string, at: 'start' | 'end' = 'start') => ({
      payload: id,
      meta: metaOf(addressOf(arg), { type: 'itemAdded', id, at }),
    }),
  );
  const itemRemoved = createAction(`${name}/itemRemoved`, (arg: Arg, id: string) => ({
    payload: id,
    meta: metaOf(addressOf(arg), { type: 'itemRemoved', id }),
  }));
  /** Puts the first pages, read elsewhere, in the place of all that is loaded; their entities must be in the stores. */
  const replaced = createAction(`${name}/replaced`, (arg: Arg, ids: string[], pages: number) => ({
    payload: ids,
    meta: metaOf(addressOf(arg), { type: 'replaced', ids, pages }),
  }));
  const reset = createAction(`${name}/reset`, (arg: Arg) => ({
    payload: undefined,
    meta: metaOf(addressOf(arg), { type: 'reset' }),
  }));

  type Requested = PayloadAction<{ arg: Arg; page: number; after: string | undefined }, string, ListMeta>;

  function* run({ payload: { arg, page, after }, meta }: Requested, id: string) {
    let outcome: Outcome<Page> = { kind: 'cancelled' };
    try {
      outcome = yield* attempt((context) => fetch(arg, { page, perPage: pageSize, after }, context));
    } finally {
      if (outcome.kind === 'cancelled') yield* put(cancelled(meta.list, id));
    }
    if (outcome.kind === 'success') yield* put(success(meta.list, { page, request: id }, outcome.result));
    else if (outcome.kind === 'failure') yield* put(failure(meta.list, id, outcome.error));
  }

  function* saga() {
    const running = new Map<string, Task>();
    const tracked = function* (action: Requested, id: string) {
      yield* call(run, action, id);
      running.delete(action.meta.list);
    };
    for (;;) {
      const action = yield* take(
        (candidate: Action) => request.match(candidate) || more.match(candidate) || abandon.match(candidate),
      );
      if (abandon.match(action)) {
        const task = running.get(action.payload);
        running.delete(action.payload);
        if (task) yield* cancel(task);
      } else if (request.match(action) || more.match(action)) {
        const { list, event } = action.meta;
        if (event.type !== 'requested') continue;
        const task = running.get(list);
        if (task) yield* cancel(task);
        const started = yield* fork(tracked, action, event.request);
        if (started.isRunning()) running.set(list, started);
      }
    }
  }

  return {
    name,
    request,
    more,
    success,
    failure,
    abandon,
    itemAdded,
    itemRemoved,
    replaced,
    reset,
    saga,
    address: addressOf,
    select: (state: { lists: ListsState }, arg: Arg): ListState => state.lists[addressOf(arg)] ?? empty,
  };
}

export type PagedList<Arg> = ReturnType<typeof createPagedList<Arg>>;
