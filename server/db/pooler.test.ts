import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app/createApp';
import { readConfig } from '../config';
import { silentLog } from '../log';
import { openRuntime, type Runtime } from '../runtime';
import { insertMember, startTestSession } from '../testing/members';
import { hasPooler, startPooler, type Pooler } from '../testing/pooler';
import { postgresPrograms, startPostgresCluster, type PostgresCluster } from '../testing/postgresCluster';
import { postgresApart } from './apart';
import { inTransaction, isDatabaseBusy, selectRows } from './database';
import { DatabaseOpenError, openPostgres } from './open';
import { migrationsFolder } from './schemaVersion';

const programs = postgresPrograms();
const isPostgresStep = process.env.TEST_DATABASE_URL !== undefined;
/** Fewer than the servers that start together. */
const connections = 2;
const statementTimeoutMs = 2_000;
let folder = '';
let cluster: PostgresCluster;
let pooler: Pooler;
let servers: Runtime[] = [];

/** The only one that is still open. */
const first = (): Runtime => {
  const [server] = servers;
  if (server === undefined) throw new TypeError('No server was started');
  return server;
};

describe.skipIf(!isPostgresStep || programs === null || !hasPooler())(
  'servers behind a PgBouncer that gives connections by transaction',
  () => {
    beforeAll(async () => {
      if (programs === null) return;
      folder = await mkdtemp(join(tmpdir(), 'kith-pooler-'));
      cluster = await startPostgresCluster(programs);
      pooler = await startPooler(cluster.url, { size: connections, statementTimeoutMs });
    });
    afterAll(async () => {
      for (const server of servers) await server.close();
      await pooler.stop();
      await cluster.remove();
      await rm(folder, { recursive: true, force: true });
    });

    it('OPS-03 start three at once on two connections and an empty database: one migrates', async () => {
      const start = (serial: number) =>
        openRuntime(
          readConfig({
            ...{ DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction' },
            ...{ DATA_DIR: join(folder, String(serial)), DEMO: 'off', LOCAL_CHAIN: 'off' },
          }),
          silentLog,
        );
      servers = await Promise.all([start(1), start(2), start(3)]);
      const migrations = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).length;
      expect(
        await selectRows(
          first().deps.db,
          sql`select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
            (select count(*)::int - count(distinct (kind, parent_id, name))::int from categories) as doubled`,
        ),
      ).toEqual([{ migrations, doubled: 0 }]);
    });

    it('OPS-03 repeat statements, alone and in transactions, whatever connection they get, and name none', async () => {
      const rounds = Array.from({ length: 60 }, (_, round) => round);
      const ask = (db: Runtime['deps']['db'], round: number) =>
        selectRows(db, sql`select ${round}::int as round`);
      const answers = await Promise.all(
        rounds.map((round) => {
          const { db } = servers[round % servers.length]?.deps ?? first().deps;
          return round % 2 === 0 ? ask(db, round) : inTransaction(db, (tx) => ask(tx, round));
        }),
      );
      expect(answers).toEqual(rounds.map((round) => [{ round }]));
      expect(
        await selectRows(first().deps.db, sql`select count(*)::int as named from pg_prepared_statements`),
      ).toEqual([{ named: 0 }]);
    });

    it('OPS-03 make one post of the same call at two servers at once', async () => {
      const { id } = await insertMember(first().deps, 1, 'no password', {});
      const token = await startTestSession(first().deps, id);
      const post = async ({ deps }: Runtime) => {
        const answer = await createApp(deps).fetch(
          new Request(`http://localhost/api/post/user/${id}`, {
            method: 'POST',
            headers: { 'X-Token': token, 'X-Idempotency-Key': 'once', 'Content-Type': 'application/json' },
            body: JSON.stringify({ post: 'Once' }),
          }),
        );
        return (await answer.json()) as { id: string };
      };
      const made = await Promise.all(servers.map(post));
      expect(new Set(made.map((one) => one.id)).size).toBe(1);
      expect(await selectRows(first().deps.db, sql`select text from posts`)).toEqual([{ text: 'Once' }]);
    });

    it('OPS-03 end a statement by the limit of the pooler, but none of a backup, and start with no limit nowhere', async () => {
      const began = performance.now();
      const slow = selectRows(first().deps.db, sql`select pg_sleep(8)`).catch(isDatabaseBusy);
      expect(await slow).toBe(true);
      expect(performance.now() - began).toBeLessThan(5_000);
      const apart = postgresApart({ connectionString: pooler.url });
      const slept = await apart('read', (run) => run('select pg_sleep(2.3), $1::int as slept', [1]));
      expect(slept).toMatchObject([{ slept: 1 }]);
      const unlimited = openPostgres(new URL('/unlimited', pooler.url).href, { poolsTransactions: true });
      await expect(unlimited).rejects.toBeInstanceOf(DatabaseOpenError);
      await expect(unlimited).rejects.toThrow('must set statement_timeout');
    });

    it('OPS-03 limit and name statements by themselves in session mode', async () => {
      const opened = await openPostgres(new URL('/session', pooler.url).href);
      const asked = sql`select current_setting('statement_timeout') as timeout, current_setting('jit') as jit,
        ((select count(*) from pg_prepared_statements) > 0) = ${true}::bool as "isNamed"`;
      const ask = () => inTransaction(opened.db, (tx) => selectRows(tx, asked));
      expect(await ask()).toEqual([{ timeout: '10s', jit: 'off', isNamed: false }]);
      await ask();
      expect(await ask()).toEqual([{ timeout: '10s', jit: 'off', isNamed: true }]);
      await opened.close();
    });

    it('OPS-01 refuse as busy while the database behind the pooler restarts, and go on', async () => {
      const refused: unknown[] = [];
      let isOver = false;
      let served = 0;
      const ask = async () => {
        while (!isOver)
          await selectRows(first().deps.db, sql`select pg_sleep(0.01)`).then(
            () => (served += 1),
            (error: unknown) => refused.push(error),
          );
      };
      const asking = [ask(), ask(), ask(), ask()];
      const cut = inTransaction(first().deps.db, async (tx) => {
        await selectRows(tx, sql`select 1`);
        await cluster.restart('immediate');
        await selectRows(tx, sql`select 1`);
      });
      expect(await cut.catch(isDatabaseBusy)).toBe(true);
      const before = served;
      await expect.poll(() => served, { timeout: 15_000 }).toBeGreaterThan(before + 20);
      isOver = true;
      await Promise.all(asking);
      expect(
        refused.filter((error) => !isDatabaseBusy(error)).map((error) => (error as Error).cause),
      ).toEqual([]);
    });
  },
);
