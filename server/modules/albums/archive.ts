import { and, eq, not, or, sql } from 'drizzle-orm';
import { maxPhotosInArchive } from '@/shared/config/limits';
import type { WireArchive } from '@/shared/wire/album';
import type { ZipEntry } from '../../adapters/files/zip';
import { isOneOfKeys, type Database } from '../../db/database';
import { albumPhotos, albums, companies, companyPhotos, files, postPhotos, posts } from '../../db/schema';
import { conflict, notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { requireVisibleAlbum } from '../../permissions/albumAccess';
import { memberAllows, visibleAlbum, visibleCompanyPhotos, visiblePost } from '../../permissions/visibility';
import { offerDownload, requireDownload, sendZip, zipEntryOf } from '../files/downloads';
import type { ArchiveContent } from './schemas';

type ArchiveDeps = Pick<AppDeps, 'db' | 'files' | 'clock'>;
type PhotoRow = Pick<typeof files.$inferSelect, 'key' | 'mime' | 'createdAt'>;

/**
 * Makes an address at which the photos of an album, or single ones, can be fetched as a ZIP file for ten minutes,
 * without a token, as a link of a page. Throws 404 for an album or photo that the viewer may not see, 409 for an empty
 * album.
 */
export async function offerArchive(
  deps: ArchiveDeps,
  viewerId: number,
  content: ArchiveContent,
): Promise<WireArchive> {
  const { photos } = await readContent(deps.db, viewerId, content);
  if (content.albumId === null && photos.length < content.keys.length) throw notFound();
  if (photos.length === 0) throw conflict();
  return offerDownload(deps, { userId: viewerId, kind: 'photos', ...content }, '/api/gallery/archive');
}

/**
 * Streams the ZIP file of an address, with what its member may see by now. Throws 403 for an address that is wrong or
 * over, 404 when the album is hidden meanwhile. A reader that leaves stops the reading.
 */
export async function sendArchive(deps: ArchiveDeps, token: string): Promise<Response> {
  const archive = await requireDownload(deps, token, 'photos');
  const { title, photos } = await readContent(deps.db, archive.userId, archive);
  return sendZip(entriesOf(deps, photos), { name: 'photos', title });
}

/** Reads what the viewer may see now of an archive: an album by hand, or photos in the order of their keys. */
async function readContent(
  db: Database,
  viewerId: number,
  { albumId, keys }: ArchiveContent,
): Promise<{ title: string; photos: PhotoRow[] }> {
  const columns = { key: files.key, mime: files.mime, createdAt: files.createdAt };
  if (albumId !== null) {
    const { title } = await requireVisibleAlbum(db, viewerId, albumId);
    const photos = await db
      .select(columns)
      .from(albumPhotos)
      .innerJoin(files, eq(files.key, albumPhotos.fileKey))
      .where(eq(albumPhotos.albumId, albumId))
      .orderBy(sql`${albumPhotos.position}, ${albumPhotos.createdAt} desc, ${albumPhotos.fileKey}`);
    return { title, photos };
  }
  const rows = await db
    .select(columns)
    .from(files)
    .where(and(isOneOfKeys(files.key, keys), visiblePhoto(viewerId)))
    .limit(maxPhotosInArchive);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return { title: 'Photos', photos: keys.flatMap((key) => byKey.get(key) ?? []) };
}

/**
 * For queries over `files`: the row is the viewer's own, in a visible post or album, or a photo of a company that the
 * viewer may see; a company's photos are not the uploader's own.
 */
function visiblePhoto(viewerId: number) {
  const inPost = sql`exists (select 1 from ${postPhotos} join ${posts} on ${posts.id} = ${postPhotos.postId}
    where ${postPhotos.fileKey} = ${files.key} and ${visiblePost(viewerId)})`;
  const inAlbum = sql`exists (select 1 from ${albumPhotos} join ${albums} on ${albums.id} = ${albumPhotos.albumId}
    where ${albumPhotos.fileKey} = ${files.key} and ${visibleAlbum(viewerId)}
      and ${memberAllows(albums.ownerId, 'profile_details', viewerId)}
      and ${memberAllows(albums.ownerId, 'media', viewerId)})`;
  const ofCompany = sql`exists (select 1 from ${companyPhotos} where ${companyPhotos.fileKey} = ${files.key})`;
  const inCompany = sql`exists (select 1 from ${companyPhotos}
    join ${companies} on ${companies.id} = ${companyPhotos.companyId}
    where ${companyPhotos.fileKey} = ${files.key} and ${visibleCompanyPhotos(viewerId)})`;
  const own = and(eq(files.ownerId, viewerId), not(ofCompany));
  return and(eq(files.visibility, 'private'), or(own, inPost, inAlbum, inCompany));
}

/** Names the photos by their number and day, which nobody outside has written. */
async function* entriesOf(
  { files: store }: Pick<ArchiveDeps, 'files'>,
  photos: readonly PhotoRow[],
): AsyncGenerator<ZipEntry, void, undefined> {
  for (const [index, { key, mime, createdAt }] of photos.entries()) {
    const number = String(index + 1).padStart(String(photos.length).length, '0');
    const name = `${number} ${createdAt.toISOString().slice(0, 10)}.${mime.slice('image/'.length)}`;
    const found = await store.find(key, 'original');
    if (found !== null) yield* zipEntryOf(found, { name, modifiedAt: createdAt });
  }
}
