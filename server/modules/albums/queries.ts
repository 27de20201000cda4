import { sql, type SQL } from 'drizzle-orm';
import type { PhotoOrder, WireMonth } from '@/shared/wire/album';
import type { PostType } from '@/shared/wire/post';
import { isOneOfKeys, selectRows, type Database } from '../../db/database';
import { limitTo, type Page } from '../../db/paging';
import { albumPhotos, albums, companyPhotos, files, postPhotos, posts } from '../../db/schema';
import { visitorId } from '../../permissions/visitor';
import { notReported, visibleAlbum, visiblePost } from '../../permissions/visibility';

type FileRow = typeof files.$inferSelect;

/** Photos of a member, of a group's wall, of a company, or in an album; `isForVisitor` leaves those a visitor sees. */
export type PhotoSource =
  | { memberId: number }
  | { groupId: number; isForVisitor: boolean }
  | { companyId: number; isForVisitor: boolean }
  | { albumId: number };

interface PhotoWall {
  type: PostType;
  entityId: number;
  isForVisitor: boolean;
}

/** A page of photos in an order; with `from` it begins at that month of UTC, as `YYYY-MM`. */
export interface PhotoPage extends Page {
  order: PhotoOrder;
  from?: string | undefined;
}

/** A picture with its time in the list: that of the post, or when it came to the albums. */
export interface ListedPhoto {
  file: FileRow;
  at: Date;
}

function shownPhotos(viewerId: number, source: PhotoSource): SQL {
  if ('memberId' in source) return photosOfMember(viewerId, source.memberId);
  if ('groupId' in source)
    return photosOfPosts(viewerId, { ...source, type: 'group', entityId: source.groupId });
  if ('companyId' in source) return photosOfCompany(viewerId, source);
  return sql`select ${albumPhotos.fileKey} as key, ${albumPhotos.createdAt} as at, 0 as post_id, ${albumPhotos.position} as position
    from ${albumPhotos} where ${albumPhotos.albumId} = ${source.albumId}`;
}

/** Selects the pictures of a company's posts and those that its team added (CMP-02); none is in both. */
function photosOfCompany(
  viewerId: number,
  { companyId, isForVisitor }: Extract<PhotoSource, { companyId: number }>,
): SQL {
  return sql`${photosOfPosts(viewerId, { type: 'company', entityId: companyId, isForVisitor })}
    union all
    select ${companyPhotos.fileKey}, ${companyPhotos.createdAt}, 0, 0
    from ${companyPhotos} where ${companyPhotos.companyId} = ${companyId}`;
}

/** Selects the pictures of posts on a wall that the viewer may see (GRP-03, CMP-02). */
function photosOfPosts(viewerId: number, { type, entityId, isForVisitor }: PhotoWall): SQL {
  return sql`select ${postPhotos.fileKey} as key, ${posts.createdAt} as at, ${posts.id} as post_id, ${postPhotos.position} as position
    from ${posts} join ${postPhotos} on ${postPhotos.postId} = ${posts.id}
    where ${posts.type} = ${type} and ${posts.entityId} = ${entityId}
      and ${visiblePost(viewerId)} and ${notReported(viewerId)}
      and ${isForVisitor ? visiblePost(visitorId) : sql`true`}`;
}

/**
 * Selects the pictures of a member that the viewer may see: those of visible posts and those in visible albums. A
 * picture in both appears once (PROF-01). Owners also see those that they kept of former albums (ALB-01).
 */
function photosOfMember(viewerId: number, memberId: number): SQL {
  return sql`select distinct on (shown.key) shown.* from (
      select ${postPhotos.fileKey} as key, ${posts.createdAt} as at, ${posts.id} as post_id, ${postPhotos.position} as position
      from ${posts} join ${postPhotos} on ${postPhotos.postId} = ${posts.id}
      where ${posts.authorId} = ${memberId} and ${visiblePost(viewerId)} and ${notReported(viewerId)}
      union all
      select ${albumPhotos.fileKey}, ${albumPhotos.createdAt}, 0, 0
      from ${albums} join ${albumPhotos} on ${albumPhotos.albumId} = ${albums.id}
      where ${albums.ownerId} = ${memberId} and ${visibleAlbum(viewerId)}
      union all
      select ${files.key}, ${files.createdAt}, 0, 0
      from ${files} where ${files.ownerId} = ${memberId} and ${memberId} = ${viewerId}::bigint and ${files.state} = 'kept'
    ) shown order by shown.key, shown.post_id desc`;
}

const orders: Record<PhotoOrder, SQL> = {
  newest: sql`at desc, post_id desc, position, key`,
  oldest: sql`at, post_id, position desc, key desc`,
  hand: sql`position, at desc, key`,
};

/** Leaves out what comes before the month in the order. */
function fromMonth({ from, order }: Pick<PhotoPage, 'from' | 'order'>): SQL {
  if (from === undefined) return sql`true`;
  const start = sql`(${`${from}-01T00:00:00Z`}::timestamptz at time zone 'UTC')`;
  const at = sql`(at at time zone 'UTC')`;
  return order === 'oldest' ? sql`${at} >= ${start}` : sql`${at} < ${start} + interval '1 month'`;
}

/** Finds a page of pictures and the number of all from its month on (PROF-01, GRP-03, ALB-02). */
export async function listPhotos(
  db: Database,
  viewerId: number,
  source: PhotoSource,
  { limit, offset, order, from }: PhotoPage,
): Promise<{ photos: ListedPhoto[]; count: number }> {
  const shown = sql`(${shownPhotos(viewerId, source)}) photos where ${fromMonth({ from, order })}`;
  const found = await selectRows(
    db,
    sql`select key, extract(epoch from at)::float8 as at, (count(*) over ())::int as total from ${shown}
      order by ${orders[order]} ${limitTo(limit, offset)}`,
  );
  const keys = found.map(({ key }) => String(key));
  if (keys.length === 0) return { photos: [], count: offset === 0 ? 0 : await countRows(db, shown) };
  const rows = await db.select().from(files).where(isOneOfKeys(files.key, keys));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const photos = found.flatMap(({ key, at }): ListedPhoto[] => {
    const file = byKey.get(String(key));
    return file === undefined ? [] : [{ file, at: new Date(Math.round(Number(at) * 1000)) }];
  });
  return { photos, count: Number(found[0]?.total ?? 0) };
}

async function countRows(db: Database, shown: SQL): Promise<number> {
  const [row] = await selectRows(db, sql`select count(*)::int as count from ${shown}`);
  return Number(row?.count ?? 0);
}

/** Counts the pictures of each month of UTC, the latest first (ALB-02). */
export async function listMonths(db: Database, viewerId: number, source: PhotoSource): Promise<WireMonth[]> {
  const rows = await selectRows(
    db,
    sql`select to_char(at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count
      from (${shownPhotos(viewerId, source)}) photos group by 1 order by 1 desc`,
  );
  return rows.map(({ month, count }) => ({ month: String(month), count: Number(count) }));
}

/** Value for a statement: the number of a member's pictures that the viewer may see. */
export function countOfPhotos(viewerId: number, memberId: number): SQL {
  return sql`select count(*) from (${photosOfMember(viewerId, memberId)}) photos`;
}
