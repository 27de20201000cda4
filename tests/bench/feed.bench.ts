import { test } from '@playwright/test';
import autocannon from 'autocannon';
import { openEmbedded } from '../../server/db/embedded';
import { openPostgres } from '../../server/db/open';
import { fillLargeCommunity, largeCommunityToken } from './largeCommunity';
import { withServer } from './withServer';

/** An empty PostgreSQL database, instead of the embedded one. */
const databaseUrl = process.env['BENCH_DATABASE_URL'];

/** 100,000 posts, 20 connections for 8 s per list. */
test('feed of a large community', async () => {
  await withServer(
    3311,
    async (dataDir) => {
      const database =
        databaseUrl === undefined ? await openEmbedded(dataDir) : await openPostgres(databaseUrl);
      await fillLargeCommunity(database.db);
      await database.close();
    },
    async (baseURL) => console.table(await measure(baseURL)),
    databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
  );
});

async function measure(baseURL: string): Promise<Record<string, Record<string, number>>> {
  const table: Record<string, Record<string, number>> = {};
  for (const path of [
    '/api/user/user/new',
    '/api/post/news?page=1&per_page=10',
    '/api/post/news?page=20&per_page=10',
    '/api/post/user/5?page=1&per_page=10',
    '/api/search/users?term=member',
  ]) {
    const result = await autocannon({
      url: `${baseURL}${path}`,
      connections: 20,
      duration: 8,
      headers: { 'X-Token': largeCommunityToken },
    });
    table[path] = {
      'requests/s': Math.round(result.requests.average),
      'p50 ms': result.latency.p50,
      'p99 ms': result.latency.p99,
      'not 2xx': result.non2xx,
    };
  }
  return table;
}
