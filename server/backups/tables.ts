import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { RunSql } from '../db/open';
import { schemaOf } from '../db/schemaVersion';
import { BackupError, tablePath, type Manifest } from './manifest';

const rowsPerFetch = 2_000;
const linesPerInsert = 500;
/** Notes between processes, which live ten minutes and count by transactions of this very database. */
const passing = new Set(['live_outbox']);

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const texts = (rows: Record<string, unknown>[], column: string) => rows.map((row) => String(row[column]));

/** Tables of the product, in any order. */
async function listTables(run: RunSql): Promise<string[]> {
  return texts(
    await run(`select tablename from pg_tables where schemaname = 'public' order by tablename`, []),
    'tablename',
  );
}

/** Writes every table as compressed lines of JSON, in the order of its primary key. Run it in one transaction. */
export async function dumpTables(
  run: RunSql,
  folder: string,
): Promise<Pick<Manifest, 'schema' | 'tables' | 'sequences'>> {
  // Times are written with the zone of the connection.
  await run(`set local timezone to 'UTC'`, []);
  const tables: Manifest['tables'] = {};
  for (const table of await listTables(run))
    if (!passing.has(table)) tables[table] = await dumpTable(run, folder, table);
  const rows = await run(
    `select sequencename, last_value::text as last from pg_sequences where schemaname = 'public'`,
    [],
  );
  const sequences = Object.fromEntries(
    rows.map(({ sequencename, last }) => [String(sequencename), typeof last === 'string' ? last : null]),
  );
  return { schema: await schemaOf(run), tables, sequences };
}

async function dumpTable(run: RunSql, folder: string, table: string): Promise<Manifest['tables'][string]> {
  const hash = createHash('sha256');
  let rows = 0;
  await run(
    `declare dumped no scroll cursor for
     select row_to_json(dumped_row)::text as line from ${quote(table)} dumped_row order by ${await orderOf(run, table)}`,
    [],
  );
  async function* lines() {
    for (;;) {
      const found = texts(await run(`fetch ${rowsPerFetch} from dumped`, []), 'line');
      if (found.length === 0) return;
      rows += found.length;
      const text = `${found.join('\n')}\n`;
      hash.update(text);
      yield text;
    }
  }
  const target = createWriteStream(tablePath(folder, table), { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines()), createGzip({ level: 1 }), target);
  await run('close dumped', []);
  return { rows, sha256: hash.digest('hex') };
}

/** Columns of the primary key; the whole row for a table without one. */
async function orderOf(run: RunSql, table: string): Promise<string> {
  const rows = await run(
    `select attname from pg_index
     join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indisprimary and indrelid = $1::regclass order by array_position(indkey::int2[], attnum)`,
    [`public.${quote(table)}`],
  );
  return rows.length === 0 ? 'dumped_row::text' : texts(rows, 'attname').map(quote).join(', ');
}

async function* linesOf(folder: string, table: string): AsyncGenerator<string> {
  const source = createReadStream(tablePath(folder, table)).pipe(createGunzip());
  for await (const line of createInterface({ input: source, crlfDelay: Infinity })) yield line;
}

/** Throws BackupError unless a table's lines are those that were written. */
export async function checkTable(
  folder: string,
  table: string,
  wanted: Manifest['tables'][string],
): Promise<void> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(tablePath(folder, table)), createGunzip(), hash);
  } catch (error) {
    throw new BackupError(`The table ${table} of the backup cannot be read.`, { cause: error });
  }
  if (hash.digest('hex') !== wanted.sha256)
    throw new BackupError(`The table ${table} of the backup is damaged.`);
}

/**
 * Replaces the content of all tables. Run it in one transaction: it throws, and changes nothing, when the rows are not
 * as many as they were or refer to what is not there.
 */
export async function loadTables(run: RunSql, folder: string, manifest: Manifest): Promise<void> {
  const here = await listTables(run);
  await lockTables(run, here);
  await run(`truncate ${here.map(quote).join(', ')} restart identity cascade`, []);
  const references = await run(
    `select conname, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
    [],
  );
  // Without them the order of tables and rows does not matter; they are checked anew at the end.
  for (const { conname, owner } of references)
    await run(`alter table ${String(owner)} drop constraint ${quote(String(conname))}`, []);
  for (const [table, { rows }] of Object.entries(manifest.tables)) await loadTable(run, folder, table, rows);
  for (const { conname, owner, definition } of references)
    await run(
      `alter table ${String(owner)} add constraint ${quote(String(conname))} ${String(definition)}`,
      [],
    );
  for (const [sequence, last] of Object.entries(manifest.sequences))
    if (last !== null)
      await run('select setval($1::regclass, $2::bigint)', [`public.${quote(sequence)}`, last]);
  await run('analyze', []);
}

/**
 * Takes all tables for itself. Every call of a running server begins with its session: new ones wait there, and those
 * under way are let finish, since to wait for them with other tables in hand would be a deadlock.
 */
async function lockTables(run: RunSql, tables: readonly string[]): Promise<void> {
  await run('lock table sessions in access exclusive mode', []);
  await run(
    `do $$ begin
      for attempt in 1..200 loop
        begin
          lock table ${tables.map(quote).join(', ')} in access exclusive mode nowait;
          return;
        exception when lock_not_available then perform pg_sleep(0.05);
        end;
      end loop;
      raise exception 'The tables are in use';
    end $$`,
    [],
  );
}

async function loadTable(run: RunSql, folder: string, table: string, wanted: number): Promise<void> {
  const name = `public.${quote(table)}`;
  let batch: string[] = [];
  async function insert(): Promise<void> {
    if (batch.length === 0) return;
    await run(
      `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1::json)`,
      [`[${batch.join(',')}]`],
    );
    batch = [];
  }
  for await (const line of linesOf(folder, table)) {
    batch.push(line);
    if (batch.length >= linesPerInsert) await insert();
  }
  await insert();
  const [counted] = await run(`select count(*)::int as count from ${name}`, []);
  if (counted?.count !== wanted)
    throw new BackupError(`The table ${table} has ${String(counted?.count)} rows instead of ${wanted}.`);
}
