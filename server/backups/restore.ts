import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Apart } from '../db/apart';
import { isRetriable } from '../db/database';
import { schemaOf } from '../db/schemaVersion';
import { BackupError, readManifest, secretKeyName, type Manifest } from './manifest';
import { hasStoredFiles, restoreFiles } from './storedFiles';
import { checkTable, loadTables } from './tables';
import { summarize, type BackupSummary } from './take';

const maxAttempts = 5;

interface RestoreTarget {
  apart: Apart;
  dataDir: string;
  /** Folder of the backup. */
  folder: string;
  /** True when the files of the server are in an S3 store. */
  areFilesElsewhere: boolean;
  /** Replaces members and files that are there. */
  mayReplace: boolean;
}

/**
 * Puts a backup in the place of database and files (OPS-05), also under a running server. All of it is checked before
 * anything changes; the database then changes in one transaction, and the files by renaming one folder. Throws
 * BackupError: damaged, of another version or kind of store, or a target that is not empty.
 */
export async function restoreBackup({
  apart,
  dataDir,
  folder,
  areFilesElsewhere,
  mayReplace,
}: RestoreTarget): Promise<BackupSummary> {
  const manifest = await readManifest(folder);
  const stored = join(dataDir, 'files');
  if (manifest.areFilesElsewhere !== areFilesElsewhere)
    throw new BackupError(
      manifest.areFilesElsewhere
        ? 'The backup has no files: they were in an S3 store. Restore it with S3_URL.'
        : 'The backup has files of a disk, and S3_URL is set. Restore it without S3_URL, then copy the files to the bucket.',
    );
  const schema = await apart('read', schemaOf);
  if (schema !== manifest.schema)
    throw new BackupError(
      `The backup is of ${Number(manifest.schema) < Number(schema) ? 'an earlier' : 'a later'} version of the product. Restore it with that version; a later one brings it up to date when it starts.`,
    );
  const hasMembers = await apart(
    'read',
    async (run) => (await run('select 1 from users limit 1', [])).length > 0,
  );
  const hasFiles = !areFilesElsewhere && (await hasStoredFiles(stored));
  if (!mayReplace && (hasMembers || hasFiles))
    throw new BackupError('There are members or files already. Say --replace to lose them for the backup.');
  for (const [table, wanted] of Object.entries(manifest.tables)) await checkTable(folder, table, wanted);

  if (areFilesElsewhere) {
    await load(apart, folder, manifest);
    await restoreSecretKey(folder, dataDir);
    return summarize(folder, manifest);
  }
  const id = randomUUID();
  const restored = join(dataDir, `files.restored-${id}`);
  const replaced = join(dataDir, `files.replaced-${id}`);
  let isSwapped = false;
  try {
    // The store expects the folder of uploads under way.
    await mkdir(join(restored, 'incoming'), { recursive: true });
    await restoreFiles(folder, manifest, restored);
    await load(apart, folder, manifest);
    if (existsSync(stored)) await rename(stored, replaced);
    await rename(restored, stored);
    isSwapped = true;
    await restoreSecretKey(folder, dataDir);
  } finally {
    if (!isSwapped && !existsSync(stored) && existsSync(replaced)) await rename(replaced, stored);
    await rm(restored, { recursive: true, force: true });
    if (isSwapped) await rm(replaced, { recursive: true, force: true });
  }
  return summarize(folder, manifest);
}

/** Loads in one transaction, anew when calls of a running server stood against it. */
async function load(apart: Apart, folder: string, manifest: Manifest): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await apart('write', (run) => loadTables(run, folder, manifest));
      return;
    } catch (error) {
      if (attempt === maxAttempts || !isRetriable(error)) throw error;
    }
}

/** A server that has a key keeps it: addresses and cookies that are out go on. */
async function restoreSecretKey(folder: string, dataDir: string): Promise<void> {
  const [source, target] = [join(folder, secretKeyName), join(dataDir, secretKeyName)];
  if (!existsSync(source) || existsSync(target)) return;
  await copyFile(source, target);
  await chmod(target, 0o600);
}
