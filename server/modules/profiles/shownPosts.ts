import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/database';
import { visiblePost } from '../../permissions/visibility';

/** So many of a member's newest posts are looked at: a bound on the cost (decided). */
const maxCountedPosts = 10_000;

/**
 * How many posts of a member the viewer may see (SET-06). Whether one may be seen depends on its author and its place
 * alone, so that each place is looked at once, however many posts stand there.
 */
export async function countPostsShown(db: Database, viewerId: number, memberId: number): Promise<number> {
  const [row] = await selectRows(
    db,
    sql`select coalesce(sum(posts.amount), 0)::int as count from (
        select author_id, type, entity_id, count(*) as amount from (
          select author_id, type, entity_id from posts where author_id = ${memberId}
          order by created_at desc, id desc limit ${maxCountedPosts}
        ) newest group by author_id, type, entity_id
      ) posts where ${visiblePost(viewerId)}`,
  );
  return Number(row?.count ?? 0);
}
