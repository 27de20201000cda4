import { createAction } from '@reduxjs/toolkit';
import type { ListsState } from '@/shared/store/lists';
import { searchLists, type SearchKind } from './lists';

/** State of a search for one kind of results (SRCH-03). */
export interface SearchState {
  page: number;
  hasMore: boolean;
  loading: boolean;
  /** Nothing to show: the search failed, found nothing, or never ran (SRCH-02). */
  error: boolean;
  count: number;
}

interface State {
  lists: ListsState;
}

/** State of a search, derived from its list of results (SRCH-03). */
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

/** The search was emptied: all its lists start over (SRCH-02). */
export const searchCleaned = createAction('search/cleaned');
