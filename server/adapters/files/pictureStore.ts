import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock';
import { createAccess } from './access';
import { decode as decodeInTurn, type Decode } from './decoding';
import { fileSizes, type Files, type FileSize } from './files';
import { inspectPicture, renderPicture } from './picture';
import { receiveFile } from './receiveFile';

const originalLast = fileSizes.toReversed();
const isKey = (key: string) => /^[0-9a-f]{32}$/.test(key);

interface PictureStoreSettings {
  /** Folder of the pictures; created when missing. */
  dir: string;
  /** Key for the addresses of private pictures. */
  secret: string;
  clock: Clock;
  /** Orders the work of decoding; by default that of the process. */
  decode?: Decode;
}

/**
 * Stores pictures as `dir/<first two characters>/<key>.<size>`. Each file is written and synced under a temporary
 * name, and the original is renamed last: a picture is complete or absent.
 */
export async function createPictureStore({
  dir,
  secret,
  clock,
  decode = decodeInTurn,
}: PictureStoreSettings): Promise<Files> {
  const temporary = join(dir, 'incoming');
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  const folderOf = (key: string) => join(dir, key.slice(0, 2));
  const pathOf = (key: string, size: FileSize) => join(folderOf(key), `${key}.${size}`);

  async function store(source: string | Uint8Array, mime: 'image/png' | 'image/jpeg' | 'image/webp') {
    const key = randomBytes(16).toString('hex');
    const rendered = await renderPicture(source, mime);
    await mkdir(folderOf(key), { recursive: true });
    const moves = originalLast.map((size) => ({
      size,
      path: join(temporary, randomUUID()),
      target: pathOf(key, size),
    }));
    try {
      for (const { size, path } of moves) await writeSynced(path, rendered[size]);
      for (const { path, target } of moves) await rename(path, target);
    } catch (error) {
      for (const { path, target } of moves)
        await Promise.all([rm(path, { force: true }), rm(target, { force: true })]);
      throw error;
    }
    const { original, width, height, hash } = rendered;
    return { key, mime, size: original.length, width, height, hash };
  }

  return {
    ...createAccess(secret, clock),
    async storeUpload(body) {
      const path = join(temporary, randomUUID());
      try {
        await receiveFile(body, path);
        const { mime, pixels } = await inspectPicture(path);
        return await decode(pixels, () => store(path, mime));
      } finally {
        await rm(path, { force: true });
      }
    },
    storeTrusted: (image) => store(image, 'image/webp'),
    async copy(key) {
      const copied = randomBytes(16).toString('hex');
      await mkdir(folderOf(copied), { recursive: true });
      for (const size of originalLast) await copyFile(pathOf(key, size), pathOf(copied, size));
      return copied;
    },
    async find(key, size) {
      if (!isKey(key)) return null;
      for (const candidate of size === 'small' ? (['small', 'medium'] as const) : [size]) {
        const path = pathOf(key, candidate);
        const found = await stat(path).catch(() => null);
        if (found !== null) return { path, size: found.size };
      }
      return null;
    },
    async remove(key) {
      if (!isKey(key)) return;
      for (const part of [...fileSizes, 'source', 'part'])
        await rm(join(folderOf(key), `${key}.${part}`), { force: true });
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
