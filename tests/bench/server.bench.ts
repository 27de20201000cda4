import { test } from '@playwright/test';
import autocannon from 'autocannon';
import { memberToken } from './screens';

/** Requests per second and latencies of the endpoints of every visit; 20 connections for 8 s each. */
test('server', async ({ request, baseURL }) => {
  const token = await memberToken(request);
  const table: Record<string, Record<string, number>> = {};
  for (const path of ['/health', '/api/status', '/api/user/user/new', '/api/post/news?page=1&per_page=10']) {
    const result = await autocannon({
      url: `${baseURL ?? ''}${path}`,
      connections: 20,
      duration: 8,
      headers: { 'X-Token': token },
    });
    table[path] = {
      'requests/s': Math.round(result.requests.average),
      'p50 ms': result.latency.p50,
      'p99 ms': result.latency.p99,
      'not 2xx': result.non2xx,
    };
  }
  console.table(table);
});
