import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const versions = '/usr/lib/postgresql';

/** Folder of the newest installed PostgreSQL's programs; null where there is none. */
export function postgresPrograms(): string | null {
  if (!existsSync(versions)) return null;
  const folders = readdirSync(versions)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(versions, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** A PostgreSQL server of the test's own, which may be stopped at any moment. */
export interface PostgresCluster {
  url: string;
  /** `fast` ends every connection, `immediate` ends the server as a crash does. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Creates and starts a standby that follows this server. */
  standby(): Promise<PostgresCluster>;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Creates and starts a server in a temporary folder. Root runs it as the user `postgres`, as it refuses root. */
export async function startPostgresCluster(programs: string): Promise<PostgresCluster> {
  return createCluster(programs, ({ call, data }) =>
    call('initdb', '-D', data, '-U', 'kith', '-A', 'trust', '--no-sync'),
  );
}

interface Creation {
  call: (program: string, ...args: string[]) => Promise<unknown>;
  data: string;
}

async function createCluster(
  programs: string,
  create: (creation: Creation) => Promise<unknown>,
): Promise<PostgresCluster> {
  const { folder, owner } = await ownedFolder();
  const data = join(folder, 'data');
  const port = await freePort();
  const call = (program: string, ...args: string[]) =>
    run(join(programs, program), args, { ...owner, cwd: folder });
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`;
  const control = (...args: string[]) =>
    call('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', ...args);
  await create({ call, data });
  await control('start');
  return {
    url: `postgres://kith@127.0.0.1:${port}/postgres`,
    async restart(mode) {
      await control('-m', mode, 'restart');
    },
    standby: () =>
      createCluster(programs, (other) =>
        other.call(
          'pg_basebackup',
          ...['-h', '127.0.0.1', '-p', String(port), '-U', 'kith', '-D', other.data],
          ...['-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
        ),
      ),
    async stop() {
      await control('-m', 'immediate', 'stop');
    },
    async start() {
      await control('start');
    },
    async remove() {
      await control('-m', 'immediate', 'stop').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a temporary folder for a program that refuses root: of the user `postgres`, as which root is to run it. */
export async function ownedFolder(): Promise<{ folder: string; owner: { uid?: number; gid?: number } }> {
  const folder = await mkdtemp(join(tmpdir(), 'kith-cluster-'));
  if (process.getuid?.() !== 0) return { folder, owner: {} };
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: id('-u'), gid: id('-g') };
  await chown(folder, owner.uid, owner.gid);
  return { folder, owner };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
