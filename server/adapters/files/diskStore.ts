import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileSizes } from './files';
import { isKey, nameOf, type ObjectPart, type ObjectStore } from './objectStore';

interface DiskStoreSettings {
  dir: string;
  /** Makes a new path in the same file system. */
  temporary: () => string;
}

/**
 * Stores bytes as `dir/<first two characters>/<key>.<part>`. Each file is written and synced under a temporary name and
 * then renamed.
 */
export function createDiskStore({ dir, temporary }: DiskStoreSettings): ObjectStore {
  const pathOf = (key: string, part: ObjectPart | 'part') => join(dir, nameOf(key, part));

  async function place(path: string, target: string): Promise<void> {
    await mkdir(dirname(target), { recursive: true });
    await rename(path, target);
  }

  return {
    async take(path, key, part) {
      const handle = await open(path, 'r+');
      await handle.sync().finally(() => handle.close());
      await place(path, pathOf(key, part));
    },
    async put(key, part, content) {
      const path = temporary();
      try {
        await writeSynced(path, content);
        await place(path, pathOf(key, part));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    async copy(from, to, part) {
      await mkdir(dirname(pathOf(to, part)), { recursive: true });
      await copyFile(pathOf(from, part), pathOf(to, part));
    },
    async sizeOf(key, part) {
      const found = await stat(pathOf(key, part)).catch(() => null);
      return found?.size ?? null;
    },
    open: (key, part, range) => Promise.resolve(createReadStream(pathOf(key, part), range)),
    local: (key, part) => Promise.resolve({ path: pathOf(key, part), release: () => Promise.resolve() }),
    remove: (key, part) => rm(pathOf(key, part), { force: true }),
    async removeAll(key) {
      for (const part of [...fileSizes, 'source', 'part'] as const)
        await rm(pathOf(key, part), { force: true });
    },
    keys: () => storedKeys(dir),
  };
}

async function* storedKeys(dir: string): AsyncGenerator<{ key: string; storedAt: Date }> {
  for await (const folder of await opendir(dir)) {
    if (!folder.isDirectory() || folder.name.length !== 2) continue;
    for await (const { name } of await opendir(join(dir, folder.name))) {
      const key = name.split('.')[0] ?? '';
      const path = join(dir, folder.name, name);
      if (!isKey(key) || !/\.(thumb|original|source|part)$/.test(name)) continue;
      // Of a picture one size counts; videos and captions have no small one.
      if (name.endsWith('.original') && existsSync(path.replace(/original$/, 'thumb'))) continue;
      const { mtime } = await stat(path);
      yield { key, storedAt: mtime };
    }
  }
}

async function writeSynced(path: string, content: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
