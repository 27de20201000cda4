import { eq, sql } from 'drizzle-orm';
import { maxBesideCover, type WireAlbum } from '@/shared/wire/album';
import type { WireRef } from '@/shared/wire/common';
import type { Files } from '../../adapters/files/files';
import { isOneOf, isOneOfKeys, selectRows, type Database } from '../../db/database';
import { literal } from '../../db/paging';
import { albumPhotos, albums, files } from '../../db/schema';
import { presentImage } from '../files/presenter';

type FileRow = typeof files.$inferSelect;

/**
 * Presents albums in the order of the ids, in as many statements for all as for one. Checks no access: call it only for
 * viewers who may see them, and with them all of their photos.
 */
export async function presentAlbums(
  db: Database,
  store: Pick<Files, 'sign'>,
  ids: readonly number[],
): Promise<WireAlbum[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ album: albums, cover: files })
    .from(albums)
    .leftJoin(files, eq(files.key, albums.coverKey))
    .where(isOneOf(albums.id, ids));
  const byId = new Map(rows.map((row) => [row.album.id, row]));
  const beside = await findBesideCovers(db, ids);
  const present = (file: FileRow): NonNullable<WireRef> => {
    const { key, access } = presentImage(store, file);
    return { key, access };
  };
  return ids.flatMap((id): WireAlbum[] => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { album, cover } = row;
    return [
      {
        id: String(album.id),
        title: album.title,
        privacy: album.privacy,
        photos: album.photoCount,
        cover: cover === null ? null : present(cover),
        beside_cover: (beside.get(id) ?? []).map(present),
        created_at: album.createdAt.toISOString(),
      },
    ];
  });
}

/** Finds the first photos of each album in the order of the newest, without its cover. */
async function findBesideCovers(db: Database, ids: readonly number[]): Promise<Map<number, FileRow[]>> {
  const places = await selectRows(
    db,
    sql`select ${albums.id} as album_id, place.key
      from ${albums} cross join lateral (
        select ${albumPhotos.fileKey} as key, ${albumPhotos.createdAt} as at, ${albumPhotos.position} as position
        from ${albumPhotos}
        where ${albumPhotos.albumId} = ${albums.id} and ${albumPhotos.fileKey} <> coalesce(${albums.coverKey}, '')
        order by at desc, position, key limit ${literal(maxBesideCover)}
      ) place
      where ${isOneOf(albums.id, ids)} order by place.at desc, place.position, place.key`,
  );
  const keys = places.map(({ key }) => String(key));
  const rows = keys.length === 0 ? [] : await db.select().from(files).where(isOneOfKeys(files.key, keys));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const found = new Map<number, FileRow[]>();
  for (const { album_id: albumId, key } of places) {
    const file = byKey.get(String(key));
    if (file !== undefined) found.set(Number(albumId), [...(found.get(Number(albumId)) ?? []), file]);
  }
  return found;
}
