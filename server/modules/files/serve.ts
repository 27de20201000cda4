import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import type { FileSize } from '../../adapters/files/files';
import { files } from '../../db/schema';
import { notAllowed, notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { notClosed } from '../../permissions/visibility';
import { ofCommunity } from './communities';

interface FileRequest {
  key: string;
  size: FileSize;
  access: string;
}

/** For queries over `files`: the picture went with the account of its owner (OWN-02). */
const ofClosedAccount = sql<boolean>`(not ${notClosed(files.ownerId)} and not ${ofCommunity})`;

/**
 * Serves a picture, video or captions. Public ones never change; private ones need a valid `access` and are cached for
 * its remaining seconds (D9). Throws 404 for a deleted one and one of a closed account, 403 for a wrong or expired
 * `access`.
 */
export async function serveFile(
  deps: AppDeps,
  { key, size, access }: FileRequest,
  request: Request,
): Promise<Response> {
  const [found] = await deps.db
    .select({ row: files, isHidden: ofClosedAccount })
    .from(files)
    .where(eq(files.key, key));
  if (found === undefined || found.isHidden) throw notFound();
  const { row } = found;
  const isPublic = row.visibility === 'public';
  const seconds = isPublic ? 0 : deps.files.accessSeconds(key, access);
  if (!isPublic && seconds === 0) throw notAllowed();
  const stored = await deps.files.find(key, size);
  if (stored === null) throw notFound();
  const mime = size === 'original' ? row.mime : 'image/webp';
  const etag = `"${key}-${size}"`;
  const headers = new Headers({
    'Content-Type': mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Disposition': `inline; filename="${key}.${mime.split('/')[1] ?? ''}"`,
    'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : `private, max-age=${seconds}`,
    ETag: etag,
    'Accept-Ranges': 'bytes',
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const range = parseRange(request.headers.get('range'), stored.size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${stored.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: stored.size - 1 };
  headers.set('Content-Length', String(end - start + 1));
  if (range !== null) headers.set('Content-Range', `bytes ${start}-${end}/${stored.size}`);
  const status = range === null ? 200 : 206;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const body = Readable.toWeb(await stored.open({ start, end }));
  return new Response(body as ReadableStream<Uint8Array>, { status, headers });
}

/** Parses a single byte range. Null for none or several: the whole is sent. */
function parseRange(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (match === null) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
