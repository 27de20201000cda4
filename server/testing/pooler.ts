import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, ownedFolder, postgresPrograms, startPostgresCluster } from './postgresCluster';

const program = '/usr/sbin/pgbouncer';
const lookMs = 20;

/** True where PgBouncer and a PostgreSQL to put behind it are installed. */
export const hasPooler = (): boolean => existsSync(program) && postgresPrograms() !== null;

/** A PgBouncer of the test's own in transaction mode. */
export interface Pooler {
  url: string;
  stop(): Promise<void>;
}

interface PoolerSettings {
  /** Connections to each database, for any number of clients. */
  size: number;
  /**
   * Limit that holds for every statement, but not in `unlimited` and `session`, other names of the database `postgres`.
   * The latter is in session mode.
   */
  statementTimeoutMs: number;
}

/** Starts a PgBouncer in front of a server that trusts all. Root runs it as the user `postgres`, as it refuses root. */
export async function startPooler(
  postgresUrl: string,
  { size, statementTimeoutMs }: PoolerSettings,
): Promise<Pooler> {
  const { folder, owner } = await ownedFolder();
  const port = await freePort();
  const server = `host=127.0.0.1 port=${new URL(postgresUrl).port}`;
  await writeFile(join(folder, 'users'), '"kith" ""\n');
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
unlimited = ${server} dbname=postgres
session = ${server} dbname=postgres pool_mode=session
* = ${server} connect_query='set statement_timeout = ${statementTimeoutMs}; set jit = off'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 500
query_wait_timeout = 5
server_login_retry = 1
`,
  );
  const running = spawn(program, ['-q', file], { ...owner, stdio: 'ignore' });
  const ended = once(running, 'exit');
  while (!(await isOpen(port))) {
    if (running.exitCode !== null) throw new Error(`PgBouncer ended with ${running.exitCode}`);
    await setTimeout(lookMs);
  }
  return {
    url: `postgres://kith@127.0.0.1:${port}/postgres`,
    async stop() {
      running.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Lets the workers that start from now on find a PostgreSQL behind a PgBouncer in transaction mode. Answers the end of
 * both. Ends the process with words where one is not installed.
 */
export async function startTestPooler(): Promise<() => Promise<void>> {
  const programs = postgresPrograms();
  if (programs === null || !hasPooler()) {
    console.warn(`Skipped: there is no PostgreSQL in /usr/lib/postgresql, or no ${program}.`);
    process.exit(0);
  }
  const cluster = await startPostgresCluster(programs);
  const pooler = await startPooler(cluster.url, { size: 5, statementTimeoutMs: 10_000 });
  process.env['TEST_DATABASE_URL'] = pooler.url;
  process.env['DATABASE_POOLER'] = 'transaction';
  return async () => {
    await pooler.stop();
    await cluster.remove();
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
