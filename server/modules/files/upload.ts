import { eq } from 'drizzle-orm';
import { maxImageBytes } from '@/shared/config/limits';
import type { WireUpload } from '@/shared/wire/post';
import type { StoredPicture } from '../../adapters/files/files';
import { inTransaction, type Database } from '../../db/database';
import { files, groups, users } from '../../db/schema';
import { notAllowed, notFound } from '../../errors';
import { bodyChunks, type BodyPace } from '../../http/bodyChunks';
import type { AppDeps } from '../../http/deps';
import { readMultipart, type ReceivedForm } from '../../http/multipart';
import { requireOwnAlbum } from '../../permissions/albumAccess';
import { requireGroupRight } from '../../permissions/groupAccess';
import { placeInAlbum, settleAlbums } from '../../writing/albumPlaces';
import { requireQuota } from './quota';

/** Form data around the picture. */
const formOverheadBytes = 8 * 1024;

const uploadPace: BodyPace = {
  maxBytes: maxImageBytes + formOverheadBytes,
  maxSeconds: 900,
  minBytesPerSecond: 20_000,
  tooLarge: 'fileTooLarge',
};

/**
 * Stores an upload (VAL-03). It is `pending` until a post, comment or album uses it; with `album_id` it joins that
 * album of the caller at once. Throws 413 fileTooLarge, 415 unsupportedMediaType, 403 quotaExceeded, and 403 for pictures
 * of groups and companies, which are posted on their walls.
 */
export async function uploadPicture(deps: AppDeps, memberId: number, request: Request): Promise<WireUpload> {
  await requireQuota(deps.db, memberId);
  const { fields, file } = await receivePicture(deps, request);
  const albumId = fields.album_id;
  await removeOnFailure(deps, file.key, () =>
    inTransaction(deps.db, async (tx) => {
      const album = albumId === undefined ? null : await lockOwnAlbum(tx, memberId, albumId);
      await insertFile(deps, tx, memberId, file, {
        visibility: 'private',
        state: album === null ? 'pending' : 'attached',
      });
      if (album === null) return;
      await placeInAlbum(tx, album.id, [{ key: file.key, createdAt: deps.clock.now() }]);
      await settleAlbums(tx, [album.id]);
    }),
  );
  return { file_id: file.key, key: file.key };
}

/**
 * Replaces the caller's avatar or cover (PROF-03), or with the field `groupId` that of a group which the caller may
 * edit (GRP-03), and deletes the former one.
 */
export async function uploadImage(
  deps: AppDeps,
  memberId: number,
  column: 'avatarKey' | 'coverKey',
  request: Request,
): Promise<{ file_id: string }> {
  await requireQuota(deps.db, memberId);
  const { fields, file } = await receivePicture(deps, request, groupFields);
  const groupId = groupFields.map((name) => fields[name]).find((value) => value !== undefined);
  const former = await removeOnFailure(deps, file.key, () =>
    inTransaction(deps.db, async (tx) => {
      const target =
        groupId === undefined
          ? { table: users, id: memberId }
          : { table: groups, id: await requireEditedGroup(tx, memberId, groupId) };
      return replaceImage(deps, tx, memberId, target, column, file);
    }),
  );
  if (former !== null) await deps.files.remove(former);
  return { file_id: file.key };
}

/** Sets an image, deletes the row of the former one and answers its key. */
async function replaceImage(
  deps: AppDeps,
  tx: Database,
  memberId: number,
  { table, id }: { table: typeof users | typeof groups; id: number },
  column: 'avatarKey' | 'coverKey',
  file: StoredPicture,
): Promise<string | null> {
  const [row] = await tx.select({ key: table[column] }).from(table).where(eq(table.id, id)).for('update');
  await insertFile(deps, tx, memberId, file, { visibility: 'public', state: 'attached' });
  await tx
    .update(table)
    .set({ [column]: file.key })
    .where(eq(table.id, id));
  const former = row?.key ?? null;
  if (former !== null) await tx.delete(files).where(eq(files.key, former));
  return former;
}

async function requireEditedGroup(tx: Database, memberId: number, groupId: string): Promise<number> {
  if (!/^[1-9]\d{0,14}$/.test(groupId)) throw notFound();
  await requireGroupRight(tx, memberId, Number(groupId), 'edit');
  return Number(groupId);
}

/** Fields of pictures for a group or company, which must not become the caller's own. */
const groupFields = ['groupId', 'group_id'];
const communityFields = [...groupFields, 'companyId', 'company_id'];

async function receivePicture(
  deps: AppDeps,
  request: Request,
  allowed: readonly string[] = [],
): Promise<ReceivedForm<StoredPicture>> {
  const form = await readMultipart(
    request.headers.get('content-type') ?? '',
    bodyChunks(request, uploadPace),
    (content) => deps.files.storeUpload(content),
  );
  const refused = communityFields.filter((field) => !allowed.includes(field));
  if (!refused.some((field) => field in form.fields)) return form;
  await deps.files.remove(form.file.key);
  throw notAllowed();
}

async function lockOwnAlbum(tx: Database, memberId: number, albumId: string): Promise<{ id: number }> {
  if (!/^[1-9]\d{0,14}$/.test(albumId)) throw notFound();
  return requireOwnAlbum(tx, memberId, 'album.edit', Number(albumId));
}

async function insertFile(
  deps: AppDeps,
  tx: Database,
  ownerId: number,
  { key, mime, size, width, height, hash }: StoredPicture,
  use: Pick<typeof files.$inferInsert, 'visibility' | 'state'>,
): Promise<void> {
  // Parallel uploads count one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
  await requireQuota(tx, ownerId, size);
  await tx
    .insert(files)
    .values({ key, ownerId, mime, size, width, height, hash, createdAt: deps.clock.now(), ...use });
}

/** Removes the bytes when the row cannot be inserted. */
async function removeOnFailure<T>(deps: AppDeps, key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await deps.files.remove(key);
    throw error;
  }
}
