import { createHash } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Another process uses the data directory. */
export class DataDirectoryInUseError extends Error {
  constructor(dataDir: string) {
    super(`Another server is using ${dataDir}. Stop it first, or set DATA_DIR to another directory.`);
    this.name = 'DataDirectoryInUseError';
  }
}

/** Longest socket path that every system accepts. */
const maxSocketPath = 100;

export interface DataDirectoryLock {
  release(): Promise<void>;
}

/**
 * Locks the data directory: two servers on one PGlite directory destroy it. The lock is a listening socket, which the
 * system closes when the process dies. Linux uses two: one with an abstract name, which leaves nothing on disk, and
 * one in the directory, which other containers on the same volume see. Other systems use the one in the directory.
 */
export async function lockDataDirectory(dataDir: string): Promise<DataDirectoryLock> {
  await mkdir(dataDir, { recursive: true });
  const held: Server[] = [];
  const release = async () => {
    await Promise.all(held.map(closeServer));
  };
  try {
    if (process.platform === 'linux') held.push(await acquire(await abstractName(dataDir), dataDir));
    const path = join(dataDir, 'server.lock');
    if (Buffer.byteLength(path) <= maxSocketPath)
      held.push(...(await acquireWhereSupported(path, dataDir, held)));
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}

/** Device and inode identify the directory, so that two paths to it share a lock. */
async function abstractName(dataDir: string): Promise<string> {
  const { dev, ino } = await stat(dataDir);
  return `\0kith-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
}

async function acquire(name: string, dataDir: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  if (!(await listen(server, name))) {
    if (name.startsWith('\0') || (await answers(name))) throw new DataDirectoryInUseError(dataDir);
    await rm(name, { force: true });
    if (!(await listen(server, name))) throw new DataDirectoryInUseError(dataDir);
  }
  server.unref();
  return server;
}

/** Accepts a file system without sockets as long as another lock is held. */
async function acquireWhereSupported(
  path: string,
  dataDir: string,
  held: readonly Server[],
): Promise<Server[]> {
  try {
    return [await acquire(path, dataDir)];
  } catch (error) {
    if (error instanceof DataDirectoryInUseError || held.length === 0) throw error;
    return [];
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function listen(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen({ path, exclusive: true }, () => {
      server.removeAllListeners('error');
      resolve(true);
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
