import { sql, type SQL } from 'drizzle-orm';
import { literal } from '../../db/paging';
import { visiblePost } from '../../permissions/visibility';

/** Newest posts of a member that are counted: bounds the cost (decided). */
const maxCountedPosts = 10_000;

/**
 * Value for a statement: the number of a member's posts that the viewer may see (SET-06). Visibility depends on author
 * and wall alone, so it is checked once per wall.
 */
export function countOfShownPosts(viewerId: number, memberId: number): SQL {
  return sql`select coalesce(sum(posts.amount), 0) from (
      select author_id, type, entity_id, null::timestamptz as removed_at, null::timestamptz as pending_since, count(*) as amount from (
        select author_id, type, entity_id from posts where author_id = ${memberId}
          and removed_at is null and pending_since is null
        order by created_at desc, id desc limit ${literal(maxCountedPosts)}
      ) newest group by author_id, type, entity_id
    ) posts where ${visiblePost(viewerId)}`;
}
