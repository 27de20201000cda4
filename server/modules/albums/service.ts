import { and, asc, eq } from 'drizzle-orm';
import { maxAlbums } from '@/shared/config/limits';
import type { WireAlbum } from '@/shared/wire/album';
import { countAll, inTransaction, isOneOfKeys, type Database } from '../../db/database';
import { albumPhotos, albums, files, users } from '../../db/schema';
import { ApiError, invalidFields, notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { requireOwnAlbum } from '../../permissions/albumAccess';
import { keepUnused } from '../../writing/albumPlaces';
import { createOnce } from '../../writing/idempotency';
import { removeBytes } from '../../writing/attachedFiles';
import { allOfSomething, lockPostsWith } from '../files/removal';
import { presentAlbums } from './presenter';
import type { AlbumEdit, NewAlbum } from './schemas';

type AlbumDeps = Pick<AppDeps, 'db' | 'files' | 'clock' | 'background'>;

/**
 * Creates an album, once per key (ALB-01). Throws 403 quotaExceeded beyond 1,000, 404 where the key's first album was
 * deleted since.
 */
export async function createAlbum(
  deps: AlbumDeps,
  ownerId: number,
  input: NewAlbum,
  idempotencyKey: string | null,
): Promise<WireAlbum> {
  const once = { userId: ownerId, key: idempotencyKey, kind: 'album' as const, now: deps.clock.now() };
  const id = await inTransaction(deps.db, (tx) => createOnce(tx, once, () => insertAlbum(tx, once, input)));
  return presentAlbum(deps, id);
}

async function insertAlbum(
  tx: Database,
  { userId: ownerId, now: createdAt }: { userId: number; now: Date },
  { name, privacy }: NewAlbum,
): Promise<number> {
  // Albums created at the same time count one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
  const [counted] = await tx.select({ count: countAll }).from(albums).where(eq(albums.ownerId, ownerId));
  if ((counted?.count ?? 0) >= maxAlbums) throw new ApiError(403, 'quotaExceeded');
  const [album] = await tx
    .insert(albums)
    .values({ ownerId, title: name, privacy, createdAt })
    .returning({ id: albums.id });
  if (album === undefined) throw new TypeError('The album was not inserted');
  return album.id;
}

/** Renames an album, opens or closes it, or sets its cover (ALB-01). Throws 422 for a cover that is not in it. */
export async function editAlbum(
  deps: AlbumDeps,
  actorId: number,
  albumId: number,
  { name, privacy, cover }: AlbumEdit,
): Promise<WireAlbum> {
  await inTransaction(deps.db, async (tx) => {
    const album = await requireOwnAlbum(tx, actorId, 'album.edit', albumId);
    if (cover !== undefined) await requireInAlbum(tx, albumId, cover);
    await tx
      .update(albums)
      .set({
        title: name ?? album.title,
        privacy: privacy ?? album.privacy,
        coverKey: cover ?? album.coverKey,
      })
      .where(eq(albums.id, albumId));
  });
  return presentAlbum(deps, albumId);
}

async function requireInAlbum(tx: Database, albumId: number, key: string): Promise<void> {
  const [place] = await tx
    .select({ key: albumPhotos.fileKey })
    .from(albumPhotos)
    .where(and(eq(albumPhotos.albumId, albumId), eq(albumPhotos.fileKey, key)));
  if (place === undefined) throw invalidFields({ cover: 'validationError' });
}

/**
 * Deletes an album (ALB-01). `keep` leaves its photos to the owner, who finds them under all photos; `delete` removes
 * them everywhere but in posts and comments that would be empty without them.
 */
export async function deleteAlbum(
  deps: AlbumDeps,
  actorId: number,
  albumId: number,
  photos: 'keep' | 'delete',
): Promise<void> {
  const removed = await inTransaction(deps.db, async (tx) => {
    // Posts, photos and the album last, as those lock them who delete or arrange photos.
    const locked = await photosIn(tx, albumId);
    if (photos === 'delete') await lockPostsWith(tx, locked);
    const ofAlbum = isOneOfKeys(files.key, locked);
    await tx.select({ key: files.key }).from(files).where(ofAlbum).orderBy(asc(files.key)).for('update');
    await requireOwnAlbum(tx, actorId, 'album.delete', albumId);
    const keys = await photosIn(tx, albumId);
    await tx.delete(albums).where(eq(albums.id, albumId));
    const bound = new Set(photos === 'keep' ? keys : await allOfSomething(tx, locked));
    // Those that came meanwhile stay.
    const stay = keys.filter((key) => bound.has(key) || !locked.includes(key));
    await keepUnused(tx, stay);
    const gone = keys.filter((key) => !stay.includes(key));
    await tx.delete(files).where(isOneOfKeys(files.key, gone));
    return gone;
  });
  if (removed.length > 0)
    deps.background.run('Removing the pictures of an album', () => removeBytes(deps.files, removed));
}

async function photosIn(tx: Database, albumId: number): Promise<string[]> {
  const places = await tx
    .select({ key: albumPhotos.fileKey })
    .from(albumPhotos)
    .where(eq(albumPhotos.albumId, albumId));
  return places.map(({ key }) => key);
}

/** Presents the caller's album after a change. Throws 404 for one that was deleted meanwhile. */
export async function presentAlbum(
  { db, files: store }: Pick<AlbumDeps, 'db' | 'files'>,
  id: number,
): Promise<WireAlbum> {
  const [album] = await presentAlbums(db, store, [id]);
  if (album === undefined) throw notFound();
  return album;
}
