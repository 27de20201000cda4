import { Blob } from 'node:buffer';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { selectRows } from '../db/database';
import { wrapEmbedded } from '../db/embedded';
import { openPostgres, type OpenDatabase } from '../db/open';
import { pgliteSettings, PreparedPglite } from '../db/preparedPglite';
import { cachedTemplate, copyTemplate, schemaHash } from '../db/template';
import { readMigratedSnapshot } from './snapshot';

let shared: Promise<OpenDatabase> | null = null;

/** True where a pooler of transactions is in front of the PostgreSQL of TEST_DATABASE_URL. */
export const testPooling = { poolsTransactions: process.env.DATABASE_POOLER === 'transaction' };

/**
 * The worker's only database: in memory, or on the PostgreSQL server of TEST_DATABASE_URL, which must allow new
 * databases. Tests empty it instead of creating another.
 */
export function testDatabase(): Promise<OpenDatabase> {
  shared ??=
    process.env.TEST_DATABASE_URL === undefined
      ? openMemory()
      : openWorkerDatabase(process.env.TEST_DATABASE_URL);
  return shared;
}

const snapshotBlob = () => new Blob([readMigratedSnapshot()]) as globalThis.Blob;

async function openMemory(): Promise<OpenDatabase> {
  return wrapEmbedded(
    await PreparedPglite.open(undefined, { ...pgliteSettings, loadDataDir: snapshotBlob() }),
  );
}

/** Copies an empty, migrated database into a data directory, which saves the seconds of a first start. */
export async function placeMigratedDatabase(dataDir: string): Promise<void> {
  await copyTemplate(await cachedTemplate(), join(dataDir, 'db'));
}

async function openWorkerDatabase(serverUrl: string): Promise<OpenDatabase> {
  const name = `kith_test_${process.env.VITEST_POOL_ID ?? '0'}_${schemaHash()}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return openPostgres(url.href, testPooling);
}

/** Number of times that the embedded database is emptied between two vacuums, which it never does by itself. */
const resetsPerVacuum = 100;
let resets = 0;

/**
 * Empties every table and restarts ids at 1. The embedded database deletes instead of truncating: 38 truncated tables
 * take 130 ms of processor time, the few rows of a test 11 ms. The planner's statistics go too: those of a former test
 * made a plan for the whole demo community that took minutes.
 */
export async function emptyDatabase({ db }: OpenDatabase): Promise<void> {
  const rows = await selectRows(db, sql`select tablename from pg_tables where schemaname = 'public'`);
  const tables = rows.map((row) => `"${String(row.tablename)}"`);
  if (process.env.TEST_DATABASE_URL !== undefined) {
    await db.execute(sql.raw(`truncate ${tables.join(', ')} restart identity cascade`));
    return;
  }
  const deletions = tables.map(
    (table) => `if exists (select 1 from ${table}) then delete from ${table}; end if;`,
  );
  // Replica mode skips the checks of foreign keys, so that the order of the tables does not matter.
  await db.execute(
    sql.raw(`do $$ begin
      perform set_config('session_replication_role', 'replica', true);
      ${deletions.join(' ')}
      perform setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences
        where schemaname = 'public' and last_value is not null;
      delete from pg_statistic where starelid in (
        select oid from pg_class where relnamespace = 'public'::regnamespace);
      update pg_class set reltuples = -1, relpages = 0
        where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= 0;
    end $$`),
  );
  resets += 1;
  if (resets % resetsPerVacuum === 0) await db.execute(sql`vacuum`);
}
