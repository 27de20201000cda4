import { createAction, isAnyOf, nanoid, type Action, type UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import { defaultPage } from '../config/limits';
import type { AppError } from '../errors/appError';
import { attempt, type Arguments, type CallContext, type Outcome } from './attempt';
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
import { takePer } from './sagas';

/** A page as a feature's `api.ts` hands it over: ids in the order of the wire, the things themselves as entities. */
export interface Page {
  ids: string[];
  /** Null where the server does not tell. */
  count: number | null;
  entities: Entities;
}

export interface PageRequest {
  page: number;
  perPage: number;
  /** The last item that is loaded, for servers that can start below it: what others delete then leaves no hole. */
  after?: string | undefined;
}

export interface PagedListOptions<Args extends Arguments> {
  name: string;
  /** Kind of the entities that the list's ids name. */
  kind: string;
  pageSize: number;
  /** Lists of different keys are different lists; default: there is one. */
  key?: (...args: Args) => string;
  fetch: (...args: [...Args, page: PageRequest, context: CallContext]) => Promise<Page>;
  isReversed?: boolean;
  initialPage?: number;
}

interface Root {
  lists: ListsState;
}

/**
 * One paged list, or a family of them by key: its actions, its saga and its selectors (LIST-01). A new request cancels
 * the one that runs: only the newest answer counts (API-08).
 */
export function createPagedList<Args extends Arguments = []>(options: PagedListOptions<Args>) {
  const { name, kind, key: keyOf = () => '', isReversed = false, initialPage = defaultPage } = options;
  const shape: ListShape = { name, kind, initialPage, isReversed };
  const empty = initialList(shape);
  const address = (...args: Args) => `${name}|${keyOf(...args)}`;
  const actions = listActions(shape, address);

  /** Lists of this family have its name, and arguments of its type. */
  const isOwn = (list: ListState): list is ListState<Args> => list.name === name;
  const known = (state: Root) => Object.values(state.lists).filter(isOwn);

  return {
    name,
    kind,
    ...actions,
    saga: listSaga(options, actions),
    address,
    select: (state: Root, ...args: Args): ListState => state.lists[address(...args)] ?? empty,
    /**
     * Arguments of the lists of this family that match and hold at least one page, or wait for one: that may have been
     * read before what is shown now.
     */
    asked: (state: Root, isMeant: (...args: Args) => boolean): Args[0][] =>
      known(state)
        .filter(({ loadedPages, isLoading, args }) => (loadedPages > 0 || isLoading) && isMeant(...args))
        .map(({ args }) => args[0]),
    /** Actions that ask again for the pages of this family that are on their way. */
    askedAgain: (state: Root): UnknownAction[] =>
      known(state)
        .filter(({ isLoading }) => isLoading)
        .map((list) => actions.more(list, ...list.args)),
    /** Actions that reset every list of this family whose argument matches. */
    resetWhere: (state: Root, isMeant: (...args: Args) => boolean): UnknownAction[] =>
      known(state)
        .filter(({ args }) => isMeant(...args))
        .map(({ args }) => actions.reset(...args)),
    /**
     * Actions that take an item out of every list of this family whose argument matches, and out of pages on their way.
     */
    itemRemovedWhere: (state: Root, id: string, isMeant: (...args: Args) => boolean): UnknownAction[] =>
      known(state)
        .filter(({ ids, isLoading, args }) => (isLoading || ids.includes(id)) && isMeant(...args))
        .map(({ args }) => actions.itemRemoved(id, ...args)),
  };
}

export type PagedList<Args extends Arguments> = ReturnType<typeof createPagedList<Args>>;

type ListActions<Args extends Arguments> = ReturnType<typeof listActions<Args>>;

function listActions<Args extends Arguments>(shape: ListShape, address: (...args: Args) => string) {
  const { name } = shape;
  const metaOf = (args: Args, event: ListEvent): ListMeta => ({ list: address(...args), args, shape, event });
  const requested = (args: Args, page: number, isReload: boolean, after?: string) => ({
    payload: { args, page, after },
    meta: metaOf(args, { type: 'requested', page, request: nanoid(), isReload }),
  });
  const plain = (args: Args, event: ListEvent) => ({ payload: undefined, meta: metaOf(args, event) });
  return {
    /** Asks for the first page; the list is emptied. */
    request: createAction(`${name}/request`, (...args: Args) => requested(args, defaultPage, true)),
    /** Asks for the page that comes next; what is loaded stays, even if that is the first page once more. */
    more: createAction(
      `${name}/more`,
      (list: Pick<ListState, 'ids' | 'loadedPages' | 'hasGap'>, ...args: Args) =>
        requested(args, nextPage(list), false, list.loadedPages > 0 ? list.ids.at(-1) : undefined),
    ),
    success: createAction(
      `${name}/success`,
      (of: { page: number; request: string }, { ids, count, entities }: Page, ...args: Args) => ({
        payload: { entities },
        meta: metaOf(args, { type: 'loaded', ...of, ids, count }),
      }),
    ),
    failure: createAction(`${name}/failure`, (request: string, error: AppError, ...args: Args) => ({
      payload: error,
      meta: metaOf(args, { type: 'failed', request, error }),
    })),
    cancelled: createAction(`${name}/cancelled`, (request: string, ...args: Args) =>
      plain(args, { type: 'cancelled', request }),
    ),
    /** Gives up the request that runs, for a screen that is left (API-08). */
    abandon: createAction(`${name}/abandon`, (...args: Args) => ({
      payload: undefined,
      meta: { list: address(...args) },
    })),
    itemAdded: createAction(`${name}/itemAdded`, (id: string, ...args: Args) => ({
      payload: id,
      meta: metaOf(args, { type: 'itemAdded', id, at: 'start' }),
    })),
    itemAppended: createAction(`${name}/itemAppended`, (id: string, ...args: Args) => ({
      payload: id,
      meta: metaOf(args, { type: 'itemAdded', id, at: 'end' }),
    })),
    itemRemoved: createAction(`${name}/itemRemoved`, (id: string, ...args: Args) => ({
      payload: id,
      meta: metaOf(args, { type: 'itemRemoved', id }),
    })),
    /** Puts the first pages, read elsewhere, in place of all that is loaded; their entities must be in the stores. */
    replaced: createAction(`${name}/replaced`, (ids: string[], pages: number, ...args: Args) => ({
      payload: ids,
      meta: metaOf(args, { type: 'replaced', ids, pages }),
    })),
    /** Empties the list and gives up the request that runs; a visible list is loaded again. */
    reset: createAction(`${name}/reset`, (...args: Args) => plain(args, { type: 'reset' })),
  };
}

function listSaga<Args extends Arguments>(
  { fetch, pageSize }: PagedListOptions<Args>,
  { request, more, success, failure, cancelled, abandon, reset }: ListActions<Args>,
) {
  const isRequest = isAnyOf(request, more);

  function* run(action: Action): SagaGenerator<void> {
    if (!isRequest(action) || action.meta.event.type !== 'requested') return;
    const { args, page, after } = action.payload;
    const id = action.meta.event.request;
    let outcome: Outcome<Page> = { kind: 'cancelled' };
    try {
      outcome = yield* attempt((context) => fetch(...args, { page, perPage: pageSize, after }, context));
    } finally {
      if (outcome.kind === 'cancelled') yield* put(cancelled(id, ...args));
    }
    if (outcome.kind === 'success') yield* put(success({ page, request: id }, outcome.result, ...args));
    else if (outcome.kind === 'failure') yield* put(failure(id, outcome.error, ...args));
  }

  return function* saga() {
    const on = isAnyOf(request, more, abandon, reset);
    const key = ({ meta }: { meta: Pick<ListMeta, 'list'> }) => meta.list;
    yield* takePer({ on, key, run });
  };
}
