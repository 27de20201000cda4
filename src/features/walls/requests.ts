import { pageSizes } from '@/shared/config/limits';
import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';
import { fetchPosts, newsPath } from '@/features/posts/api';

const fetchNews = (page: number, context: CallContext) =>
  fetchPosts(newsPath(), { page, perPage: pageSizes.feed }, context);

/** Fetches the first page of the feed without changing the list; failures stay silent. */
export const checkNews = createRequest('walls/checkNews', fetchNews, { concurrency: 'latest' });
/** Fetches further pages until a known post appears; a reading that begins anew ends the former. */
export const loadNewer = createRequest('walls/loadNewer', fetchNews, {
  concurrency: 'latest',
  messages: { failure: 'posts:feed.newFailed' },
});
