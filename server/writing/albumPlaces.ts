import { and, asc, eq, sql } from 'drizzle-orm';
import { isOneOf, isOneOfKeys, type Database } from '../db/database';
import { albumPhotos, albums, files } from '../db/schema';

/** A picture on its way into an album, with its time in the lists of photos. */
interface NewPlace {
  key: string;
  createdAt: Date;
}

/**
 * Puts pictures before those in an album, in the given order (ALB-02); from another album they move and keep their
 * time. The caller holds the album's lock and settles the albums.
 */
export async function placeInAlbum(
  tx: Database,
  albumId: number,
  pictures: readonly NewPlace[],
): Promise<void> {
  if (pictures.length === 0) return;
  const [first] = await tx
    .select({ position: sql<number>`coalesce(min(${albumPhotos.position}), 0)::int` })
    .from(albumPhotos)
    .where(eq(albumPhotos.albumId, albumId));
  const start = (first?.position ?? 0) - pictures.length;
  await tx
    .insert(albumPhotos)
    .values(
      pictures.map(({ key, createdAt }, index) => ({
        fileKey: key,
        albumId,
        position: start + index,
        createdAt,
      })),
    )
    .onConflictDoUpdate({
      target: albumPhotos.fileKey,
      set: { albumId, position: sql`excluded.position` },
    });
}

/** Takes pictures out of whatever album they are in. */
export async function leaveAlbums(tx: Database, keys: readonly string[]): Promise<void> {
  const left = await tx
    .delete(albumPhotos)
    .where(isOneOfKeys(albumPhotos.fileKey, keys))
    .returning({ albumId: albumPhotos.albumId });
  await settleAlbums(
    tx,
    left.map(({ albumId }) => albumId),
  );
}

/**
 * Sets count and cover of albums from their rows, in the transaction that changed these. An album without its cover
 * takes its first photo by hand.
 */
export async function settleAlbums(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const touched = isOneOf(albums.id, [...new Set(ids)]);
  // A statement of its own: the next one counts what others have written before the lock was free.
  await tx.select({ id: albums.id }).from(albums).where(touched).orderBy(asc(albums.id)).for('update');
  await tx
    .update(albums)
    .set({
      photoCount: sql`(select count(*)::int from album_photos place where place.album_id = ${albums.id})`,
      coverKey: sql`(select place.file_key from album_photos place where place.album_id = ${albums.id}
        order by place.file_key <> coalesce(${albums.coverKey}, ''), place.position, place.created_at desc, place.file_key
        limit 1)`,
    })
    .where(touched);
}

/** Keeps pictures that left their album and are nowhere else now, for the owner alone. */
export async function keepUnused(tx: Database, keys: readonly string[]): Promise<void> {
  await tx
    .update(files)
    .set({ state: 'kept' })
    .where(
      and(
        isOneOfKeys(files.key, keys),
        eq(files.state, 'attached'),
        eq(files.visibility, 'private'),
        sql`not exists (select 1 from album_photos used where used.file_key = ${files.key})`,
        sql`not exists (select 1 from post_photos used where used.file_key = ${files.key})`,
        sql`not exists (select 1 from comment_photos used where used.file_key = ${files.key})`,
      ),
    );
}
