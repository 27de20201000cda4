import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '../db/database';

/** Rows of members whose accounts are not closed. */
const open = (column: string) => `${column} not in (select user_id from closings)`;
const wall = `(type <> 'user' or entity_id = author_id or ${open('entity_id')})`;

const votesOf = (thing: 'post' | 'comment', kind: 'like' | 'dislike') =>
  `select count(*) from ${thing}_votes where ${thing}_id = row.id and vote = '${kind}' and ${open('user_id')}`;

/** Every counter of the schema with the rows it counts. */
const counters = [
  ['posts', 'votes_up', votesOf('post', 'like')],
  ['posts', 'votes_down', votesOf('post', 'dislike')],
  ['comments', 'votes_up', votesOf('comment', 'like')],
  ['comments', 'votes_down', votesOf('comment', 'dislike')],
  [
    'posts',
    'like_power',
    `select coalesce(sum(power), 0) from post_votes where post_id = row.id and vote = 'like' and ${open('user_id')}`,
  ],
  [
    'posts',
    'comment_count',
    `select count(*) from comments where post_id = row.id and parent_id is null and removed_at is null and pending_since is null and ${open('author_id')}`,
  ],
  [
    'comments',
    'reply_count',
    `select count(*) from comments reply where reply.parent_id = row.id and reply.removed_at is null and reply.pending_since is null and ${open('author_id')}`,
  ],
  [
    'tags',
    'post_count',
    `select count(*) from post_tags join posts on id = post_id where tag_id = row.id and ${open('author_id')} and ${wall}`,
  ],
  [
    'groups',
    'member_count',
    `select count(*) from group_members where group_id = row.id and not blocked and ${open('user_id')}`,
  ],
  [
    'companies',
    'member_count',
    `select count(*) from company_members where company_id = row.id and ${open('user_id')}`,
  ],
  [
    'companies',
    'follower_count',
    `select count(*) from company_follows where company_id = row.id and ${open('user_id')}`,
  ],
  ['albums', 'photo_count', 'select count(*) from album_photos where album_id = row.id'],
  [
    'users',
    'post_count',
    `select count(*) from posts where author_id = row.id and removed_at is null and pending_since is null and ${wall}`,
  ],
  [
    'users',
    'follower_count',
    `select count(*) from follows where followee_id = row.id and ${open('follower_id')}`,
  ],
  [
    'users',
    'following_count',
    `select count(*) from follows where follower_id = row.id and ${open('followee_id')}`,
  ],
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
