import { eq } from 'drizzle-orm';
import type { WireAlbum } from '@/shared/wire/album';
import type { Files } from '../../adapters/files/files';
import { isOneOf, type Database } from '../../db/database';
import { albums, files } from '../../db/schema';
import { presentImage } from '../files/presenter';

/** Presents albums in the order of the ids. Checks no access: call it only for viewers who may see them. */
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
  return ids.flatMap((id): WireAlbum[] => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { album, cover } = row;
    const image = cover === null ? null : presentImage(store, cover);
    return [
      {
        id: String(album.id),
        title: album.title,
        privacy: album.privacy,
        photos: album.photoCount,
        cover: image === null ? null : { key: image.key, access: image.access },
        created_at: album.createdAt.toISOString(),
      },
    ];
  });
}
