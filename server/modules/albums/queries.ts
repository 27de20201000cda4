import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PostType } from '@/shared/wire/post';
import { selectRows, type Database } from '../../db/database';
import type { Page } from '../../db/paging';
import { albumPhotos, albums, companyPhotos, files, postPhotos, posts } from '../../db/schema';
import { notReported, visibleAlbum, visiblePost } from '../../permissions/visibility';

type FileRow = typeof files.$inferSelect;

/** Photos of a member, of a group's wall, or of a company. */
export type PhotoSource = { memberId: number } | { groupId: number } | { companyId: number };

function shownPhotos(viewerId: number, source: PhotoSource): SQL {
  if ('memberId' in source) return photosOfMember(viewerId, source.memberId);
  if ('groupId' in source) return photosOfPosts(viewerId, { type: 'group', entityId: source.groupId });
  // Its posts and the pictures that its team added (CMP-02); none is in both.
  return sql`${photosOfPosts(viewerId, { type: 'company', entityId: source.companyId })}
    union all
    select ${companyPhotos.fileKey}, ${companyPhotos.createdAt}, 0, 0
    from ${companyPhotos} where ${companyPhotos.companyId} = ${source.companyId}`;
}

/** Selects the pictures of posts on a wall that the viewer may see (GRP-03, CMP-02). */
function photosOfPosts(viewerId: number, { type, entityId }: { type: PostType; entityId: number }): SQL {
  return sql`select ${postPhotos.fileKey} as key, ${posts.createdAt} as at, ${posts.id} as post_id, ${postPhotos.position} as position
    from ${posts} join ${postPhotos} on ${postPhotos.postId} = ${posts.id}
    where ${posts.type} = ${type} and ${posts.entityId} = ${entityId}
      and ${visiblePost(viewerId)} and ${notReported(viewerId)}`;
}

/**
 * Selects the pictures of a member that the viewer may see: those of visible posts and those in visible albums. A
 * picture in both appears once (PROF-01).
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
    ) shown order by shown.key, shown.post_id desc`;
}

/** Finds a page of pictures, latest first (PROF-01, GRP-03, CMP-02). */
export async function listPhotos(
  db: Database,
  viewerId: number,
  source: PhotoSource,
  { limit, offset }: Page,
): Promise<{ rows: FileRow[]; count: number }> {
  const found = await selectRows(
    db,
    sql`select key, (count(*) over ())::int as total from (${shownPhotos(viewerId, source)}) photos
      order by at desc, post_id desc, position, key limit ${limit} offset ${offset}`,
  );
  const keys = found.map(({ key }) => String(key));
  if (keys.length === 0) return { rows: [], count: await countPhotos(db, viewerId, source) };
  const rows = await db.select().from(files).where(inArray(files.key, keys));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return { rows: keys.flatMap((key) => byKey.get(key) ?? []), count: Number(found[0]?.total ?? 0) };
}

async function countPhotos(db: Database, viewerId: number, source: PhotoSource): Promise<number> {
  const [row] = await selectRows(
    db,
    sql`select count(*)::int as count from (${shownPhotos(viewerId, source)}) photos`,
  );
  return Number(row?.count ?? 0);
}

/** Counts a member's pictures that the viewer may see. */
export function countPhotosOf(db: Database, viewerId: number, memberId: number): Promise<number> {
  return countPhotos(db, viewerId, { memberId });
}
