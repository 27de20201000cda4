import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool, type ClientConfig } from 'pg';
import { projectRoot } from '../projectRoot';
import { postgresApart, type Apart } from './apart';
import type { Database } from './database';
import { PreparedPglite } from './preparedPglite';

/** One set of migrations for both engines. */
export const migrationsFolder = join(projectRoot, 'server/db/migrations');

/** Runs one statement with values, or several without, beside the transactions of the calls. Answers the last rows. */
export type RunSql = (text: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** Statements and transactions of this process. */
interface DatabaseLoad {
  running: number;
  /** Statements and transactions that wait for a connection. */
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  run: RunSql;
  load(): DatabaseLoad;
  apart: Apart;
  /** Runs `work` while no other process does the same: filling the database at the start (SRV-02). */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Flushes and closes. */
  close(): Promise<void>;
}

/** The database cannot be opened; the message is for the terminal. */
export class DatabaseOpenError extends Error {}

const poolSize = 10;
const statementTimeoutMs = 10_000;
const connectionTimeoutMillis = 5_000;
/** Key of the advisory lock that starting processes take; any number, always the same. */
const startLock = 5_484_840_117;
/** PGlite reserves 128 MB by default; the demo community needs a fraction. */
export const pgliteSettings: PGliteOptions = { postgresqlconf: ['shared_buffers=16MB'] };

/**
 * Opens the embedded database in `<dataDir>/db` and migrates it. The caller holds the directory's lock. Survives a
 * killed process; a power cut may lose the last moments.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db');
  await mkdir(folder, { recursive: true });
  try {
    const opened = await wrapPglite(await PreparedPglite.open(folder, pgliteSettings));
    return opened;
  } catch (error) {
    throw new DatabaseOpenError(
      `The database in ${folder} cannot be opened. Nothing was changed: restore a backup of the directory, or set DATA_DIR to an empty one.`,
      { cause: error },
    );
  }
}

/** Migrates an open embedded database, for instance one in memory. */
export async function wrapPglite(client: PGlite): Promise<OpenDatabase> {
  const db = drizzlePglite(client);
  await migratePglite(db, { migrationsFolder });
  return {
    db,
    run: runOn(client),
    apart: (mode, work) =>
      client.transaction(async (tx) => {
        if (mode === 'read') await tx.exec('set transaction isolation level repeatable read, read only');
        return work(runOn(tx));
      }),
    load: () => (client instanceof PreparedPglite ? client.load() : { running: 0, waiting: 0 }),
    alone: (work) => work(),
    async close() {
      await client.exec('checkpoint');
      await client.close();
    },
  };
}

function runOn(client: Pick<PGlite, 'exec' | 'query'>): RunSql {
  return async (text, values) => {
    const result =
      values.length === 0
        ? (await client.exec(text)).at(-1)
        : await client.query<Record<string, unknown>>(text, [...values]);
    return result?.rows ?? [];
  };
}

/**
 * Opens and migrates a PostgreSQL database. Processes that start together migrate one after the other. Throws
 * DatabaseOpenError.
 */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const connection: ClientConfig = { connectionString, connectionTimeoutMillis };
  const pool = new Pool({ ...connection, max: poolSize, statement_timeout: statementTimeoutMs });
  // Without listeners a lost connection would end the process. The pool replaces it, idle or in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = drizzlePostgres(pool);
  const alone = <T>(work: () => Promise<T>) => withStartLock(connection, work);
  try {
    await alone(() => migratePostgres(db, { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const run: RunSql = async (text, values) => {
    const answer: unknown = await pool.query(text, [...values]);
    const last: unknown = Array.isArray(answer) ? answer.at(-1) : answer;
    return rowsOf(last);
  };
  const load = () => ({ running: pool.totalCount - pool.idleCount, waiting: pool.waitingCount });
  return { db, run, apart: postgresApart(connection), load, alone, close: () => pool.end() };
}

function rowsOf(answer: unknown): Record<string, unknown>[] {
  if (typeof answer !== 'object' || answer === null || !('rows' in answer) || !Array.isArray(answer.rows))
    return [];
  return answer.rows.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null);
}

/** Holds the lock by a connection of its own, whose end releases it whatever happens. */
async function withStartLock<T>(connection: ClientConfig, work: () => Promise<T>): Promise<T> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [startLock]);
    return await work();
  } catch (error) {
    throw new DatabaseOpenError(
      `The PostgreSQL database of DATABASE_URL cannot be made ready: ${rootMessage(error)}. Nothing is lost: mend the cause and start again.`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

/** Says what the database said, without the statement that drizzle puts around it. */
function rootMessage(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  if (root instanceof AggregateError) root = root.errors[0];
  return root instanceof Error ? root.message : 'it gave no reason';
}
