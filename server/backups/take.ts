import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Apart } from '../db/apart';
import { dayMs } from '../durations';
import {
  backupName,
  listBackups,
  manifestName,
  readManifest,
  secretKeyName,
  unfinishedSuffix,
  type FileEntry,
  type Manifest,
} from './manifest';
import { copyStoredFiles, type EarlierBackup } from './storedFiles';
import { dumpTables } from './tables';

/** Backups that are kept, the newest (OPS-05). */
const keptBackups = 7;
/** Age at which an unfinished backup is nobody's any more. */
const abandonedMs = dayMs;

export interface BackupPlace {
  /** The transactions of the database. */
  apart: Apart;
  dataDir: string;
  /** Folder of the backups. */
  backupDir: string;
  /** True when the files are in an S3 store. */
  areFilesElsewhere: boolean;
}

/** A finished backup in words for the terminal. */
export interface BackupSummary {
  folder: string;
  tables: number;
  rows: number;
  files: number;
}

/**
 * Copies database and files while they are in use (OPS-05). The database is copied at one moment. Stored files never
 * change under their names, so those from before that moment are copied before and after it: none that the copy of the
 * database knows is missing, unless it was deleted meanwhile. Files in an S3 store stay there. An interrupted backup
 * leaves none.
 */
export async function takeBackup({
  apart,
  dataDir,
  backupDir,
  areFilesElsewhere,
}: BackupPlace): Promise<BackupSummary> {
  const now = new Date();
  const folder = join(backupDir, backupName(now));
  const unfinished = `${folder}${unfinishedSuffix}`;
  const earlier = await newestBackup(backupDir);
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    await mkdir(join(unfinished, 'tables'), { mode: 0o700 });
    const stored = join(dataDir, 'files');
    const files = new Map<string, FileEntry>();
    const copyFiles = async () => {
      if (!areFilesElsewhere) await copyStoredFiles(stored, unfinished, files, earlier);
    };
    await copyFiles();
    const content = await apart('read', (run) => dumpTables(run, unfinished));
    await copyFiles();
    await copySecretKey(dataDir, unfinished);
    const manifest: Manifest = {
      format: 1,
      areFilesElsewhere,
      madeAt: now.toISOString(),
      ...content,
      files: Object.fromEntries([...files].sort(([one], [other]) => (one < other ? -1 : 1))),
    };
    await writePrivate(join(unfinished, manifestName), JSON.stringify(manifest, null, 1));
    await rename(unfinished, folder);
    await removeOld(backupDir);
    return summarize(folder, manifest);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

export function summarize(folder: string, { tables, files }: Manifest): BackupSummary {
  const counts = Object.values(tables).map(({ rows }) => rows);
  return {
    folder,
    tables: counts.length,
    rows: counts.reduce((sum, rows) => sum + rows, 0),
    files: Object.keys(files).length,
  };
}

async function newestBackup(backupDir: string): Promise<EarlierBackup | null> {
  const name = (await listBackups(backupDir)).at(-1);
  if (name === undefined) return null;
  const folder = join(backupDir, name);
  // A backup that cannot be read spares no copying, and is no reason to make none.
  const manifest = await readManifest(folder).catch(() => null);
  return manifest === null ? null : { folder, files: manifest.files };
}

async function copySecretKey(dataDir: string, folder: string): Promise<void> {
  const target = join(folder, secretKeyName);
  const isThere = await copyFile(join(dataDir, secretKeyName), target).then(
    () => true,
    () => false,
  );
  if (isThere) await chmod(target, 0o600);
}

async function writePrivate(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeOld(backupDir: string): Promise<void> {
  const names = await listBackups(backupDir);
  for (const name of names.slice(0, -keptBackups))
    await rm(join(backupDir, name), { recursive: true, force: true });
  for (const name of await readdir(backupDir)) {
    if (!name.endsWith(unfinishedSuffix)) continue;
    const { mtimeMs } = await stat(join(backupDir, name));
    if (Date.now() - mtimeMs > abandonedMs) await rm(join(backupDir, name), { recursive: true, force: true });
  }
}
