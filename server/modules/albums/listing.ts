import { and, desc, eq } from 'drizzle-orm';
import { toSearchWords } from '@/shared/rules/searchWords';
import type { WireAlbum } from '@/shared/wire/album';
import type { WireList } from '@/shared/wire/common';
import type { Files } from '../../adapters/files/files';
import type { Database } from '../../db/database';
import type { Page } from '../../db/paging';
import { toSearchName } from '../../db/search';
import { albums } from '../../db/schema';
import { visibleAlbum } from '../../permissions/visibility';
import { presentAlbums } from './presenter';

/** A page of albums, those whose title has all words of `term`, or only the one with the id `albumId`. */
interface AlbumPage extends Page {
  term: string;
  albumId?: number | undefined;
}

/**
 * Lists a member's albums that the viewer may see, the newest first (ALB-01). The caller has checked the member's
 * privacy. All titles are read, 1,000 at most, and compared without case and accents.
 */
export async function listAlbums(
  { db, files: store }: { db: Database; files: Pick<Files, 'sign'> },
  viewerId: number,
  memberId: number,
  { term, albumId, limit, offset }: AlbumPage,
): Promise<WireList<WireAlbum>> {
  const rows = await db
    .select({ id: albums.id, title: albums.title })
    .from(albums)
    .where(
      and(
        eq(albums.ownerId, memberId),
        visibleAlbum(viewerId),
        albumId === undefined ? undefined : eq(albums.id, albumId),
      ),
    )
    .orderBy(desc(albums.createdAt), desc(albums.id));
  const found = rows.filter(({ title }) => isNamed(title, term)).map(({ id }) => id);
  return { list: await presentAlbums(db, store, found.slice(offset, offset + limit)), count: found.length };
}

function isNamed(title: string, term: string): boolean {
  const words = toSearchWords(term);
  // Titles and terms of signs alone have no words.
  if (words.length === 0) return title.toLowerCase().includes(term.trim().toLowerCase());
  const name = toSearchName([title]);
  return words.every((word) => name.includes(word));
}
