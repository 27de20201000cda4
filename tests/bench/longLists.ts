import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../server/db/database';

/** The member with the long lists, and one who looks at them. */
export const [busyId, lookerId] = [1, 2] as const;
/** The post with all comments. */
export const busyPostId = 1;

/** Rows of one statement, so that each ends within the time that a statement may take. */
const rowsPerStatement = 20_000;
const syllables = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');
const syllable = (number: SQL) => sql`(${`{${syllables.join(',')}}`}::text[])[1 + (${number})::int % 20]`;

/**
 * Fills an empty database with `size` members and lists of that many rows: all follow one member, who follows all, has
 * saved every post and is told of it; all comment on one post; every post has one tag. A tenth of the members has a
 * name with a word that begins with a given letter.
 */
export async function fillLongLists(db: Database, size: number): Promise<void> {
  const first = sql`(${syllable(sql`n`)} || ${syllable(sql`n / 20`)})`;
  const last = sql`(${syllable(sql`n / 400`)} || ${syllable(sql`n / 8000`)} || ${syllable(sql`n / 3`)})`;
  const statements: ((rows: SQL) => SQL)[] = [
    (rows) => sql`insert into users (permalink, first_name, last_name, display_name, search_name, email,
        password_hash, access_role, confirmed_at, follower_count, created_at)
      select 'member-' || n, initcap(${first}), initcap(${last}), initcap(${first} || ' ' || ${last}),
        ${first} || ' ' || ${last}, 'member-' || n || '@kith.example', 'none', 'member', now(), ${size}::int / n,
        now() - n * interval '1 minute' from ${rows}`,
    (rows) => sql`insert into follows (follower_id, followee_id, kind, created_at)
      select n, ${busyId}, 'direct', now() - n * interval '1 second' from ${rows} where n > 1`,
    (rows) => sql`insert into follows (follower_id, followee_id, kind, created_at)
      select ${busyId}, n, 'direct', now() - n * interval '1 second' from ${rows} where n > 1`,
    (rows) => sql`insert into posts (author_id, type, entity_id, text, created_at)
      select n, 'user', n, 'Line number' || n, now() - n * interval '10 seconds' from ${rows}`,
    (rows) => sql`insert into comments (post_id, author_id, level, text, created_at)
      select ${busyPostId}, n, 0, 'Comment ' || n, now() - n * interval '1 second' from ${rows}`,
    (rows) => sql`insert into bookmarks (user_id, post_id, created_at)
      select ${busyId}, n, now() - n * interval '1 second' from ${rows}`,
    (rows) => sql`insert into post_tags (tag_id, post_id) select 1, n from ${rows}`,
    (
      rows,
    ) => sql`insert into notifications (user_id, model_type, action_type, actor_id, post_id, read_at, created_at)
      select ${busyId}, (array['vote', 'mention', 'postcomment', 'userfollow'])[1 + n % 4], null, n,
        case when n % 4 = 3 then null else n end, case when n < 50 then null else now() end,
        now() - n * interval '30 seconds' from ${rows}`,
  ];
  await db.execute(sql`insert into tags (name, post_count) values ('everything', ${size})`);
  for (const statement of statements)
    for (let done = 0; done < size; done += rowsPerStatement) {
      const last = Math.min(size, done + rowsPerStatement);
      await db.execute(statement(sql`generate_series(${done + 1}::int, ${last}::int) n`));
    }
  await db.execute(sql`vacuum analyze`);
}
