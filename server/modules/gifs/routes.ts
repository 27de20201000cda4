import { z } from 'zod';
import { maxSearchTermLength } from '@/shared/config/limits';
import type { WireList } from '@/shared/wire/common';
import type { WireGif } from '@/shared/wire/post';
import { ApiError } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { memberRoute, type Route } from '../../http/route';
import { pageQuery } from '../../http/validation';
import { describeError } from '../../log';

const retryAfterSeconds = 30;
const { page } = pageQuery(1);
const gifQuery = z.object({ q: z.string().max(maxSearchTermLength).default(''), page });

/** The GIF picker (POST-03). Answers 503 while the service fails. */
export const gifRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/post/user/getgiphies',
    permission: 'gif.read',
    query: gifQuery,
    handle: ({ query, deps }) => searchGifs(deps, query.q.trim(), query.page),
  }),
];

async function searchGifs(
  { gifs, imageProxy, log }: Pick<AppDeps, 'gifs' | 'imageProxy' | 'log'>,
  words: string,
  page: number,
): Promise<WireList<WireGif>> {
  const found = await gifs.search(words, page).catch((error: unknown) => {
    log.warn(`No GIFs: ${describeError(error)}`);
    throw new ApiError(503, 'genericError', { retryAfterSeconds });
  });
  const list = found.list.map(({ previewUrl, url, ...gif }) => ({
    ...gif,
    url: imageProxy.wrap(url),
    preview_url: imageProxy.wrap(previewUrl),
  }));
  return { list, count: found.count };
}
