import { Readable } from 'node:stream';
import { and, eq, gt, isNotNull, lte } from 'drizzle-orm';
import { archiveMinutes } from '@/shared/config/limits';
import type { WireArchive } from '@/shared/wire/album';
import type { StoredBytes } from '../../adapters/files/files';
import { zipOf, type ZipEntry } from '../../adapters/files/zip';
import type { Database } from '../../db/database';
import { archives, users } from '../../db/schema';
import { minuteMs } from '../../durations';
import { notAllowed } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { notClosed } from '../../permissions/visibility';
import { hashToken, newToken } from '../../tokens';

type DownloadDeps = Pick<AppDeps, 'db' | 'clock'>;
type DownloadRow = typeof archives.$inferSelect;

const longestName = 80;

/**
 * Makes an address below `path` at which a download can be fetched for ten minutes, without a token, as a link of a
 * page (ALB-02, OWN-01). Only the hash of its token is stored.
 */
export async function offerDownload(
  { db, clock }: DownloadDeps,
  download: Pick<DownloadRow, 'userId' | 'kind' | 'albumId' | 'keys'>,
  path: string,
): Promise<WireArchive> {
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + archiveMinutes * minuteMs);
  const { userId, kind, albumId, keys } = download;
  await db.insert(archives).values({ tokenHash: hashToken(token), userId, kind, albumId, keys, expiresAt });
  return { address: `${path}/${token}`, expires_at: expiresAt.toISOString() };
}

/**
 * Finds the download of an address. Throws 403 for one that is wrong or over, and for one that was made while its
 * member was being locked or closed their account.
 */
export async function requireDownload(
  { db, clock }: DownloadDeps,
  token: string,
  kind: DownloadRow['kind'],
): Promise<DownloadRow> {
  const isMeant = and(eq(archives.tokenHash, hashToken(token)), eq(archives.kind, kind));
  const [found] = await db
    .select({ download: archives })
    .from(archives)
    .innerJoin(users, eq(users.id, archives.userId))
    .where(
      and(isMeant, gt(archives.expiresAt, clock.now()), isNotNull(users.accessRole), notClosed(users.id)),
    );
  if (found === undefined) throw notAllowed();
  return found.download;
}

/**
 * Gives a stored file to an archive, until the archive takes the next one. Leaves out one that was deleted meanwhile.
 */
export async function* zipEntryOf(
  stored: Pick<StoredBytes, 'local'>,
  { name, modifiedAt }: Omit<ZipEntry, 'path'>,
): AsyncGenerator<ZipEntry, void, undefined> {
  const file = await stored.local();
  if (file === null) return;
  try {
    yield { name, path: file.path, modifiedAt };
  } finally {
    await file.release();
  }
}

/** Answers a ZIP file, streamed as fast as it is read. `name` is ASCII, `title` anything. */
export function sendZip(
  entries: AsyncIterable<ZipEntry>,
  { name, title }: { name: string; title: string },
): Response {
  const body = Readable.toWeb(Readable.from(zipOf(entries), { objectMode: false }));
  return new Response(body as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}.zip"; filename*=UTF-8''${fileNameOf(title, name)}.zip`,
      'Cache-Control': 'no-store',
    },
  });
}

/** Deletes the addresses that are over. */
export async function removeExpiredDownloads(db: Database, now: Date): Promise<void> {
  await db.delete(archives).where(lte(archives.expiresAt, now));
}

/** A title as the name of a file, encoded for a header; `name` for a title without one. */
function fileNameOf(title: string, name: string): string {
  const safe = title
    .replace(/[\p{C}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, longestName)
    .toWellFormed()
    .replace(/^[. ]+|[. ]+$/g, '');
  return encodeURIComponent(safe === '' ? name : safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
