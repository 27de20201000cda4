import { useSearchParams } from 'react-router-dom';
import { searchKinds } from '../lists';

/** The tabs of the search page; `all` is the overview. */
export const searchTabs = ['all', ...searchKinds] as const;
export type SearchTab = (typeof searchTabs)[number];

/** Term and tab of the search page, from its address (SRCH-01); an unknown tab counts as the overview. */
export function useSearchAddress(): { term: string; tab: SearchTab } {
  const [parameters] = useSearchParams();
  const asked = parameters.get('tab');
  return {
    term: (parameters.get('term') ?? '').trim(),
    tab: searchTabs.find((tab) => tab === asked) ?? 'all',
  };
}
