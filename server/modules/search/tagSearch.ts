import { and, desc, sql } from 'drizzle-orm';
import { countAll, type Database } from '../../db/database';
import type { FoundIds, Page } from '../../db/paging';
import { posts, postTags, tags } from '../../db/schema';
import { notReported, visiblePost } from '../../permissions/visibility';
import { tagBeginsWith } from '../completions/queries';

/** Newest posts of matching tags that a search reads: bounds its cost. */
const maxTaggedPosts = 1000;
const maxMatchingTags = 50;

/** Finds visible posts with a tag that begins with `prefix` (SRCH-01), newest first. */
export async function listTagged(
  db: Database,
  viewerId: number,
  prefix: string,
  { limit, offset }: Page,
): Promise<FoundIds> {
  const matching = db
    .select({ id: tags.id })
    .from(tags)
    .where(tagBeginsWith(prefix))
    .orderBy(desc(tags.postCount), desc(tags.id))
    .limit(maxMatchingTags);
  const candidates = sql`(select distinct ${postTags.postId} from ${postTags} where ${postTags.tagId} in ${matching}
    order by ${postTags.postId} desc limit ${maxTaggedPosts})`;
  const where = and(sql`${posts.id} in ${candidates}`, visiblePost(viewerId), notReported(viewerId));
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
