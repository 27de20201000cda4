import { and, desc, eq, sql } from 'drizzle-orm';
import type { PostType } from '@/shared/wire/post';
import type { Database } from '../../db/database';
import { belowPlace, findPage, type FoundIds, type Page, type PostPage } from '../../db/paging';
import { bookmarks, posts } from '../../db/schema';
import { notReported, visiblePost } from '../../permissions/visibility';
import { visitorId } from '../../permissions/visitor';

/**
 * Finds a page of a wall's posts that the viewer may see, newest first; for a visitor's view those that a visitor sees
 * too. Costs the same however long the wall is. The caller checks access to the wall.
 */
export function listWall(
  db: Database,
  viewerId: number,
  wall: { type: PostType; entityId: number },
  { after, ...page }: PostPage,
  isForVisitor = false,
): Promise<FoundIds> {
  const where = and(
    eq(posts.type, wall.type),
    eq(posts.entityId, wall.entityId),
    visiblePost(viewerId),
    notReported(viewerId),
    isForVisitor ? visiblePost(visitorId) : undefined,
  );
  const order = [desc(posts.createdAt), desc(posts.id)];
  return findPage(db, { id: posts.id, from: sql`${posts}`, where, order }, page, after && belowPlace(after));
}

/** Finds a page of the viewer's saved posts that they may still see, last saved first (POST-07). */
export function listBookmarks(db: Database, viewerId: number, page: Page): Promise<FoundIds> {
  const from = sql`${bookmarks} join ${posts} on ${posts.id} = ${bookmarks.postId}`;
  const where = and(eq(bookmarks.userId, viewerId), visiblePost(viewerId), notReported(viewerId));
  const order = [desc(bookmarks.createdAt), desc(bookmarks.postId)];
  return findPage(db, { id: posts.id, from, where, order }, page);
}
