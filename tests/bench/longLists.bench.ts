import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { openEmbedded } from '../../server/db/embedded';
import { openPostgres } from '../../server/db/open';
import { fillLongLists } from './longLists';
import { measureLists } from './measureLists';

/** An empty PostgreSQL database, instead of the embedded one. */
const databaseUrl = process.env['BENCH_DATABASE_URL'];
const rows = Number(process.env['BENCH_ROWS'] ?? 100_000);

/** The first and the tenth page of lists of 100,000 rows, or of BENCH_ROWS, in milliseconds. */
test('long lists', async () => {
  test.setTimeout(3_600_000);
  const dir = await mkdtemp(join(tmpdir(), 'kith-lists-'));
  const database = await (databaseUrl === undefined ? openEmbedded(dir) : openPostgres(databaseUrl));
  try {
    await fillLongLists(database.db, rows);
    console.table(await measureLists(database.db));
  } finally {
    await database.close();
    await rm(dir, { recursive: true, force: true });
  }
});
