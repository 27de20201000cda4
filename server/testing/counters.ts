import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '../db/database';

/** Every counter of the schema with the rows it counts. */
const counters = [
  ['posts', 'votes_up', "select count(*) from post_votes where post_id = row.id and vote = 'like'"],
  ['posts', 'votes_down', "select count(*) from post_votes where post_id = row.id and vote = 'dislike'"],
  [
    'posts',
    'like_power',
    "select coalesce(sum(power), 0) from post_votes where post_id = row.id and vote = 'like'",
  ],
  ['posts', 'comment_count', 'select count(*) from comments where post_id = row.id and parent_id is null'],
  ['comments', 'reply_count', 'select count(*) from comments reply where reply.parent_id = row.id'],
  ['tags', 'post_count', 'select count(*) from post_tags where tag_id = row.id'],
  ['groups', 'member_count', 'select count(*) from group_members where group_id = row.id and not blocked'],
  ['companies', 'member_count', 'select count(*) from company_members where company_id = row.id'],
  ['companies', 'follower_count', 'select count(*) from company_follows where company_id = row.id'],
  ['albums', 'photo_count', 'select count(*) from album_photos where album_id = row.id'],
  ['users', 'post_count', 'select count(*) from posts where author_id = row.id'],
  ['users', 'follower_count', 'select count(*) from follows where followee_id = row.id'],
  ['users', 'following_count', 'select count(*) from follows where follower_id = row.id'],
] as const;

/** Lists counters that differ from their rows, as `table.column` with the row's id. */
export async function countMismatches(db: Database): Promise<string[]> {
  const found: string[] = [];
  for (const [table, column, count] of counters) {
    const rows = await selectRows(
      db,
      sql.raw(
        `select row.id::text as id from ${table} row where row.${column} <> (${count}) order by row.id`,
      ),
    );
    found.push(...rows.map((row) => `${table}.${column} of ${String(row.id)}`));
  }
  return found;
}
