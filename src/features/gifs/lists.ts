import { createPagedList } from '@/shared/store/createPagedList';
import { fetchGifs } from './api';
import { gifs } from './entities';

export const foundGifs = createPagedList<[string]>({
  name: 'gifs/found',
  kind: gifs.kind,
  pageSize: 1,
  key: (term) => term,
  fetch: (term, { page }, context) => fetchGifs(term, page, context),
});
