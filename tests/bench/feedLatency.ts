import autocannon from 'autocannon';
import { largeCommunityToken } from './largeCommunity';

/** Reads the first page of the news for ten seconds over four connections, as the member of the large community. */
export async function measureFeed(baseURL: string): Promise<Record<string, number>> {
  const { requests, latency, non2xx } = await autocannon({
    url: `${baseURL}/api/post/news?page=1&per_page=10`,
    connections: 4,
    duration: 10,
    // A thread of its own, which what the test does meanwhile does not hold up.
    workers: 1,
    headers: { 'X-Token': largeCommunityToken },
  });
  return {
    'requests/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    'not 2xx': non2xx,
  };
}
