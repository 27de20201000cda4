import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const piece = Buffer.alloc(1024 * 1024);
const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** A file system of its own in memory, which a test fills for real. */
export interface SmallDisk {
  folder: string;
  /** Leaves not a byte. */
  fill(): Promise<void>;
  /** Gives the room back. */
  clear(): Promise<void>;
  remove(): Promise<void>;
}

/** Mounts a disk; null where the machine lets nobody do so. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'kith-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'a');
      try {
        for (;;) {
          const { bavail, bsize } = await statfs(folder);
          if (bavail === 0) return;
          const size = Math.min(piece.length, bavail * bsize);
          // Others may have taken the room meanwhile.
          await file.write(piece, 0, size).catch((error: unknown) => {
            if (!isFull(error)) throw error;
          });
        }
      } finally {
        await file.close();
      }
    },
    clear: () => rm(ballast, { force: true }),
    async remove() {
      await run('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
