import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * A database or a transaction in it; the same for PGlite and PostgreSQL. Inside `inTransaction` use the handle that
 * is passed in: PGlite has one connection, and a query on the outer handle would never end.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

const retriable = new Set(['40001', '40P01']);
const maxAttempts = 4;

/** A foreign key names a row that is gone. */
const goneState = '23503';

/**
 * Runs `work` in one transaction. Retries deadlocks and serialization failures, and after what `work` refers to was
 * deleted since it read it: it finds that gone the next time.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => work(tx));
    } catch (error) {
      if (attempt === maxAttempts || !(isRetriable(error) || sqlState(error) === goneState)) throw error;
    }
  }
}

/** True for a deadlock or a serialization failure: the same transaction may succeed when it is run again. */
export const isRetriable = (error: unknown): boolean => retriable.has(sqlState(error) ?? '');

/** Finds the five-character SQLSTATE of a database error inside drizzle's wrappers. */
function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  return null;
}

/** True for a unique violation (23505), of the given constraint if any. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || cause.code !== '23505') continue;
    return constraint === undefined || ('constraint' in cause && cause.constraint === constraint);
  }
  return false;
}

/** No free connection, too many of them, starting, stopping, a statement timeout, or a standby not yet promoted. */
const busyStates = new Set(['08006', '25006', '53300', '57014', '57P01', '57P02', '57P03']);
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE']);
/** Messages of node-postgres errors without a code. */
const connectionFaults =
  /^(Cannot use a pool after calling end|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** True when the database is overloaded or unreachable: the same request may succeed later. */
export function isDatabaseBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (connectionFaults.test(cause.message) || isOfPooler(cause)) return true;
    if ('code' in cause && typeof cause.code === 'string')
      return busyStates.has(cause.code) || (unreachable.has(cause.code) && 'syscall' in cause);
  }
  return false;
}

/** True when PgBouncer gave up a connection, for instance as the database behind it restarts. */
const isOfPooler = (error: Error): boolean =>
  'code' in error && error.code === '08P01' && 'severity' in error && error.severity === 'FATAL';

const fullDiskCodes: unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** True when a file or the database found no room on the disk (OPS-02). */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && fullDiskCodes.includes(cause.code)) return true;
  return false;
}

/** Runs hand-written SQL. Cast ids and counts (`::int`, `::text`): the two drivers differ on 64-bit numbers. */
export async function selectRows(db: Database, query: SQL): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(query);
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows))
    return result.rows.filter(
      (row): row is Record<string, unknown> => typeof row === 'object' && row !== null,
    );
  throw new TypeError('The database driver answered without rows');
}

/** Runs a query of one column of ids, in its order: one row for them all costs less than a row for each. */
export async function selectIds(db: Database, query: SQL): Promise<number[]> {
  const [row] = await selectRows(db, sql`select array_to_string(array(${query}), ',') as ids`);
  return toIds(row?.ids);
}

/** Reads ids that the database has put into one text, with commas. */
export const toIds = (text: unknown): number[] =>
  typeof text === 'string' && text !== '' ? text.split(',').map(Number) : [];

/** Column for the `count` of a list. */
export const countAll = sql<number>`count(*)::int`;

/** Reads several numbers in one statement; null where nothing is to be read. */
export async function readNumbers<Name extends string>(
  db: Database,
  values: Record<Name, SQL | null>,
): Promise<Record<Name, number | null>> {
  const names = Object.keys(values) as Name[];
  const asked = names.filter((name) => values[name] !== null);
  const columns = asked.map((name) => sql`(${values[name]})::int as ${sql.identifier(name)}`);
  const [row] = asked.length === 0 ? [] : await selectRows(db, sql`select ${sql.join(columns, sql`, `)}`);
  const entries = names.map(
    (name) => [name, values[name] === null ? null : Number(row?.[name] ?? 0)] as const,
  );
  return Object.fromEntries(entries) as Record<Name, number | null>;
}

/** Tests a column against ids, with the same statement text for any number of them, so that it is prepared once. */
export function isOneOf(column: AnyColumn | SQL, ids: readonly number[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::bigint[])`;
}

/** Tests a column against keys of files, in one parameter for any number of them. */
export function isOneOfKeys(column: AnyColumn | SQL, keys: readonly string[]): SQL {
  return sql`${column} = any(${`{${keys.join(',')}}`}::text[])`;
}
