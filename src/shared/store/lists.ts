import { createReducer, isAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { defaultPage } from '../config/limits';
import type { AppError } from '../errors/appError';
import { entityRemoved, entityUnlisted } from './entities';

export interface ListState<Args extends unknown[] = unknown[]> {
  /** Name of the list or the family that it belongs to. */
  name: string;
  /** Its argument, as data: verbs by predicate find their lists by it. */
  args: Args;
  kind: string;
  ids: string[];
  /** The page that was asked for last. */
  page: number;
  /** How many pages are in `ids`. */
  loadedPages: number;
  hasMore: boolean;
  /** Pages in a row that held nothing new. */
  idlePages: number;
  isLoading: boolean;
  error: AppError | null;
  /** How many items the server has; null until it said so. */
  count: number | null;
  /** Index of the last loaded item, -1 for none. */
  lastPosition: number;
  /** The request whose answer is awaited; answers to others are ignored. */
  request: string | null;
  /** Items left since the last page came, so the pages of the wire moved up: the last one is asked for again. */
  hasGap: boolean;
  /** Items that left while a request runs: its answer may have been read before, and still name them. */
  left: string[];
  /** Loaded items are among them: the page may have moved up before it was read. */
  hasMoved: boolean;
}

export type ListsState = Record<string, ListState>;

/** How a list differs from the plain one. */
export interface ListShape {
  name: string;
  kind: string;
  /** Value of `page` before the first request (LIST-01: notifications 0). */
  initialPage: number;
  /** Newest page first on the wire, oldest first on screen (CMT-03). */
  isReversed: boolean;
}

export type ListEvent =
  | { type: 'requested'; page: number; request: string; isReload: boolean }
  | { type: 'loaded'; page: number; request: string; ids: string[]; count: number | null }
  | { type: 'failed'; request: string; error: AppError }
  | { type: 'cancelled'; request: string }
  | { type: 'itemAdded'; id: string; at: 'start' | 'end' }
  | { type: 'itemRemoved'; id: string }
  | { type: 'replaced'; ids: string[]; pages: number }
  | { type: 'reset' };

export interface ListMeta {
  /** Its address: name and key. */
  list: string;
  args: unknown[];
  shape: ListShape;
  event: ListEvent;
}

export function initialList({ name, kind, initialPage }: ListShape, args: unknown[] = []): ListState {
  return {
    name,
    args,
    kind,
    ids: [],
    page: initialPage,
    loadedPages: 0,
    hasMore: true,
    idlePages: 0,
    isLoading: false,
    error: null,
    count: null,
    lastPosition: -1,
    request: null,
    hasGap: false,
    left: [],
    hasMoved: false,
  };
}

/** Pages without anything new after which a list goes on by a press only: the server may repeat itself for ever. */
const maxIdlePages = 3;

export function isStalled({ idlePages, hasMore }: Pick<ListState, 'idlePages' | 'hasMore'>): boolean {
  return hasMore && idlePages >= maxIdlePages;
}

/** More is to come as far as is told: a list that grows by a button offers no page beyond the count. */
export function isLonger({ hasMore, count, ids }: Pick<ListState, 'hasMore' | 'count' | 'ids'>): boolean {
  return hasMore && (count === null || ids.length < count);
}

/** The page to ask for next: the one after the loaded ones, or the last one again where items left since it came. */
export function nextPage({ loadedPages, hasGap }: Pick<ListState, 'loadedPages' | 'hasGap'>): number {
  return defaultPage + (hasGap ? loadedPages - 1 : loadedPages);
}

/** Every paged list of the app, by name and key (LIST-01). */
export const listsReducer = createReducer<ListsState>({}, (builder) =>
  builder
    .addMatcher(isAnyOf(entityRemoved, entityUnlisted), (lists, { payload }) => {
      for (const list of Object.values(lists)) if (list.kind === payload.kind) removeItem(list, payload.id);
    })
    .addMatcher(isListAction, (lists, { meta }) => {
      apply((lists[meta.list] ??= initialList(meta.shape, meta.args)), meta.event, meta.shape);
    }),
);

function isListAction(action: unknown): action is UnknownAction & { meta: ListMeta } {
  return (
    isAction(action) &&
    'meta' in action &&
    typeof action.meta === 'object' &&
    action.meta !== null &&
    'list' in action.meta &&
    'shape' in action.meta
  );
}

function apply(list: ListState, event: ListEvent, shape: ListShape): void {
  switch (event.type) {
    case 'requested':
      if (event.isReload)
        Object.assign(list, {
          ids: [],
          loadedPages: 0,
          hasMore: true,
          idlePages: 0,
          lastPosition: -1,
          hasGap: false,
        });
      Object.assign(list, {
        page: event.page,
        isLoading: true,
        error: null,
        request: event.request,
        left: [],
        hasMoved: false,
      });
      return;
    case 'loaded': {
      if (list.request !== event.request) return;
      const ids = event.ids.filter((id) => !list.left.includes(id));
      // Items that were added while the first page was on its way.
      const added = list.loadedPages > 0 ? [] : list.ids.filter((id) => !event.ids.includes(id));
      list.idlePages = event.ids.every((id) => list.ids.includes(id)) ? list.idlePages + 1 : 0;
      setItems(list, merged(list.ids, ids, shape.isReversed));
      Object.assign(list, {
        isLoading: false,
        request: null,
        count: event.count === null ? null : event.count - event.ids.length + ids.length + added.length,
        loadedPages: event.page - defaultPage + 1,
        hasGap: list.hasMoved || ids.length < event.ids.length,
      });
      // Only a page that came empty ends a list; one that held nothing new does not.
      if (event.ids.length === 0) list.hasMore = false;
      return;
    }
    case 'failed':
      if (list.request === event.request)
        Object.assign(list, { isLoading: false, request: null, error: event.error });
      return;
    case 'cancelled':
      if (list.request === event.request) Object.assign(list, { isLoading: false, request: null });
      return;
    case 'itemAdded':
      list.left = list.left.filter((id) => id !== event.id);
      if (list.ids.includes(event.id)) return;
      setItems(list, event.at === 'start' ? [event.id, ...list.ids] : [...list.ids, event.id]);
      if (list.count !== null) list.count += 1;
      return;
    case 'itemRemoved':
      removeItem(list, event.id);
      return;
    case 'replaced':
      setItems(list, [...new Set(event.ids)]);
      Object.assign(list, {
        page: event.pages,
        loadedPages: event.pages,
        hasMore: true,
        idlePages: 0,
        isLoading: false,
        error: null,
        request: null,
        hasGap: false,
      });
      return;
    case 'reset':
      Object.assign(list, initialList(shape, list.args));
  }
}

function merged(known: string[], page: string[], isReversed: boolean): string[] {
  return [...new Set(isReversed ? [...page.toReversed(), ...known] : [...known, ...page])];
}

function setItems(list: ListState, ids: string[]): void {
  list.ids = ids;
  list.lastPosition = ids.length - 1;
}

function removeItem(list: ListState, id: string): void {
  if (list.isLoading) list.left.push(id);
  if (!list.ids.includes(id)) return;
  if (list.isLoading) list.hasMoved = true;
  setItems(
    list,
    list.ids.filter((known) => known !== id),
  );
  if (list.count !== null) list.count = Math.max(0, list.count - 1);
  list.hasGap = list.hasMore && list.loadedPages > 0;
  list.idlePages = 0;
}
