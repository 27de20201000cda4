import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import { gifs } from './entities';

const fetchGifs = lazyCall(async () => (await import('./api')).fetchGifs);

export const foundGifs = createPagedList<[string]>({
  name: 'gifs/found',
  kind: gifs.kind,
  pageSize: 1,
  key: (term) => term,
  fetch: (term, { page }, context) => fetchGifs(term, page, context),
});
