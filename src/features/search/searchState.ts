import { createAction } from '@reduxjs/toolkit';
import type { ListsState } from '@/shared/store/lists';
import { searchLists, type SearchKind } from './lists';

/** How a search for one kind of results stands (SRCH-03). */
export interface SearchState {
  page: number;
  hasMore: boolean;
  loading: boolean;
  /** There is nothing to show: the search failed, found nothing, or was never made (SRCH-02). */
  error: boolean;
  count: number;
}

interface State {
  lists: ListsState;
}

/** The state of a search, read from the list of its results: it is kept nowhere else (SRCH-03). */
export function selectSearch(state: State, kind: SearchKind, term: string): SearchState {
  const { page, hasMore, isLoading, error, ids, count } = searchLists[kind].select(state, term);
  return {
    page,
    hasMore,
    loading: isLoading,
    error: !isLoading && (error !== null || ids.length === 0),
    count: count ?? 0,
  };
}

/** The search is emptied: all its lists return to their beginning (SRCH-02). */
export const searchCleaned = createAction('search/cleaned');
