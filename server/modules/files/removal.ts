import { and, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { inTransaction, isOneOfKeys, selectRows, type Database } from '../../db/database';
import { companies, files, groups, users } from '../../db/schema';
import { dayMs } from '../../durations';
import { ApiError, notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { can } from '../../permissions/can';
import { leaveAlbums } from '../../writing/albumPlaces';
import { lockAsEditor, lockPictureOf, tableOf, type Community } from './communities';

const sweepBatch = 500;

/**
 * Deletes a picture of the caller, or of a group or company that they run, everywhere. Throws 404 for any other, also
 * for one that they uploaded for a group or company which they run no longer, and 409 for the only content of a post,
 * comment or short video, which is deleted or edited instead.
 */
export async function removeFile(deps: AppDeps, memberId: number, key: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const pictureOf = await lockPictureOf(tx, memberId, key);
    await lockPostsWith(tx, [key]);
    const [row] = await tx
      .select({ ownerId: files.ownerId })
      .from(files)
      .where(eq(files.key, key))
      .for('update');
    if (row === undefined) throw notFound();
    if (!can({ id: memberId }, 'file.delete', { ownerId: row.ownerId, isVisible: true, pictureOf }))
      throw notFound();
    if ((await allOfSomething(tx, [key])).length > 0) throw new ApiError(409, 'validationError');
    await leaveAlbums(tx, [key]);
    await clearImage(tx, users, key, eq(users.id, row.ownerId));
    for (const table of [groups, companies]) await clearImage(tx, table, key);
    await tx.delete(files).where(eq(files.key, key));
  });
  await deps.files.remove(key);
}

/**
 * Clears the avatar and cover that are this picture. Locks no other rows: those who delete a post lock its author
 * before it, and the post is locked here already.
 */
async function clearImage(
  tx: Database,
  table: typeof users | typeof groups | typeof companies,
  key: string,
  where?: SQL,
): Promise<void> {
  await tx
    .update(table)
    .set({
      avatarKey: sql`nullif(${table.avatarKey}, ${key})`,
      coverKey: sql`nullif(${table.coverKey}, ${key})`,
    })
    .where(and(where, or(eq(table.avatarKey, key), eq(table.coverKey, key))));
}

/**
 * Locks the posts that show one of the files, so that two of their pictures are not deleted at once, each because the
 * other is there. Before the files, as those who change a post do.
 */
export async function lockPostsWith(tx: Database, keys: readonly string[]): Promise<void> {
  await tx.execute(sql`select id from posts where id in
    (select post_id from post_photos where ${isOneOfKeys(sql`file_key`, keys)}) order by id for no key update`);
}

/** Finds those of the files without which a post, comment or short video would be empty. */
export async function allOfSomething(tx: Database, keys: readonly string[]): Promise<string[]> {
  const rows = await selectRows(
    tx,
    sql`select photo.file_key as key from post_photos photo join posts on posts.id = photo.post_id
        where ${isOneOfKeys(sql`photo.file_key`, keys)} and posts.text = '' and posts.gif_url is null and not exists (
          select 1 from post_videos where post_videos.post_id = posts.id and clip_id is not null) and not exists (
          select 1 from post_photos other
          where other.post_id = photo.post_id and not ${isOneOfKeys(sql`other.file_key`, keys)})
      union
      select photo.file_key from comment_photos photo join comments on comments.id = photo.comment_id
        where ${isOneOfKeys(sql`photo.file_key`, keys)} and comments.text = '' and comments.gif_url is null
      union
      select file_key from short_videos where ${isOneOfKeys(sql`file_key`, keys)}`,
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

/**
 * Deletes the avatar or cover of a group or company (GRP-03, CMP-02). Throws 404 when the key is not in use there, 403
 * without the right.
 */
export async function removeCommunityImage(
  deps: AppDeps,
  memberId: number,
  community: Community,
  column: 'avatarKey' | 'coverKey',
  key: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockAsEditor(tx, memberId, community);
    const table = tableOf(community);
    const [cleared] = await tx
      .update(table)
      .set({ [column]: null })
      .where(and(eq(table.id, community.id), eq(table[column], key)))
      .returning({ id: table.id });
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
