import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { silentLog } from '../log';
import { openRuntime } from '../runtime';
import { selectRows } from './database';
import { DatabaseOpenError, migrationsFolder, openPostgres } from './open';

const serverUrl = process.env.TEST_DATABASE_URL;
const name = `kith_together_${process.pid}`;
let folder = '';

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kith-together-'));
  if (serverUrl !== undefined) await onServer(`create database ${name}`);
});
afterAll(async () => {
  if (serverUrl !== undefined) await onServer(`drop database ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

describe('servers on one PostgreSQL', () => {
  it.skipIf(serverUrl === undefined)(
    'S3 start three at once on an empty database: all live, one migrates, one fills it',
    { timeout: 120_000 },
    async () => {
      const url = new URL(serverUrl ?? '');
      url.pathname = `/${name}`;
      const start = (serial: number) =>
        openRuntime(
          readConfig({ DATABASE_URL: url.href, DATA_DIR: join(folder, String(serial)), LOCAL_CHAIN: 'off' }),
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

  it('S3 says in a sentence, without a statement, that the database cannot be made ready', async () => {
    const opening = openPostgres('postgres://kith@127.0.0.1:1/none');
    await expect(opening).rejects.toBeInstanceOf(DatabaseOpenError);
    await expect(opening).rejects.toThrow(
      /^The PostgreSQL database of DATABASE_URL cannot be made ready: connect ECONNREFUSED .*start again\.$/,
    );
  });
});
