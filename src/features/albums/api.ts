import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { listOf, number, text } from '@/shared/api/decode';
import { fetchPage } from '@/shared/api/fetchPage';
import { apiError, RequestError } from '@/shared/errors/appError';
import { pageSizes } from '@/shared/config/limits';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import type { Entities } from '@/shared/store/entities';
import { albums, photos } from './entities';
import {
  albumSchema,
  photoSchema,
  type AlbumsQuery,
  type Month,
  type PhotosQuery,
  type PhotosSource,
} from './types';

const segment = encodeURIComponent;

/** Calls that together make one page of the list. */
const wirePages = 4;

/** Part of the query that selects photos: those of one album, or all of a member, group or company. */
const sourceOf = ({ kind, id, albumId, seenAs }: PhotosSource) => ({
  [`${kind}_id`]: id,
  ...(seenAs && { as: seenAs }),
  ...(albumId !== null && { album_id: albumId }),
});

/**
 * Fetches photos that the caller may see (ALB-02): four pages of the wire, two at a time and in order, so that a screen
 * fills, and is drawn anew, in fewer steps.
 */
export async function fetchPhotos(
  { order, from, ...source }: PhotosQuery,
  { page }: PageRequest,
  context: CallContext,
): Promise<Page> {
  const query = {
    ...sourceOf(source),
    // The customer's call knows no other order.
    ...(order !== 'newest' && { order }),
    ...(from !== null && { from }),
  };
  const read = (wirePage: number) =>
    fetchPage(
      { path: '/api/gallery/photos', query, item: photoSchema, store: photos },
      { page: wirePage, perPage: pageSizes.photos },
      context,
    );
  const first = (page - 1) * wirePages + 1;
  const earlier = await Promise.all([read(first), read(first + 1)]);
  const found = joined(earlier);
  const isAll =
    earlier.some(({ ids }) => ids.length === 0) || (page === 1 && found.ids.length === found.count);
  return isAll ? found : joined([found, ...(await Promise.all([read(first + 2), read(first + 3)]))]);
}

function joined(pages: readonly Page[]): Page {
  const known: NonNullable<Entities[string]> = {};
  for (const { entities } of pages.toReversed()) Object.assign(known, entities[photos.kind]);
  return {
    ids: [...new Set(pages.flatMap(({ ids }) => ids))],
    count: pages[0]?.count ?? null,
    entities: { [photos.kind]: known },
  };
}

/** Fetches a member's albums that the caller may see, the newest first (ALB-01). */
export function fetchAlbums(
  { userId, term }: AlbumsQuery,
  page: PageRequest,
  context: CallContext,
): Promise<Page> {
  const path = `/api/gallery/albums/${segment(userId)}`;
  return fetchPage(
    { path, query: term === '' ? {} : { term }, item: albumSchema, store: albums },
    page,
    context,
  );
}

/** Pages of albums that are looked through for one, on servers that cannot name it. */
const maxAlbumPages = 50;

/** Fetches one album of a member. @throws RequestError of status 404 if the caller sees none of that id */
export async function fetchAlbum(
  { userId, albumId }: { userId: string; albumId: string },
  { signal }: CallContext,
): Promise<{ id: string; entities: Entities }> {
  for (let page = 1; page <= maxAlbumPages; page += 1) {
    const { list } = await request({
      method: 'get',
      path: `/api/gallery/albums/${segment(userId)}`,
      query: { album_id: albumId, page, per_page: pageSizes.albums },
      answer: listOf(albumSchema),
      signal,
    });
    const album = list.find(({ id }) => id === albumId);
    if (album) return { id: albumId, entities: albums.entities([album]) };
    // A server that knows the field answers with that album alone.
    if (list.length < pageSizes.albums) break;
  }
  throw new RequestError(apiError({ code: 'notFound', status: 404 }));
}

const monthSchema = v.object({ month: v.pipe(text, v.regex(/^\d{4}-\d{2}$/)), count: number });

/** Fetches how many photos there are of each month, the latest first. */
export async function fetchMonths(source: PhotosSource, { signal }: CallContext): Promise<Month[]> {
  const { list } = await request({
    method: 'get',
    path: '/api/gallery/months',
    query: sourceOf(source),
    answer: listOf(monthSchema),
    signal,
  });
  return list;
}
