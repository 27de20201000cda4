import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type ClientConfig } from 'pg';
import { postgresApart, type Apart } from './apart';
import type { Database } from './database';
import { nameStatements } from './namedStatements';
import { compareSchema, migrationsFolder } from './schemaVersion';

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
const options = '-c jit=off';
/** New connections name the statements of their time. */
const maxLifetimeSeconds = 3_600;
/** Key of the advisory lock that starting processes take; any number, always the same. */
const startLock = 5_484_840_117;

interface PostgresOptions {
  /** False where the schema is changed by `npm run migrate` only (OPS-03). */
  mayMigrate?: boolean;
}

/**
 * Opens and migrates a PostgreSQL database. Processes that start together migrate one after the other. Throws
 * DatabaseOpenError, also for an older schema that it may not migrate.
 */
export async function openPostgres(
  connectionString: string,
  { mayMigrate = true }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const connection: ClientConfig = { connectionString, connectionTimeoutMillis };
  const pool = new Pool({
    ...connection,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    options,
    maxLifetimeSeconds,
  });
  // Without listeners a lost connection would end the process. The pool replaces it, idle or in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    nameStatements(client);
  });
  const db = drizzle(pool);
  const alone = <T>(work: () => Promise<T>) => withStartLock(connection, work);
  const run: RunSql = async (text, values) => {
    const answer: unknown = await pool.query(text, [...values]);
    const last: unknown = Array.isArray(answer) ? answer.at(-1) : answer;
    return rowsOf(last);
  };
  let isNewer = false;
  try {
    await alone(async () => {
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
    if (error instanceof DatabaseOpenError) throw error;
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
