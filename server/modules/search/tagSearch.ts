import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { findPage, literal, type FoundIds, type Page } from '../../db/paging';
import { posts, postTags, tags } from '../../db/schema';
import { notReported, visiblePost } from '../../permissions/visibility';
import { tagBeginsWith } from '../completions/queries';

/** Newest posts of each matching tag that a search reads: bounds its cost. */
const maxTaggedPosts = 1000;
const maxMatchingTags = 50;

/** Finds visible posts with a tag that begins with `prefix` (SRCH-01), newest first. */
export function listTagged(db: Database, viewerId: number, prefix: string, page: Page): Promise<FoundIds> {
  const matching = db
    .select({ id: tags.id })
    .from(tags)
    .where(tagBeginsWith(prefix))
    .orderBy(desc(tags.postCount), desc(tags.id))
    .limit(maxMatchingTags)
    .as('matching');
  const newest = db
    .select({ postId: postTags.postId })
    .from(postTags)
    .where(eq(postTags.tagId, matching.id))
    .orderBy(desc(postTags.postId))
    .limit(maxTaggedPosts)
    .as('newest');
  const order = [desc(posts.createdAt), desc(posts.id)];
  // The inner offset has each post found by its key, the outer one has them in order before any is judged: else all
  // posts may be read.
  const from = sql`(select found.* from (select newest.post_id from ${matching} cross join lateral ${newest}
      order by newest.post_id desc limit ${literal(maxTaggedPosts)}) candidates
    cross join lateral (select ${posts}.* from ${posts} where ${posts.id} = candidates.post_id offset 0) found
    order by found.created_at desc, found.id desc offset 0) ${posts}`;
  return findPage(
    db,
    { id: posts.id, from, where: and(visiblePost(viewerId), notReported(viewerId)), order },
    page,
  );
}
