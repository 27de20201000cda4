import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, opendir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError, filePath, type FileEntry, type Manifest } from './manifest';

/** Backup whose files may be used again. */
export interface EarlierBackup {
  folder: string;
  files: Manifest['files'];
}

/** Files that are copied at a time: a copy is mostly waiting. */
const lanes = 8;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Lists the stored files as `<two characters>/<name>`. Uploads under way are none yet. */
async function* storedFiles(dir: string): AsyncGenerator<string> {
  const folders = await opendir(dir).catch(() => null);
  if (folders === null) return;
  for await (const folder of folders) {
    if (!folder.isDirectory() || !/^[0-9a-f]{2}$/.test(folder.name)) continue;
    for await (const { name } of await opendir(join(dir, folder.name))) yield `${folder.name}/${name}`;
  }
}

/** Works on several items at a time; throws the first error when all work has ended. */
async function inLanes<T>(items: AsyncGenerator<T>, work: (item: T) => Promise<void>): Promise<void> {
  const results = await Promise.allSettled(
    Array.from({ length: lanes }, async () => {
      for await (const item of items) await work(item);
    }),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** True for a store with at least one file. */
export async function hasStoredFiles(dir: string): Promise<boolean> {
  for await (const path of storedFiles(dir)) if (path !== '') return true;
  return false;
}

/**
 * Copies the stored files that `copied` does not have, and adds them to it. A file never changes under its name: what
 * an earlier backup has is linked, not copied. One that is deleted meanwhile is left out.
 */
export async function copyStoredFiles(
  dir: string,
  folder: string,
  copied: Map<string, FileEntry>,
  earlier: EarlierBackup | null,
): Promise<void> {
  await inLanes(storedFiles(dir), async (path) => {
    if (copied.has(path)) return;
    try {
      copied.set(path, await copyStored(join(dir, path), path, folder, earlier));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });
}

async function copyStored(
  source: string,
  path: string,
  folder: string,
  earlier: EarlierBackup | null,
): Promise<FileEntry> {
  const { size, mtimeMs } = await stat(source);
  const modified = Math.floor(mtimeMs / 1000);
  const target = filePath(folder, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const known = earlier?.files[path];
  if (earlier !== null && known?.size === size && known.modified === modified) {
    try {
      await link(filePath(earlier.folder, path), target);
      return known;
    } catch {
      // The file system has no links, or somebody removed the copy.
    }
  }
  return { ...(await copyHashed(source, target, 0o600)), modified };
}

/** Puts the files of a backup into a new folder. Throws BackupError for one that is missing or damaged. */
export async function restoreFiles(folder: string, manifest: Manifest, target: string): Promise<void> {
  await inLanes(entriesOf(manifest.files), async ([path, { sha256, modified }]) => {
    const restored = join(target, path);
    await mkdir(dirname(restored), { recursive: true });
    const copied = await copyHashed(filePath(folder, path), restored, 0o644).catch((error: unknown) => {
      throw isMissing(error) ? new BackupError(`The backup misses the file ${path}.`) : error;
    });
    if (copied.sha256 !== sha256) throw new BackupError(`The file ${path} of the backup is damaged.`);
    // Files without a row are removed by their age.
    await utimes(restored, modified, modified);
  });
}

/** Entries as the lanes share them. */
async function* entriesOf(files: Manifest['files']) {
  for (const entry of Object.entries(files)) yield await Promise.resolve(entry);
}

async function copyHashed(source: string, target: string, mode: number) {
  const hash = createHash('sha256');
  let size = 0;
  const input = createReadStream(source);
  const handle = await open(target, 'w', mode);
  try {
    for await (const chunk of input as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    input.destroy();
    await handle.close();
  }
  return { size, sha256: hash.digest('hex') };
}
