import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { silentLog } from '../log';
import { openRuntime } from '../runtime';
import { bundleForNode } from '../testing/bundle';
import { testPooling } from '../testing/testDatabase';
import { selectRows } from './database';
import { DatabaseOpenError, openPostgres } from './open';
import { migrationsFolder } from './schemaVersion';

const serverUrl = process.env.TEST_DATABASE_URL;
const name = `kith_together_${process.pid}`;
const migratedName = `${name}_migrated`;
let folder = '';
let command = '';

function urlOf(database: string): string {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Runs the command as a process of its own. */
function migrate(env: Record<string, string>): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    const settings = { cwd: folder, env: { ...process.env, ...env } };
    execFile(process.execPath, [command], settings, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, output: stdout + stderr }),
    );
  });
}

beforeAll(async () => {
  command = await bundleForNode('server/migrate.ts');
  folder = await mkdtemp(join(tmpdir(), 'kith-together-'));
  if (serverUrl === undefined) return;
  for (const database of [name, migratedName]) await onServer(`create database ${database}`);
});
afterAll(async () => {
  if (serverUrl !== undefined)
    for (const database of [name, migratedName]) await onServer(`drop database ${database} with (force)`);
  await rm(dirname(command), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

describe('servers on one PostgreSQL', () => {
  it.skipIf(serverUrl === undefined)(
    'OPS-03 start three at once on an empty database: all live, one migrates, one fills it',
    { timeout: 120_000 },
    async () => {
      const url = urlOf(name);
      const start = (serial: number) =>
        openRuntime(
          readConfig({
            ...{ DATABASE_URL: url, DATABASE_POOLER: process.env.DATABASE_POOLER },
            ...{ DATA_DIR: join(folder, String(serial)), LOCAL_CHAIN: 'off' },
          }),
          silentLog,
        );
      const started = await Promise.allSettled([start(1), start(2), start(3)]);
      const failures = started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
      expect(failures).toEqual([]);
      const migrations = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).length;
      for (const one of started) {
        if (one.status === 'rejected') continue;
        const [counts] = await selectRows(
          one.value.deps.db,
          sql`select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
            (select count(*)::int from users where email = 'amara@kith.example') as amaras,
            (select count(*)::int - count(distinct (kind, parent_id, name))::int from categories) as doubled`,
        );
        expect(counts).toEqual({ migrations, amaras: 1, doubled: 0 });
      }
      for (const one of started) if (one.status === 'fulfilled') await one.value.close();
    },
  );

  it.skipIf(serverUrl === undefined)(
    'OPS-03 leaves the schema to three commands at once, where MIGRATE=off refuses an older one and takes a newer one',
    { timeout: 120_000 },
    async () => {
      const url = urlOf(migratedName);
      const refused = openPostgres(url, { mayMigrate: false, ...testPooling });
      await expect(refused).rejects.toBeInstanceOf(DatabaseOpenError);
      await expect(refused).rejects.toThrow(/older version of the product.*npm run migrate/);
      const done = { code: 0, output: 'The schema is up to date.\n' };
      const env = { DATABASE_URL: url };
      expect(await Promise.all([migrate(env), migrate(env), migrate(env)])).toEqual([done, done, done]);

      const current = await openPostgres(url, { mayMigrate: false, ...testPooling });
      expect(current.isNewer).toBe(false);
      await current.run(
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4000000000000)`,
        [],
      );
      await current.close();
      const later = await openPostgres(url, { mayMigrate: false, ...testPooling });
      expect(later.isNewer).toBe(true);
      await later.run(`delete from drizzle.__drizzle_migrations where hash = 'later'`, []);
      await later.run(
        `delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
        [],
      );
      await later.close();
      await expect(openPostgres(url, { mayMigrate: false, ...testPooling })).rejects.toThrow(
        'npm run migrate',
      );
    },
  );

  it('OPS-03 has nothing to migrate without DATABASE_URL', async () => {
    const { code, output } = await migrate({ DATABASE_URL: '' });
    expect([code, output]).toEqual([0, expect.stringContaining('There is nothing to do.')]);
  });

  it('OPS-03 says in a sentence, without a statement, that the database cannot be made ready', async () => {
    const opening = openPostgres('postgres://kith@127.0.0.1:1/none', testPooling);
    await expect(opening).rejects.toBeInstanceOf(DatabaseOpenError);
    await expect(opening).rejects.toThrow(
      /^The PostgreSQL database of DATABASE_URL cannot be made ready: connect ECONNREFUSED .*start again\.$/,
    );
  });
});
