import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { WireAlbum } from '@/shared/wire/album';
import { inTransaction, isOneOfKeys, type Database } from '../../db/database';
import { albumPhotos, companyPhotos, files, shortVideos } from '../../db/schema';
import { invalidFields } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { requireOwnAlbum } from '../../permissions/albumAccess';
import { keepUnused, placeInAlbum, settleAlbums } from '../../writing/albumPlaces';
import type { AlbumChange } from './schemas';
import { presentAlbum } from './service';

type FileRow = typeof files.$inferSelect;

/**
 * Changes which photos are in an album and their order by hand, in one transaction (ALB-02): `remove`, then `add`, then
 * `order`. A photo is in one album at most, so one that is added leaves its former album. Throws 422 on the list that
 * names a photo which is not the caller's, not in the album, or in both `add` and `remove`.
 */
export async function arrangeAlbum(
  deps: Pick<AppDeps, 'db' | 'files' | 'clock'>,
  actorId: number,
  albumId: number,
  { add, remove, order }: AlbumChange,
): Promise<WireAlbum> {
  if (add.some((key) => remove.includes(key))) throw invalidFields({ add: 'validationError' });
  await inTransaction(deps.db, async (tx) => {
    const own = await lockOwnFiles(tx, actorId, [...add, ...remove]);
    await requireOwnAlbum(tx, actorId, 'album.edit', albumId);
    await takeOut(tx, albumId, remove);
    const former = await putIn(tx, albumId, add, own, deps.clock.now());
    await putInOrder(tx, albumId, order);
    await settleAlbums(tx, [albumId, ...former]);
  });
  return presentAlbum(deps, albumId);
}

/**
 * Locks those of the pictures that may be in albums of the member: not avatars, covers, posters and photos of
 * companies.
 */
async function lockOwnFiles(
  tx: Database,
  ownerId: number,
  keys: readonly string[],
): Promise<Map<string, FileRow>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(files)
    .where(
      and(
        isOneOfKeys(files.key, keys),
        eq(files.ownerId, ownerId),
        eq(files.visibility, 'private'),
        eq(files.kind, 'picture'),
        sql`not exists (select 1 from ${shortVideos} where ${shortVideos.posterKey} = ${files.key})`,
        sql`not exists (select 1 from ${companyPhotos} where ${companyPhotos.fileKey} = ${files.key})`,
      ),
    )
    .orderBy(asc(files.key))
    .for('update');
  return new Map(rows.map((row) => [row.key, row]));
}

/** Takes photos out of the album; those that are not in it already are where they should be. */
async function takeOut(tx: Database, albumId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const left = await tx
    .delete(albumPhotos)
    .where(and(eq(albumPhotos.albumId, albumId), isOneOfKeys(albumPhotos.fileKey, keys)))
    .returning({ key: albumPhotos.fileKey });
  await keepUnused(
    tx,
    left.map(({ key }) => key),
  );
}

/** Puts photos into the album, but for those in it already. Answers the albums that they left. */
async function putIn(
  tx: Database,
  albumId: number,
  keys: readonly string[],
  own: ReadonlyMap<string, FileRow>,
  now: Date,
): Promise<number[]> {
  if (keys.length === 0) return [];
  const places = await tx.select().from(albumPhotos).where(isOneOfKeys(albumPhotos.fileKey, keys));
  const albumOf = new Map(places.map((place) => [place.fileKey, place.albumId]));
  const added = keys.filter((key) => albumOf.get(key) !== albumId);
  const rows = keys.flatMap((key) => own.get(key) ?? []);
  if (rows.length < keys.length) throw invalidFields({ add: 'validationError' });
  await placeInAlbum(
    tx,
    albumId,
    rows
      .filter(({ key }) => added.includes(key))
      // Uploads that belong together keep the order in which they are named.
      .map(({ key, state, createdAt }) => ({ key, createdAt: state === 'pending' ? now : createdAt })),
  );
  await tx.update(files).set({ state: 'attached' }).where(isOneOfKeys(files.key, added));
  return added.flatMap((key) => albumOf.get(key) ?? []);
}

/** Puts photos of the album in this order among themselves, in the places that they have now. */
async function putInOrder(tx: Database, albumId: number, order: readonly string[]): Promise<void> {
  if (order.length === 0) return;
  const places = await tx
    .select({ key: albumPhotos.fileKey, position: albumPhotos.position })
    .from(albumPhotos)
    .where(eq(albumPhotos.albumId, albumId))
    .orderBy(asc(albumPhotos.position), desc(albumPhotos.createdAt), asc(albumPhotos.fileKey));
  const named = new Set(order);
  if (places.filter(({ key }) => named.has(key)).length < order.length)
    throw invalidFields({ order: 'validationError' });
  const next = [...order];
  const changed = places
    .map(({ key, position }, place) => ({
      key: named.has(key) ? (next.shift() ?? key) : key,
      place,
      wasAt: named.has(key) ? null : position,
    }))
    .filter(({ place, wasAt }) => place !== wasAt);
  const keys = changed.map(({ key }) => key).join(',');
  const positions = changed.map(({ place }) => place).join(',');
  await tx.execute(sql`update album_photos set position = changed.position
    from unnest(${`{${keys}}`}::text[], ${`{${positions}}`}::int[]) as changed (key, position)
    where album_photos.file_key = changed.key`);
}
