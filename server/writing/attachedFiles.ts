import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Files } from '../adapters/files/files';
import { isOneOfKeys, type Database } from '../db/database';
import { albumPhotos, files } from '../db/schema';
import { invalidFields } from '../errors';

/**
 * Attaches uploads. Only the owner's private pending uploads qualify; anything else is 422 on `photos`, whether the
 * file exists or not.
 */
export async function attachFiles(tx: Database, ownerId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const bound = await tx
    .update(files)
    .set({ state: 'attached' })
    .where(
      and(
        inArray(files.key, [...keys]),
        eq(files.ownerId, ownerId),
        eq(files.visibility, 'private'),
        eq(files.state, 'pending'),
      ),
    )
    .returning({ key: files.key });
  if (bound.length !== keys.length) throw invalidFields({ photos: 'validationError' });
}

/**
 * Deletes the rows of unused files; pictures in an album stay. Answers the keys whose bytes the caller removes after
 * the commit.
 */
export async function releaseFiles(tx: Database, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  // A statement of its own: the next one sees the album into which a picture has come before the lock was free.
  await tx.select({ key: files.key }).from(files).where(isOneOfKeys(files.key, keys)).for('update');
  const released = await tx
    .delete(files)
    .where(
      and(
        inArray(files.key, [...keys]),
        sql`not exists (select 1 from ${albumPhotos} where ${albumPhotos.fileKey} = ${files.key})`,
      ),
    )
    .returning({ key: files.key });
  return released.map((file) => file.key);
}

/** Removes the bytes of released files. Housekeeping sweeps failures, because no row refers to them. */
export async function removeBytes(store: Pick<Files, 'remove'>, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => store.remove(key)));
}
