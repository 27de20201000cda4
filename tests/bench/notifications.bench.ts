import { test } from '@playwright/test';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../server/db/database';
import { openEmbedded } from '../../server/db/embedded';
import { openPostgres } from '../../server/db/open';
import { listNotices } from '../../server/modules/notifications/queries';
import { fillLargeCommunity, largeCommunityToken } from './largeCommunity';
import { withServer } from './withServer';

/** An empty PostgreSQL database, instead of the embedded one. */
const databaseUrl = process.env['BENCH_DATABASE_URL'];
const memberId = 1;
const notices = 100_000;
const runs = 40;

/** A member with 100,000 notifications: milliseconds per page, the query plan, then 20 connections. */
test('notifications of a busy member', async () => {
  await withServer(
    3393,
    async (dataDir) => {
      const database =
        databaseUrl === undefined ? await openEmbedded(dataDir) : await openPostgres(databaseUrl);
      await fillLargeCommunity(database.db);
      await fillNotices(database.db);
      console.table(await measurePages(database.db));
      for (const line of await explain(database.db)) console.log(line);
      await database.close();
    },
    async (baseURL) => console.table(await measureCalls(baseURL)),
    databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
  );
});

/** The newest fifty are unread. */
async function fillNotices(db: Database): Promise<void> {
  await db.execute(sql`insert into notifications
      (user_id, model_type, action_type, actor_id, post_id, read_at, created_at)
    select ${memberId}, (array['vote', 'mention', 'postcomment', 'userfollow'])[1 + n % 4], null, 2 + n % 998,
      case when n % 4 = 3 then null else 1 + n * 7919 % 100000 end,
      case when n > ${notices - 50} then null else now() end, now() - (${notices} - n) * interval '30 seconds'
    from generate_series(1, ${notices}::int) n`);
  await db.execute(sql`vacuum analyze`);
}

async function measurePages(db: Database): Promise<Record<string, Record<string, number>>> {
  const table: Record<string, Record<string, number>> = {};
  for (const page of [1, 10, 50]) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      await listNotices(db, memberId, { limit: 20, offset: (page - 1) * 20 });
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const rounded = (index: number) => Math.round((times[index] ?? 0) * 10) / 10;
    table[`page ${page}`] = {
      'p50 ms': rounded(runs / 2),
      'p95 ms': rounded(runs - 3),
      'max ms': rounded(runs - 1),
    };
  }
  return table;
}

async function explain(db: Database): Promise<string[]> {
  const rows = await selectRows(
    db,
    sql`explain analyze select id, created_at from notifications
      where user_id = ${memberId} order by created_at desc, id desc limit 1000`,
  );
  return rows.map((row) => String(row['QUERY PLAN']));
}

async function measureCalls(baseURL: string): Promise<Record<string, Record<string, number>>> {
  const table: Record<string, Record<string, number>> = {};
  for (const [path, connections] of [
    ['/api/notify?page=1&per_page=20', 1],
    ['/api/notify?page=1&per_page=1', 1],
    ['/api/notify?page=1&per_page=20', 20],
  ] as const) {
    const load = (duration: number) =>
      autocannon({
        url: `${baseURL}${path}`,
        connections,
        duration,
        headers: { 'X-Token': largeCommunityToken },
      });
    // A server that was just started compiles its code first.
    await load(3);
    const { requests, latency, non2xx } = await load(8);
    table[`${path}, ${connections} at once`] = {
      'requests/s': Math.round(requests.average),
      'p50 ms': latency.p50,
      'p99 ms': latency.p99,
      'not 2xx': non2xx,
    };
  }
  return table;
}
