import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Client } from 'pg';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { selectRows, type Database } from '../db/database';
import { lockDataDirectory } from '../db/lock';
import { openEmbedded } from '../db/embedded';
import { openPostgres, type OpenDatabase } from '../db/open';
import { bundleForNode } from '../testing/bundle';
import { countMismatches } from '../testing/counters';
import { placeMigratedDatabase, testPooling } from '../testing/testDatabase';
import { backup, restore } from './commands';
import { readManifest } from './manifest';
import { takeBackup } from './take';

const serverUrl = process.env.TEST_DATABASE_URL;

let writer = '';
let engine = '';
let folder = '';
let child: ChildProcessByStdio<null, Readable, null> | null = null;
const databases: string[] = [];

beforeAll(async () => {
  writer = await bundleForNode('server/testing/writer.ts');
  engine = await bundleForNode('server/db/engine/engine.ts');
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kith-backup-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  for (const name of databases.splice(0)) await onServer(`drop database ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});
afterAll(async () => {
  for (const bundled of [writer, engine]) await rm(dirname(bundled), { recursive: true, force: true });
});

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Settings of a new, empty place for a server's data. */
async function emptyPlace(name: string) {
  const dataDir = join(folder, name);
  await mkdir(dataDir);
  const backupDir = join(folder, 'backups');
  if (serverUrl === undefined) {
    await placeMigratedDatabase(dataDir);
    return { dataDir, backupDir, databaseUrl: null, s3: null, ...testPooling };
  }
  const database = `kith_backup_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${database}`);
  databases.push(database);
  const ownUrl = new URL(serverUrl);
  ownUrl.pathname = `/${database}`;
  return { dataDir, backupDir, databaseUrl: ownUrl.href, s3: null, ...testPooling };
}
type Place = Awaited<ReturnType<typeof emptyPlace>>;

/** Starts a server that writes for ever. Answers what it acknowledged so far, and a wait for so many writes. */
function startWriter({ dataDir, databaseUrl }: Place) {
  const started = spawn(process.execPath, [writer], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      ENGINE: engine,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const acknowledged: string[] = [];
  createInterface({ input: started.stdout }).on('line', (line) => acknowledged.push(line));
  const wrote = (count: number) =>
    expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);
  const end = async () => {
    expect(started.exitCode).toBeNull();
    const ended = new Promise((resolve) => started.once('exit', resolve));
    started.kill('SIGKILL');
    await ended;
  };
  return { acknowledged, wrote, end };
}

/** Opens a database at rest. */
async function opened<T>(
  place: Pick<Place, 'dataDir' | 'databaseUrl'>,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const lock = await lockDataDirectory(place.dataDir);
  const database = await (place.databaseUrl === null
    ? openEmbedded(place.dataDir)
    : openPostgres(place.databaseUrl, testPooling));
  try {
    return await work(database);
  } finally {
    await database.close();
    await lock.release();
  }
}

const reading = <T>(place: Place, work: (db: Database) => Promise<T>) => opened(place, ({ db }) => work(db));

const newKey = () => randomBytes(16).toString('hex');

/** Stores a file as an upload does. */
async function store(dataDir: string, key = newKey()): Promise<string> {
  const dir = join(dataDir, 'files', key.slice(0, 2));
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, `${key}.original`), randomBytes(2_000));
  return `${key.slice(0, 2)}/${key}.original`;
}

describe(`a backup of ${serverUrl === undefined ? 'the embedded database' : 'PostgreSQL'}`, () => {
  it(
    'OPS-05 is made while writes go on, holds all that was acknowledged before, and comes back the same to the byte',
    { timeout: 120_000 },
    async () => {
      const place = await emptyPlace('live');
      const stored = await Promise.all(Array.from({ length: 12 }, () => store(place.dataDir)));
      const { acknowledged, wrote, end } = startWriter(place);
      await wrote(30);
      const before = [...acknowledged];
      const made = await backup(place);
      const after = acknowledged.length;
      await wrote(after + 12);
      await end();

      const manifest = await readManifest(made.folder);
      expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining(stored));
      const fresh = await emptyPlace('restored');
      expect(await restore(fresh, made.folder, false)).toMatchObject({ rows: made.rows, files: 12 });
      await reading(fresh, async (db) => {
        expect(await countMismatches(db)).toEqual([]);
        const idsOf = async (table: string, column: string) =>
          (await selectRows(db, sql.raw(`select ${column}::text as id from ${table}`))).map(({ id }) => id);
        const known = {
          post: new Set(await idsOf('posts', 'id')),
          vote: new Set(await idsOf('post_votes', 'post_id')),
          comment: new Set(await idsOf('comments', 'id')),
        };
        const lost = before.filter((line) => {
          const [kind, id] = line.split(' ');
          return (kind === 'post' || kind === 'vote' || kind === 'comment') && !known[kind].has(id);
        });
        expect(lost).toEqual([]);
        // New rows do not meet the numbers of restored ones.
        const [next] = await selectRows(
          db,
          sql`select nextval(pg_get_serial_sequence('posts', 'id'))::int as id, (select max(id)::int from posts) as newest`,
        );
        expect(Number(next?.id)).toBeGreaterThan(Number(next?.newest));
      });
      const again = await backup(fresh);
      const restoredContent = await readManifest(again.folder);
      expect(restoredContent).toMatchObject({ tables: manifest.tables, files: manifest.files });
      for (const [path] of Object.entries(manifest.files))
        expect(await readFile(join(fresh.dataDir, 'files', path))).toEqual(
          await readFile(join(place.dataDir, 'files', path)),
        );
    },
  );

  it(
    'OPS-05 replaces the data of a running server only with --replace, and the server goes on',
    { timeout: 120_000 },
    async () => {
      const place = await emptyPlace('live');
      const kept = await store(place.dataDir);
      const { acknowledged, wrote, end } = startWriter(place);
      await wrote(9);
      const made = await backup(place);
      const added = await store(place.dataDir);
      await expect(restore(place, made.folder, false)).rejects.toThrow('--replace');
      expect((await stat(join(place.dataDir, 'files', added))).size).toBe(2_000);
      await wrote(acknowledged.length + 9);
      await restore(place, undefined, true);
      const restored = acknowledged.length;
      await wrote(restored + 9);
      await end();
      expect(await readdir(join(place.dataDir, 'files', kept.slice(0, 2)))).toContain(kept.slice(3));
      await expect(stat(join(place.dataDir, 'files', added))).rejects.toThrow('ENOENT');
      expect((await readdir(place.dataDir)).filter((name) => name.startsWith('files'))).toEqual(['files']);
      await reading(place, async (db) => expect(await countMismatches(db)).toEqual([]));
    },
  );

  it(
    'OPS-05 is private, spares what an earlier one has, keeps the newest seven, and is refused when it is damaged',
    { timeout: 120_000 },
    async () => {
      const place = await emptyPlace('still');
      const path = await store(place.dataDir);
      await writeFile(join(place.dataDir, 'secret.key'), 'a key of this server that is long enough');
      const folders: string[] = [];
      await opened(place, async ({ apart }) => {
        const own = { ...place, apart, areFilesElsewhere: false };
        for (let made = 0; made < 9; made += 1) folders.push((await takeBackup(own)).folder);
      });
      const left = await readdir(place.backupDir);
      expect(left.sort()).toEqual(folders.slice(-7).map((name) => name.split('/').at(-1)));

      const newest = folders.at(-1) ?? '';
      for (const entry of await readdir(newest, { recursive: true, withFileTypes: true })) {
        const { mode, nlink } = await stat(join(entry.parentPath, entry.name));
        expect(mode & 0o777, entry.name).toBe(entry.isDirectory() ? 0o700 : 0o600);
        if (entry.name.endsWith('.original')) expect(nlink).toBe(7);
      }
      expect((await stat(newest)).mode & 0o777).toBe(0o700);

      const fresh = await emptyPlace('fresh');
      await writeFile(join(newest, 'files', path), 'other bytes');
      await expect(restore(fresh, newest, false)).rejects.toThrow('damaged');
      const [name = ''] = newest.split('/').slice(-1);
      await writeFile(join(newest, 'tables', 'users.jsonl.gz'), 'not a table');
      await expect(restore(fresh, name, false)).rejects.toThrow('table users');
      await expect(restore(fresh, 'kith-1', false)).rejects.toThrow('is not a backup');
      expect(await readdir(fresh.dataDir)).not.toContain('secret.key');
      await reading(fresh, async (db) => expect(await selectRows(db, sql`select id from users`)).toEqual([]));
    },
  );

  it(
    'OPS-05 leaves files in an S3 store alone, and takes no backup of the other kind for one',
    { timeout: 120_000 },
    async () => {
      const s3 = {
        endpoint: 'http://127.0.0.1:1',
        bucket: 'kith',
        prefix: '',
        region: 'x',
        accessKey: 'k',
        secret: 's',
      };
      const onDisk = await emptyPlace('disk');
      const inBucket = { ...(await emptyPlace('bucket')), backupDir: join(folder, 'others'), s3 };
      for (const place of [onDisk, inBucket]) {
        await store(place.dataDir);
        // Brings the schema into a database of PostgreSQL, as a start does.
        await opened(place, () => Promise.resolve());
      }
      const [one, other] = [await backup(onDisk), await backup(inBucket)];
      expect([one.files, other.files]).toEqual([1, 0]);
      await expect(restore(onDisk, other.folder, true)).rejects.toThrow('Restore it with S3_URL');
      await expect(restore(inBucket, one.folder, true)).rejects.toThrow('Restore it without S3_URL');
      expect(await restore(inBucket, other.folder, false)).toMatchObject({ rows: other.rows, files: 0 });
      expect(await readdir(join(inBucket.dataDir, 'files'))).toHaveLength(1);
    },
  );

  it.skipIf(serverUrl === undefined)(
    'OPS-05 of one engine comes back the same in the other',
    { timeout: 120_000 },
    async () => {
      const place = await emptyPlace('live');
      const { wrote, end } = startWriter(place);
      await wrote(30);
      await end();
      const made = await backup(place);
      const embedded = { ...place, dataDir: join(folder, 'embedded'), databaseUrl: null };
      await mkdir(embedded.dataDir);
      await placeMigratedDatabase(embedded.dataDir);
      await restore(embedded, made.folder, false);
      const again = await backup(embedded);
      const { tables } = await readManifest(made.folder);
      expect(tables.posts?.rows).toBeGreaterThan(5);
      expect((await readManifest(again.folder)).tables).toEqual(tables);
      const back = await emptyPlace('back');
      await restore(back, again.folder, false);
      expect((await readManifest((await backup(back)).folder)).tables).toEqual(tables);
    },
  );
});
