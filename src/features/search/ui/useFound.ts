import { shallowEqual, useSelector } from 'react-redux';
import type { ListsState } from '@/shared/store/lists';
import type { SearchKind } from '../lists';
import { selectSearch, type SearchState } from '../searchState';

/** How the search for a term stands, by the kind of its results (SRCH-03). */
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
