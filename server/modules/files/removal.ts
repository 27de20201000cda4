import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { inTransaction, isOneOfKeys, selectRows, type Database } from '../../db/database';
import { files, groups, users } from '../../db/schema';
import { ApiError, notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { can } from '../../permissions/can';
import { requireGroupRight } from '../../permissions/groupAccess';
import { leaveAlbums } from '../../writing/albumPlaces';

const dayMs = 86_400_000;
const sweepBatch = 500;

/**
 * Deletes the caller's picture everywhere. Throws 404 for an unknown or another member's, 409 for the only content of
 * a post or comment, which is deleted or edited instead.
 */
export async function removeFile(deps: AppDeps, memberId: number, key: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [row] = await tx
      .select({ ownerId: files.ownerId })
      .from(files)
      .where(eq(files.key, key))
      .for('update');
    if (row === undefined || !can({ id: memberId }, 'file.delete', { ownerId: row.ownerId, isVisible: true }))
      throw notFound();
    if ((await allOfSomething(tx, [key])).length > 0) throw new ApiError(409, 'validationError');
    await leaveAlbums(tx, [key]);
    await tx
      .update(users)
      .set({
        avatarKey: sql`nullif(${users.avatarKey}, ${key})`,
        coverKey: sql`nullif(${users.coverKey}, ${key})`,
      })
      .where(eq(users.id, memberId));
    await tx
      .update(groups)
      .set({
        avatarKey: sql`nullif(${groups.avatarKey}, ${key})`,
        coverKey: sql`nullif(${groups.coverKey}, ${key})`,
      })
      .where(or(eq(groups.avatarKey, key), eq(groups.coverKey, key)));
    await tx.delete(files).where(eq(files.key, key));
  });
  await deps.files.remove(key);
}

/** Finds those of the pictures without which a post or comment would be empty. */
export async function allOfSomething(tx: Database, keys: readonly string[]): Promise<string[]> {
  const rows = await selectRows(
    tx,
    sql`select photo.file_key as key from post_photos photo join posts on posts.id = photo.post_id
        where ${isOneOfKeys(sql`photo.file_key`, keys)} and posts.text = '' and posts.gif_url is null and not exists (
          select 1 from post_photos other
          where other.post_id = photo.post_id and not ${isOneOfKeys(sql`other.file_key`, keys)})
      union
      select photo.file_key from comment_photos photo join comments on comments.id = photo.comment_id
        where ${isOneOfKeys(sql`photo.file_key`, keys)} and comments.text = '' and comments.gif_url is null`,
  );
  return rows.map(({ key }) => String(key));
}

/** Deletes the caller's avatar or cover (PROF-03). Throws 404 when the key is not in use. */
export async function removeOwnImage(
  deps: AppDeps,
  memberId: number,
  column: 'avatarKey' | 'coverKey',
  key: string,
): Promise<void> {
  const [row] = await deps.db.select({ key: users[column] }).from(users).where(eq(users.id, memberId));
  if (row?.key !== key) throw notFound();
  await removeFile(deps, memberId, key);
}

/** Deletes the avatar or cover of a group (GRP-03). Throws 404 when the key is not in use there, 403 without the right. */
export async function removeGroupImage(
  deps: AppDeps,
  memberId: number,
  groupId: number,
  column: 'avatarKey' | 'coverKey',
  key: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await requireGroupRight(tx, memberId, groupId, 'edit');
    const [cleared] = await tx
      .update(groups)
      .set({ [column]: null })
      .where(and(eq(groups.id, groupId), eq(groups[column], key)))
      .returning({ id: groups.id });
    if (cleared === undefined) throw notFound();
    await tx.delete(files).where(eq(files.key, key));
  });
  await deps.files.remove(key);
}

/** Deletes uploads unused for a day, and bytes without a row. */
export async function sweepFiles(deps: Pick<AppDeps, 'db' | 'files' | 'clock'>): Promise<void> {
  const dayAgo = new Date(deps.clock.now().getTime() - dayMs);
  const dropped = await deps.db
    .delete(files)
    .where(and(eq(files.state, 'pending'), lte(files.createdAt, dayAgo)))
    .returning({ key: files.key });
  for (const { key } of dropped) await deps.files.remove(key);
  let batch: string[] = [];
  for await (const { key, storedAt } of deps.files.keys()) {
    if (storedAt <= dayAgo) batch.push(key);
    if (batch.length < sweepBatch) continue;
    await removeUnknown(deps, batch);
    batch = [];
  }
  await removeUnknown(deps, batch);
}

async function removeUnknown(
  { db, files: store }: Pick<AppDeps, 'db' | 'files'>,
  keys: string[],
): Promise<void> {
  if (keys.length === 0) return;
  const rows = await db.select({ key: files.key }).from(files).where(inArray(files.key, keys));
  const known = new Set(rows.map(({ key }) => key));
  for (const key of keys) if (!known.has(key)) await store.remove(key);
}
