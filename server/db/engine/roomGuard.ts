import { statfsSync } from 'node:fs';

/** Room that the engine needs to end what it began, to recover and to read (OPS-02). */
const reservedBytes = 64 * 1024 * 1024;
const lookEveryMs = 200;

/** Knows whether the disk has room for writes. A disk that runs out under the engine ends it, so writes stop before. */
export interface RoomGuard {
  /** Looks again from time to time. */
  isFull(): boolean;
}

/** Watches the file system of a folder. */
export function createRoomGuard(folder: string): RoomGuard {
  let isFull = false;
  let lookedAt = -Infinity;
  return {
    isFull() {
      const now = performance.now();
      if (now - lookedAt < lookEveryMs) return isFull;
      lookedAt = now;
      const { bavail, bsize } = statfsSync(folder);
      isFull = bavail * bsize < reservedBytes;
      return isFull;
    },
  };
}
