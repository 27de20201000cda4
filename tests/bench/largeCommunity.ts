import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database';
import { hashToken } from '../../server/tokens';
import { fillPictures } from './fillPictures';

const members = 1_000;
const followedByEach = 50;
const posts = 100_000;
const communities = 1_000;

/** Token of an average member of the large community. */
export const largeCommunityToken = 'a-token-for-measuring-only';

/**
 * Fills an empty database: 1,000 members, 50,000 follows, 100,000 posts, 50,000 votes, 1,000 groups and 1,000
 * companies.
 */
export async function fillLargeCommunity(db: Database): Promise<void> {
  const statements = [
    sql`insert into users (permalink, first_name, last_name, display_name, search_name, email, password_hash,
        access_role, confirmed_at, follower_count, following_count, post_count)
      select 'member-' || n, 'Member', 'Number' || n, 'Member Number' || n, 'member number' || n,
        'member-' || n || '@kith.example', 'none', 'member', now(), ${followedByEach}, ${followedByEach}, ${posts / members}
      from generate_series(1, ${members}::int) n`,
    // 17 and 1,000 have no common divisor, so there are no duplicate follows and no self-follows.
    sql`insert into follows (follower_id, followee_id, kind, created_at)
      select n, (n - 1 + 17 * k) % ${members} + 1, 'direct', now() - k * interval '1 hour'
      from generate_series(1, ${members}::int) n, generate_series(1, ${followedByEach}::int) k`,
    sql`insert into posts (author_id, type, entity_id, text, created_at)
      select n * 7919 % ${members} + 1, 'user', n * 7919 % ${members} + 1, repeat('A line of post ' || n || '. ', 1 + n % 12),
        now() - (${posts} - n) * interval '20 seconds'
      from generate_series(1, ${posts}::int) n`,
    // Every text has unique words, one of a hundred topics, and words shared by all.
    sql`insert into post_words (post_id, words, created_at)
      select id, strip(to_tsvector('simple', lower(text) || ' topic' || id % 100)), created_at from posts`,
    sql`insert into tags (name, post_count) select 'topic' || n, ${posts / 100} from generate_series(0, 99) n`,
    sql`insert into post_tags (tag_id, post_id)
      select tags.id, posts.id from posts join tags on tags.name = 'topic' || posts.id % 100`,
    sql`insert into files (key, owner_id, mime, size, width, height, visibility, state, created_at)
      select md5(id::text), author_id, 'image/jpeg', 90000, 1280, 960, 'private', 'attached', created_at
      from posts where id % 4 = 0`,
    sql`insert into post_photos (post_id, file_key, position) select id, md5(id::text), 0 from posts where id % 4 = 0`,
    sql`insert into post_votes (post_id, user_id, vote, power, created_at)
      select id, author_id % ${members} + 1, 'like', 100, created_at from posts where id % 2 = 0`,
    sql`update posts set votes_up = 1, like_power = 100 where id % 2 = 0`,
    sql`insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
      values (${hashToken(largeCommunityToken)}, 1, now(), now(), now() + interval '1 day')`,
    sql`insert into categories (kind, name, position) values ('group', 'Anything', 0), ('company', 'Anything', 0)`,
    sql`insert into groups (permalink, name, search_name, privacy, category_id, created_at)
      select 'group-' || n, 'Group number ' || n, 'group number ' || n, 0, 1, now() from generate_series(1, ${communities}::int) n`,
    sql`insert into companies (permalink, name, search_name, privacy, category_id, options, created_at)
      select 'company-' || n, 'Company number ' || n, 'company number ' || n, 0, 2,
        '{"wall": true, "photos": true, "contacts": true, "members": true}', now()
      from generate_series(1, ${communities}::int) n`,
    sql`vacuum analyze`,
  ];
  for (const statement of statements) await db.execute(statement);
}

/** Stores a real picture for every fourth post. */
export function fillPostPictures(dataDir: string): Promise<void> {
  return fillPictures(dataDir, { count: posts / 4, step: 4 });
}
