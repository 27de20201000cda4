import { request } from '@/shared/api/client';
import { listOf } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import type { Page } from '@/shared/store/createPagedList';
import { gifs } from './entities';
import { gifSchema } from './types';

/**
 * Fetches a page of GIFs for a term, or of popular ones without a term (POST-03). The server sets the page size.
 */
export async function fetchGifs(term: string, page: number, { signal }: CallContext): Promise<Page> {
  const { list, count } = await request({
    method: 'get',
    path: '/api/post/user/getgiphies',
    query: { q: term, page },
    answer: listOf(gifSchema),
    signal,
  });
  return {
    ids: list.map(({ id }) => id),
    count,
    entities: gifs.entities(list),
  };
}
