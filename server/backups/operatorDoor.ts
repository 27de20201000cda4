import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { describeError, type Log } from '../log';
import { BackupError } from './manifest';
import { restoreBackup } from './restore';
import { takeBackup, type BackupPlace, type BackupSummary } from './take';

/*
 * The embedded database allows one process, so the operator's commands ask the running server: by a socket in a folder
 * that only its own user enters. One line of JSON asks, one line answers.
 */

const wish = z.discriminatedUnion('command', [
  z.object({ command: z.literal('backup'), backupDir: z.string() }),
  z.object({ command: z.literal('restore'), folder: z.string(), mayReplace: z.boolean() }),
  z.object({ command: z.literal('act'), words: z.array(z.string()) }),
]);
type Wish = z.infer<typeof wish>;
export type BackupWish = Exclude<Wish, { command: 'act' }>;
export type ActWish = Extract<Wish, { command: 'act' }>;

const summary = z.object({ folder: z.string(), tables: z.number(), rows: z.number(), files: z.number() });
const acted = z.object({ said: z.string() });
const reply = z.union([z.object({ done: z.unknown() }), z.object({ refused: z.string() })]);

/** Longest path of a socket that every system accepts. */
const maxSocketPath = 100;
const doorOf = (dataDir: string) => join(dataDir, 'operator', 'door');

interface DoorSettings extends Omit<BackupPlace, 'backupDir'> {
  log: Log;
  /** Tells the rest of the server that all data was replaced. */
  onRestored: () => Promise<void>;
  /** Does what the operator says otherwise, and answers it in words (OPS-06). */
  act: (words: readonly string[]) => Promise<string>;
  /** True for an error whose message is for the operator. */
  isRefusal: (error: unknown) => boolean;
}

/** Does what the operator's commands ask, one thing at a time. Answers a function that stops it. */
export async function openOperatorDoor(settings: DoorSettings): Promise<() => Promise<void>> {
  const path = doorOf(settings.dataDir);
  if (Buffer.byteLength(path) > maxSocketPath) {
    settings.log.warn('The path of DATA_DIR is too long for backups while the server runs.');
    return () => Promise.resolve();
  }
  await mkdir(join(settings.dataDir, 'operator'), { recursive: true, mode: 0o700 });
  await rm(path, { force: true });
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    const lines = createInterface({ input: socket });
    lines.on('error', () => undefined);
    lines.once('line', (line) => void inTurn(() => answer(line, settings)).then((text) => socket.end(text)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ path, exclusive: true }, resolve);
  });
  server.unref();
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    await last;
  };
}

async function answer(line: string, settings: DoorSettings): Promise<string> {
  try {
    const done = await fulfil(wish.parse(JSON.parse(line)), settings);
    return `${JSON.stringify({ done })}\n`;
  } catch (error) {
    if (error instanceof BackupError || (error instanceof Error && settings.isRefusal(error)))
      return `${JSON.stringify({ refused: error.message })}\n`;
    settings.log.error(`A command of the operator failed: ${describeError(error)}`);
    return `${JSON.stringify({ refused: `It failed: ${describeError(error)}` })}\n`;
  }
}

async function fulfil(
  asked: Wish,
  { log, onRestored, act, apart, dataDir, areFilesElsewhere }: DoorSettings,
): Promise<BackupSummary | z.infer<typeof acted>> {
  const place = { apart, dataDir, areFilesElsewhere };
  if (asked.command === 'act') return { said: await act(asked.words) };
  if (asked.command === 'backup') {
    const done = await takeBackup({ ...place, backupDir: asked.backupDir });
    log.info(`A backup was made of ${done.rows} rows and ${done.files} files.`);
    return done;
  }
  const done = await restoreBackup({ ...place, folder: asked.folder, mayReplace: asked.mayReplace });
  await onRestored();
  log.warn(`A backup of ${done.rows} rows and ${done.files} files replaced all data.`);
  return done;
}

/** Asks the server that runs on a data directory. Null when none does. Throws BackupError with what it says. */
export async function askServer(dataDir: string, asked: BackupWish): Promise<BackupSummary | null>;
export async function askServer(dataDir: string, asked: ActWish): Promise<{ said: string } | null>;
export async function askServer(dataDir: string, asked: Wish) {
  const path = doorOf(dataDir);
  if (Buffer.byteLength(path) > maxSocketPath) return null;
  const socket = await reach(path);
  if (socket === null) return null;
  socket.write(`${JSON.stringify(asked)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const answered = reply.parse(JSON.parse(line));
    if ('done' in answered) return (asked.command === 'act' ? acted : summary).parse(answered.done);
    throw new BackupError(answered.refused);
  }
  throw new BackupError('The server ended before it was done.');
}

function reach(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}
