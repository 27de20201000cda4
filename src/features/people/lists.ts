import { pageSizes } from '@/shared/config/limits';
import { createPagedList } from '@/shared/store/createPagedList';
import { fetchSuggestions } from './api';
import { users } from './entities';

/** People you may know (FOLW-03). */
export const suggestionsList = createPagedList({
  name: 'people/suggestions',
  kind: users.kind,
  pageSize: pageSizes.people,
  fetch: fetchSuggestions,
});
