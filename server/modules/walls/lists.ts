import { and, desc, eq, gte, like, lte, sql, type SQL } from 'drizzle-orm';
import type { PostType } from '@/shared/wire/post';
import { countAll, type Database } from '../../db/database';
import { bookmarks, posts, postTags, tags } from '../../db/schema';
import { notReported, visiblePost } from '../../permissions/visibility';
import { belowPlace, type Page } from './newsFeed';

export interface FoundIds {
  ids: number[];
  count: number;
}

const until = (before: Date | undefined): SQL | undefined =>
  before === undefined ? undefined : lte(posts.createdAt, before);

/** Ids of a wall that the viewer may see, newest first. Whether they may see the wall at all is the caller's check. */
export async function listWall(
  db: Database,
  viewerId: number,
  wall: { type: PostType; entityId: number },
  { limit, offset, before, after }: Page,
): Promise<FoundIds> {
  const where = and(
    eq(posts.type, wall.type),
    eq(posts.entityId, wall.entityId),
    until(before),
    visiblePost(viewerId),
    notReported(viewerId),
  );
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(where, after && belowPlace(after)))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit)
    .offset(after === undefined ? offset : 0);
  const [counted] = await db.select({ count: countAll }).from(posts).where(where);
  return { ids: rows.map((row) => row.id), count: counted?.count ?? 0 };
}

/** Ids of the viewer's saved posts that they may still see, latest saved first (POST-07). */
export async function listBookmarks(
  db: Database,
  viewerId: number,
  { limit, offset, before }: Page,
): Promise<FoundIds> {
  const where = and(
    eq(bookmarks.userId, viewerId),
    before === undefined ? undefined : lte(bookmarks.createdAt, before),
    visiblePost(viewerId),
    notReported(viewerId),
  );
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

/** How many posts of matching tags a search looks at, newest first: a bound on its cost. */
const maxTaggedPosts = 1000;
const maxMatchingTags = 50;

/** Ids of visible posts with a tag that begins with `prefix` (SRCH-01), newest first. `%` and `_` mean themselves. */
export async function listTagged(
  db: Database,
  viewerId: number,
  prefix: string,
  { limit, offset, before }: Page,
): Promise<FoundIds> {
  const matching = db
    .select({ id: tags.id })
    .from(tags)
    .where(tagBeginsWith(prefix))
    .orderBy(desc(tags.postCount), desc(tags.id))
    .limit(maxMatchingTags);
  const candidates = sql`(select distinct ${postTags.postId} from ${postTags} where ${postTags.tagId} in ${matching}
    order by ${postTags.postId} desc limit ${maxTaggedPosts})`;
  const where = and(
    sql`${posts.id} in ${candidates}`,
    until(before),
    visiblePost(viewerId),
    notReported(viewerId),
  );
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(where)
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ count: countAll }).from(posts).where(where);
  return { ids: rows.map((row) => row.id), count: counted?.count ?? 0 };
}

/** Tags in use whose name begins with `prefix`; with the byte-wise collation the name's index serves it. */
export function tagBeginsWith(prefix: string): SQL | undefined {
  const escaped = prefix.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return and(like(tags.name, `${escaped}%`), gte(tags.postCount, 1));
}
