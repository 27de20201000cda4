import { request } from './client';
import { listOf, type Schema } from './decode';
import type { CallContext } from '../store/attempt';
import type { Page, PageRequest } from '../store/createPagedList';
import type { Entities, Entity } from '../store/entities';

interface PageSource<Item extends Entity> {
  /** Without the query. */
  path: string;
  item: Schema<Item>;
  /** The entity store of the items. */
  store: { entities: (items: readonly Item[]) => Entities };
  query?: Record<string, string | undefined>;
}

/** Fetches a page of a list and converts it for `createPagedList`. */
export async function fetchPage<Item extends Entity>(
  { path, item, store, query = {} }: PageSource<Item>,
  { page, perPage }: PageRequest,
  { signal }: CallContext,
): Promise<Page> {
  const { list, count } = await request({
    method: 'get',
    path,
    query: { ...query, page, per_page: perPage },
    answer: listOf(item),
    signal,
  });
  return { ids: list.map(({ id }) => id), count, entities: store.entities(list) };
}
