import { setTimeout } from 'node:timers/promises';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type ClientConfig } from 'pg';
import { postgresApart, type Apart } from './apart.ts';
import type { Database } from './database';
import { nameStatements } from './namedStatements.ts';
import { pooledDatabase } from './pooled.ts';
import { compareSchema, migrationsFolder } from './schemaVersion.ts';

/** Runs one statement with values, or several without, beside the transactions of the calls. Answers the last rows. */
export type RunSql = (text: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** Statements and transactions of this process. */
export interface DatabaseLoad {
  running: number;
  /** Statements and transactions that wait for a connection. */
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  run: RunSql;
  load(): DatabaseLoad;
  apart: Apart;
  /** True when a later version of the product has changed the schema. */
  isNewer: boolean;
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
/** Compiling a statement takes far longer than any statement of a call. */
const sessionSettings = `set statement_timeout = ${statementTimeoutMs}; set jit = off`;
/** New connections name the statements of their time. */
const maxLifetimeSeconds = 3_600;
/** Key of the advisory lock that starting processes take; any number, always the same. */
const startLock = 5_484_840_117;
const lockPauseMs = 100;

interface PostgresOptions {
  /** False where the schema is changed by `npm run migrate` only (OPS-03). */
  mayMigrate?: boolean;
  /** True behind a pooler that gives a connection for one transaction: nothing is left in its session (OPS-03). */
  poolsTransactions?: boolean;
}

/**
 * Opens and migrates a PostgreSQL database. Processes that start together migrate one after the other. Throws
 * DatabaseOpenError, also for an older schema that it may not migrate, and for a pooler of transactions without a limit
 * on the time of statements.
 */
export async function openPostgres(
  connectionString: string,
  { mayMigrate = true, poolsTransactions = false }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const connection: ClientConfig = { connectionString, connectionTimeoutMillis };
  const pool = openPool(connection, poolsTransactions);
  const db = pooledDatabase(pool);
  const alone = <T>(work: () => Promise<T>) => withStartLock(connection, work);
  const run: RunSql = async (text, values) => {
    const answer: unknown = await pool.query(text, [...values]);
    const last: unknown = Array.isArray(answer) ? answer.at(-1) : answer;
    return rowsOf(last);
  };
  let isNewer = false;
  try {
    await alone(async () => {
      if (poolsTransactions) await refuseUnlimited(run);
      const found = await compareSchema(run);
      isNewer = found === 'newer';
      if (found === 'older' && !mayMigrate)
        throw new DatabaseOpenError(
          'The database of DATABASE_URL is of an older version of the product, and MIGRATE=off keeps the server from changing it. Nothing was changed: run "npm run migrate" first.',
        );
      await migrate(db, { migrationsFolder });
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const load = () => ({ running: pool.totalCount - pool.idleCount, waiting: pool.waitingCount });
  return { db, run, apart: postgresApart(connection), isNewer, load, alone, close: () => pool.end() };
}

/** Opens a pool whose connections limit the time of a statement and name repeated ones, unless a pooler shares them. */
export function openPool(connection: ClientConfig, poolsTransactions: boolean): Pool {
  const pool = new Pool({
    ...connection,
    max: poolSize,
    maxLifetimeSeconds,
    // Statements instead of parameters of the start, of which a pooler knows a few.
    verify: poolsTransactions ? undefined : (client, done) => client.query(sessionSettings, done),
  });
  // Without listeners a lost connection would end the process. The pool replaces it, idle or in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (!poolsTransactions) nameStatements(client);
  });
  return pool;
}

/** Throws DatabaseOpenError where neither the pooler nor the role limits the time of a statement. */
async function refuseUnlimited(run: RunSql): Promise<void> {
  const [found] = await run(`select current_setting('statement_timeout') as "timeout"`, []);
  if (found?.timeout === '0')
    throw new DatabaseOpenError(
      'With DATABASE_POOLER=transaction the pooler or the role of DATABASE_URL must set statement_timeout, and there is none. Nothing was changed: set it as docs/operations.md says ("PgBouncer") and start again.',
    );
}

/** Takes the rows of a driver's answer; none of anything else. */
export function rowsOf(answer: unknown): Record<string, unknown>[] {
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
    await takeStartLock(client);
    return await work();
  } catch (error) {
    if (error instanceof DatabaseOpenError) throw error;
    throw new DatabaseOpenError(
      `The PostgreSQL database of DATABASE_URL cannot be made ready: ${rootMessage(error)}. Nothing is lost: mend the cause and start again.`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

/**
 * Takes the lock for a transaction that stays open, as a pooler may give each transaction another connection. A process
 * that waits keeps none, or those who wait would leave too few to the one that works.
 */
async function takeStartLock(client: Client): Promise<void> {
  for (;;) {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ isTaken: boolean }>(
      'select pg_try_advisory_xact_lock($1) as "isTaken"',
      [startLock],
    );
    if (rows[0]?.isTaken === true) return;
    await client.query('rollback');
    await setTimeout(lockPauseMs);
  }
}

/** Says what the database said, without the statement that drizzle puts around it. */
function rootMessage(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  if (root instanceof AggregateError) root = root.errors[0];
  return root instanceof Error ? root.message : 'it gave no reason';
}
