import { and, desc, eq } from 'drizzle-orm';
import type { PostType } from '@/shared/wire/post';
import { countAll, type Database } from '../../db/database';
import { belowPlace, type FoundIds, type Page, type PostPage } from '../../db/paging';
import { bookmarks, posts } from '../../db/schema';
import { notReported, visiblePost } from '../../permissions/visibility';
import { visitorId } from '../../permissions/visitor';

/** Posts of a wall that are counted; of a longer one the count tells only whether there is more below the page. */
const maxCounted = 500;

/**
 * Finds a page of a wall's posts that the viewer may see, newest first; for a visitor's view those that a visitor sees
 * too. Costs the same however long the wall is. The caller checks access to the wall.
 */
export async function listWall(
  db: Database,
  viewerId: number,
  wall: { type: PostType; entityId: number },
  { limit, offset, after }: PostPage,
  isForVisitor = false,
): Promise<FoundIds> {
  const where = and(
    eq(posts.type, wall.type),
    eq(posts.entityId, wall.entityId),
    visiblePost(viewerId),
    notReported(viewerId),
    isForVisitor ? visiblePost(visitorId) : undefined,
  );
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(where, after && belowPlace(after)))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit + 1)
    .offset(after === undefined ? offset : 0);
  const ids = rows.map((row) => row.id);
  const newest = db.select({ id: posts.id }).from(posts).where(where).limit(maxCounted).as('newest');
  const [counted] = await db.select({ count: countAll }).from(newest);
  const count = counted?.count ?? 0;
  return {
    ids: ids.slice(0, limit),
    count: count < maxCounted ? count : Math.max(maxCounted, offset + ids.length),
  };
}

/** Finds a page of the viewer's saved posts that they may still see, last saved first (POST-07). */
export async function listBookmarks(
  db: Database,
  viewerId: number,
  { limit, offset }: Page,
): Promise<FoundIds> {
  const where = and(eq(bookmarks.userId, viewerId), visiblePost(viewerId), notReported(viewerId));
  const rows = await db
    .select({ id: posts.id })
    .from(bookmarks)
    .innerJoin(posts, eq(posts.id, bookmarks.postId))
    .where(where)
    .orderBy(desc(bookmarks.createdAt), desc(bookmarks.postId))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ count: countAll })
    .from(bookmarks)
    .innerJoin(posts, eq(posts.id, bookmarks.postId))
    .where(where);
  return { ids: rows.map((row) => row.id), count: counted?.count ?? 0 };
}
