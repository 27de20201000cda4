import { and, asc, desc, eq, exists, gte, like, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { posts, postTags, tags } from '../../db/schema';
import { visiblePost } from '../../permissions/visibility';

const maxTagsLookedAt = 50;

/**
 * Finds tags by prefix, most used first. Only tags with a post that the viewer may see, because a tag reveals a word of
 * that post. `postCount` counts all posts.
 */
export async function findTags(
  db: Database,
  viewerId: number,
  prefix: string,
  limit: number,
): Promise<{ name: string; postCount: number }[]> {
  const candidates = db
    .select()
    .from(tags)
    .where(tagBeginsWith(prefix))
    .orderBy(desc(tags.postCount), asc(tags.name))
    .limit(maxTagsLookedAt)
    .as('candidates');
  return db
    .select({ name: candidates.name, postCount: candidates.postCount })
    .from(candidates)
    .where(
      exists(
        db
          .select({ id: posts.id })
          .from(postTags)
          .innerJoin(posts, eq(posts.id, postTags.postId))
          .where(and(eq(postTags.tagId, candidates.id), visiblePost(viewerId))),
      ),
    )
    .orderBy(desc(candidates.postCount), asc(candidates.name))
    .limit(limit);
}

/** Reads a term as a tag: `#Tea` and `tea` are the same. */
export const tagOf = (text: string) => text.trim().replace(/^#/, '').normalize('NFC').toLowerCase();

/**
 * For queries over `tags`: the row is in use and begins with `prefix`. `%` and `_` mean themselves; the byte-wise index
 * on names serves it.
 */
export function tagBeginsWith(prefix: string): SQL | undefined {
  const escaped = prefix.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return and(like(tags.name, `${escaped}%`), gte(tags.postCount, 1));
}
