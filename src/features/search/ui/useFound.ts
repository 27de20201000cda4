import { shallowEqual, useSelector } from 'react-redux';
import type { ListsState } from '@/shared/store/lists';
import type { SearchKind } from '../lists';
import { selectSearch, type SearchState } from '../searchState';

/** States of the searches for a term, by kind of results (SRCH-03). */
export function useFound(term: string): Record<SearchKind, SearchState> {
  return {
    users: useSearch('users', term),
    groups: useSearch('groups', term),
    companies: useSearch('companies', term),
    post: useSearch('post', term),
  };
}

function useSearch(kind: SearchKind, term: string): SearchState {
  return useSelector((state: { lists: ListsState }) => selectSearch(state, kind, term), shallowEqual);
}
