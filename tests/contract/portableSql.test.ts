import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * OPS-03: the schema stays within the reach of engines beyond one PostgreSQL. Whoever needs a construct that is not
 * listed here looks it up in the manuals of these engines first, and adds it to docs/operations.md ("Engines") where
 * one lacks it.
 */
const engines = ['YugabyteDB', 'CockroachDB', 'Citus'] as const;

/** Words of SQL that all of the engines have. */
const plain = new Set(
  [
    'add after alter always and as begin bigint boolean by cascade column constraint count create date default delete',
    'desc distinct drop else end exists false for foreign from generated group identity index insert int integer into is',
    'join jsonb key left max min no not null on or order primary references returns return select set smallint table',
    'text then time timestamp true unique update using btree values when case where with zone without coalesce now',
    'action sequence increment minvalue maxvalue start cache name array any array_agg bool_or gin to_tsvector collate c',
    'floor ln greatest local statement_timeout',
    // Names within the functions of triggers, and an alias.
    'added gone touched newest told',
  ]
    .join(' ')
    .split(' '),
);

interface Construct {
  /** As docs/operations.md names it. */
  name: string;
  pattern: RegExp;
  /** Words that it brings besides the plain ones. */
  words: string;
  /** Engines that lack it, or have it in part. */
  lacking: (typeof engines)[number][];
  /** The migrations that have it; another one needs a thought. */
  migrations: string[];
}

const constructs: Construct[] = [
  {
    name: 'Functions in PL/pgSQL, called by triggers of a statement',
    pattern: /create trigger[^;]+for each statement execute function/g,
    words: 'function trigger language plpgsql declare each statement execute',
    lacking: ['CockroachDB', 'Citus'],
    migrations: ['0018_newest_posts'],
  },
  {
    name: 'Functions in PL/pgSQL, called by triggers of a row',
    pattern: /create trigger[^;]+for each row (when [^;]+)?execute function/g,
    words: 'row unnest string_to_array',
    lacking: ['Citus'],
    migrations: ['0026_name_words'],
  },
  {
    name: 'Transition tables',
    pattern: /referencing (new|old) table as/g,
    words: 'referencing new old',
    lacking: ['YugabyteDB', 'CockroachDB', 'Citus'],
    migrations: ['0018_newest_posts'],
  },
  {
    name: 'Locks of several rows in an order',
    pattern: /order by [^;]+ for no key update of/g,
    words: 'of',
    lacking: ['Citus'],
    migrations: ['0018_newest_posts'],
  },
  {
    name: 'Transaction numbers',
    pattern: /xid8 default pg_current_xact_id\(\)/g,
    words: 'xid8 pg_current_xact_id',
    lacking: ['YugabyteDB', 'CockroachDB', 'Citus'],
    migrations: ['0009_live'],
  },
  {
    name: '`NULLS NOT DISTINCT`',
    pattern: /unique nulls not distinct/g,
    words: 'nulls',
    lacking: ['CockroachDB'],
    migrations: ['0000_foundation'],
  },
  {
    name: '`fastupdate` of a GIN index',
    pattern: /with \(fastupdate=false\)/g,
    words: 'fastupdate',
    lacking: ['YugabyteDB', 'CockroachDB'],
    migrations: ['0002_post_words'],
  },
  {
    name: 'GIN over `tsvector`',
    pattern: /using gin \(|tsvector not null/g,
    words: 'tsvector',
    lacking: [],
    migrations: ['0000_foundation', '0002_post_words'],
  },
];

const folder = join(import.meta.dirname, '../../server/db/migrations');
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => ({ name: name.replace('.sql', ''), sql: bareOf(readFileSync(join(folder, name), 'utf8')) }));

/** SQL in small letters without comments, texts and names; types that are written like names stay. */
function bareOf(sql: string): string {
  return sql
    .replaceAll('--> statement-breakpoint', ' ')
    .replace(/--[^\n]*/g, ' ')
    .replace(/'[^']*'/g, "''")
    .replace(/"(xid8|tsvector|C)"/g, '$1')
    .replace(/"[^"]*"/g, 'x')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

const allowed = new Set([...plain, 'x', ...constructs.flatMap(({ words }) => words.split(' '))]);
const foreign = (sql: string) =>
  [...new Set(sql.match(/[a-z_][a-z_0-9]*/g) ?? [])].filter((word) => !allowed.has(word));

describe('the schema', () => {
  it('OPS-03 reads the migrations', () => {
    expect(migrations.length).toBeGreaterThanOrEqual(22);
    expect(migrations.map(({ sql }) => sql).join('').length).toBeGreaterThan(20_000);
  });

  it('OPS-03 is written in words that the named engines know, or that are listed with the engine that lacks them', () => {
    for (const { name, sql } of migrations) expect([name, foreign(sql)]).toEqual([name, []]);
  });

  it.each(constructs)('OPS-03 has $name only where it is said', ({ pattern, migrations: said }) => {
    const found = migrations.filter(({ sql }) => (sql.match(pattern) ?? []).length > 0);
    expect(found.map(({ name }) => name)).toEqual(said);
  });

  it.each([
    'create extension pg_trgm',
    'create index x on x using gist (x)',
    'create unlogged table x (x text)',
    'alter table x add exclude using btree (x with =)',
    'create table x (x text generated always as (lower(x)) stored)',
    'create index concurrently x on x (x)',
    'alter table x add constraint x unique (x) deferrable initially deferred',
    'select pg_advisory_lock(1)',
    'notify x',
  ])('OPS-03 would fail with: %s', (sql) => {
    expect(foreign(sql)).not.toEqual([]);
  });

  it('OPS-03 is told to the operator, construct by construct', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
    const rows = page.split('\n').filter((line) => line.startsWith('| '));
    for (const { name, lacking } of constructs) {
      const row = rows.find((line) => line.includes(name))?.split('|') ?? [];
      const told = engines.filter((_, index) => row[index + 2]?.trim() !== 'yes');
      expect([name, told]).toEqual([name, lacking]);
    }
  });
});
