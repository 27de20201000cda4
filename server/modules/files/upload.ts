import { eq } from 'drizzle-orm';
import { maxImageBytes } from '@/shared/config/limits';
import type { WireUpload } from '@/shared/wire/post';
import type { StoredPicture } from '../../adapters/files/files';
import { inTransaction, type Database } from '../../db/database';
import { companies, companyPhotos, files, users } from '../../db/schema';
import { notAllowed, notFound } from '../../errors';
import { bodyChunks, type BodyPace } from '../../http/bodyChunks';
import type { AppDeps } from '../../http/deps';
import { readMultipart, type ReceivedForm } from '../../http/multipart';
import { requireOwnAlbum } from '../../permissions/albumAccess';
import { requireCompanyPhotos } from '../../permissions/companyAccess';
import { placeInAlbum, settleAlbums } from '../../writing/albumPlaces';
import { idempotencyKeyOf, storeOnce } from '../../writing/idempotency';
import { communityOf, lockAsEditor, tableOf } from './communities';
import { presentImage } from './presenter';
import { requireQuota } from './quota';

/** What the row of a file needs. */
type StoredFile = Pick<typeof files.$inferInsert, 'key' | 'mime' | 'size' | 'width' | 'height' | 'hash'>;

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
 * album of the caller at once, with `company_id` the photos of a company in whose name the caller may speak (CMP-02);
 * the answer then tells the picture. A repeat with the same `X-Idempotency-Key` answers the first result. Throws 413
 * fileTooLarge, 415 unsupportedMediaType, 403 quotaExceeded, and 403 for pictures of groups, which are posted on their
 * walls.
 */
export async function uploadPicture(deps: AppDeps, memberId: number, request: Request): Promise<WireUpload> {
  await requireQuota(deps.db, memberId);
  const now = deps.clock.now();
  const once = { userId: memberId, key: idempotencyKeyOf(request), kind: 'photo' as const, now };
  const { fields, file } = await receivePicture(deps, request);
  const stored = await removeOnFailure(deps, file.key, () =>
    inTransaction(deps.db, async (tx) => {
      const key = await storeOnce(tx, once, () => insertPicture(deps, tx, memberId, { fields, file, now }));
      const [row] = await tx.select().from(files).where(eq(files.key, key));
      if (row === undefined) throw new TypeError('The picture was not inserted');
      return row;
    }),
  );
  // A repeat has brought the same bytes once more.
  if (stored.key !== file.key) await deps.files.remove(file.key);
  const named = { file_id: stored.key, key: stored.key };
  return stored.state === 'pending' ? named : { ...named, image: presentImage(deps.files, stored) };
}

/** Inserts a picture and puts it into its place. Answers its key. */
async function insertPicture(
  deps: AppDeps,
  tx: Database,
  memberId: number,
  { fields, file, now }: ReceivedForm<StoredPicture> & { now: Date },
): Promise<string> {
  const place = await lockPlace(tx, memberId, fields);
  const state = place === null ? 'pending' : 'attached';
  await insertFile(deps, tx, memberId, file, { visibility: 'private', state });
  if (place !== null) await addTo(tx, place, file.key, now);
  return file.key;
}

/** Album of the caller, or company, to which an upload belongs. */
type Place = { albumId: number } | { companyId: number };

/** Locks the place that the form names; null without one. Throws 404 for an unknown one, 403 without the right. */
async function lockPlace(
  tx: Database,
  memberId: number,
  fields: Readonly<Record<string, string>>,
): Promise<Place | null> {
  const community = communityOf(fields);
  const albumId = fields.album_id;
  if (community === null)
    return albumId === undefined ? null : { albumId: (await lockOwnAlbum(tx, memberId, albumId)).id };
  if (community.kind === 'group' || albumId !== undefined) throw notAllowed();
  const { id: companyId } = community;
  // A deletion of the company waits, so that it finds the picture.
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('share');
  await requireCompanyPhotos(tx, memberId, companyId);
  return { companyId };
}

async function addTo(tx: Database, place: Place, fileKey: string, createdAt: Date): Promise<void> {
  if ('companyId' in place) {
    await tx.insert(companyPhotos).values({ fileKey, companyId: place.companyId, createdAt });
    return;
  }
  await placeInAlbum(tx, place.albumId, [{ key: fileKey, createdAt }]);
  await settleAlbums(tx, [place.albumId]);
}

/**
 * Replaces the caller's avatar or cover (PROF-03), or with `groupId` or `companyId` that of a group or company which
 * the caller may edit (GRP-03, CMP-02), and deletes the former one.
 */
export async function uploadImage(
  deps: AppDeps,
  memberId: number,
  column: 'avatarKey' | 'coverKey',
  request: Request,
): Promise<{ file_id: string }> {
  await requireQuota(deps.db, memberId);
  const { fields, file } = await receivePicture(deps, request);
  const former = await removeOnFailure(deps, file.key, () =>
    inTransaction(deps.db, async (tx) => {
      const community = communityOf(fields);
      if (community !== null) await lockAsEditor(tx, memberId, community);
      const target =
        community === null ? { table: users, id: memberId } : { table: tableOf(community), id: community.id };
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
  { table, id }: { table: typeof users | ReturnType<typeof tableOf>; id: number },
  column: 'avatarKey' | 'coverKey',
  file: StoredPicture,
): Promise<string | null> {
  const [row] = await tx.select({ key: table[column] }).from(table).where(eq(table.id, id)).for('update');
  // Erased meanwhile: the picture would belong to nothing.
  if (row === undefined) throw notFound();
  await insertFile(deps, tx, memberId, file, { visibility: 'public', state: 'attached' });
  await tx
    .update(table)
    .set({ [column]: file.key })
    .where(eq(table.id, id));
  if (row.key !== null) await tx.delete(files).where(eq(files.key, row.key));
  return row.key;
}

/** Receives the picture of a form. Throws 413 fileTooLarge, 415 unsupportedMediaType. */
export function receivePicture(deps: AppDeps, request: Request): Promise<ReceivedForm<StoredPicture>> {
  return readMultipart(
    request.headers.get('content-type') ?? '',
    bodyChunks(request, uploadPace),
    (content) => deps.files.storeUpload(content),
    ({ key }) => deps.files.remove(key),
  );
}

async function lockOwnAlbum(tx: Database, memberId: number, albumId: string): Promise<{ id: number }> {
  if (!/^[1-9]\d{0,14}$/.test(albumId)) throw notFound();
  return requireOwnAlbum(tx, memberId, 'album.edit', Number(albumId));
}

/** Inserts the row of a stored file. Throws 403 quotaExceeded. */
export async function insertFile(
  deps: AppDeps,
  tx: Database,
  ownerId: number,
  { key, mime, size, width, height, hash }: StoredFile,
  use: Pick<typeof files.$inferInsert, 'kind' | 'visibility' | 'state'>,
): Promise<void> {
  // Parallel uploads count one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
  await requireQuota(tx, ownerId, size);
  await tx
    .insert(files)
    .values({ key, ownerId, mime, size, width, height, hash, createdAt: deps.clock.now(), ...use });
}

/** Removes the bytes when the row was not inserted; only the answer of a transaction that was written may be lost. */
export async function removeOnFailure<T>(deps: AppDeps, key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const rows = await deps.db.select({ key: files.key }).from(files).where(eq(files.key, key));
    if (rows.length === 0) await deps.files.remove(key);
    throw error;
  }
}
