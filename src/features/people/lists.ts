import { pageSizes } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import { users } from './entities';

/** People you may know (FOLW-03). */
export const suggestionsList = createPagedList({
  name: 'people/suggestions',
  kind: users.kind,
  pageSize: pageSizes.people,
  fetch: lazyCall(async () => (await import('./api')).fetchSuggestions),
});
