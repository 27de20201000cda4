import { readdir, readFile } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Files of the store only, so that a forged list names no other path. */
const storedPath = /^[0-9a-f]{2}\/[0-9a-f]{32}\.(original|medium|small|thumb|source)$/;

const manifestSchema = z.object({
  format: z.literal(1),
  /** True when the files were in an S3 store, which the backup leaves as it is. */
  areFilesElsewhere: z.boolean().default(false),
  /** Moment of the copy of the database, ISO 8601. */
  madeAt: z.string(),
  /** Newest migration of the database. */
  schema: z.string(),
  /** Rows as lines of JSON, with the hash of those lines. */
  tables: z.record(z.string().regex(/^[a-z_]+$/), z.object({ rows: z.number(), sha256 })),
  /** Last number of each sequence; null where none was given out. */
  sequences: z.record(z.string().regex(/^[a-z0-9_]+$/), z.string().regex(/^\d+$/).nullable()),
  /** Stored files with the second of their last change. */
  files: z.record(z.string().regex(storedPath), z.object({ size: z.number(), modified: z.number(), sha256 })),
});

/** Content of a backup. */
export type Manifest = z.infer<typeof manifestSchema>;
export type FileEntry = Manifest['files'][string];

/** A backup is not there, not whole, or not for this server; the message is for the terminal. */
export class BackupError extends Error {}

export const manifestName = 'manifest.json';
/** Key of private addresses, in a backup and in the data directory. */
export const secretKeyName = 'secret.key';
export const unfinishedSuffix = '.unfinished';
const finished = /^kith-[\dTZ-]+$/;

export const tablePath = (folder: string, table: string) => join(folder, 'tables', `${table}.jsonl.gz`);
export const filePath = (folder: string, path: string) => join(folder, 'files', path);

/** Name of a backup: its moment, so that names sort by age. */
export const backupName = (now: Date) => `kith-${now.toISOString().replaceAll(/[:.]/g, '-')}`;

/** Finished backups in a folder, oldest first. */
export async function listBackups(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.filter((name) => finished.test(name)).sort();
}

/** Folder of a backup by its name or path; the newest without one. */
export async function findBackup(dir: string, name: string | undefined): Promise<string> {
  if (name !== undefined) return isAbsolute(name) || name.includes('/') ? resolve(name) : join(dir, name);
  const newest = (await listBackups(dir)).at(-1);
  if (newest === undefined) throw new BackupError(`There is no backup in ${dir}.`);
  return join(dir, newest);
}

/** Reads what a backup holds. Throws BackupError. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`${folder} is not a backup.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new BackupError(`${join(folder, manifestName)} cannot be read.`, { cause: error });
  }
}
