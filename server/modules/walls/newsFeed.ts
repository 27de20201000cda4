import { and, lte, sql, type SQL } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/database';
import { posts } from '../../db/schema';
import { audienceSql, memberAllows, notBlocked, notReported } from '../../permissions/visibility';

export interface Page {
  limit: number;
  offset: number;
  /** Only what was there at this moment, so that newer posts do not shift the pages (FEED-03). */
  before: Date | undefined;
  /** The page starts below this post, so that what others delete above it leaves no hole (FEED-03). */
  after?: Place | undefined;
}

/** Where a post stands in a list by time; the time as the database writes it, to the microsecond. */
export interface Place {
  id: number;
  at: string;
}

/** Where a post stands; undefined for one that is gone: its page is then counted. */
export async function placeOfPost(db: Database, id: number | undefined): Promise<Place | undefined> {
  if (id === undefined) return undefined;
  const rows = await selectRows(db, sql`select created_at::text as at from posts where id = ${id}`);
  return rows.map(({ at }) => ({ id, at: String(at) }))[0];
}

/** What stands below a place in a list by time, newest first. */
export const belowPlace = ({ id, at }: Place): SQL =>
  sql`(${posts.createdAt}, ${posts.id}) < (${at}::timestamptz, ${id})`;

/**
 * Ids of the news feed, newest first (FEED-01): what I wrote, what those I follow wrote on walls that I may see, what
 * others wrote on mine, and the posts of my groups and companies. Silenced and blocked people are left out, and what I
 * have reported.
 *
 * Each source is read backwards along an index and only as far as the page needs, so the cost depends on how many
 * sources there are and not on how many posts exist. Visibility is checked once per source, not per post.
 *
 * `count` is how many there are as far as this page knows: the feed's length on its last page, one more than has been
 * read before that. Counting a whole feed would cost more than the feed.
 */
export async function listNews(
  db: Database,
  viewerId: number,
  { limit, offset, before, after }: Page,
): Promise<{ ids: number[]; count: number }> {
  const skipped = after === undefined ? offset : 0;
  // One more than the page holds says whether there is another one.
  const reach = skipped + limit + 1;
  const bounds = and(
    before === undefined ? undefined : lte(posts.createdAt, before),
    after === undefined ? undefined : belowPlace(after),
  );
  const rows = await selectRows(
    db,
    sql`select news.id::text as post_id from (${newsSources(viewerId, reach, bounds)}) news
      order by news.created_at desc, news.id desc limit ${limit + 1} offset ${skipped}`,
  );
  const found = rows.map((row) => Number(row.post_id));
  return { ids: found.slice(0, limit), count: offset + found.length };
}

function newsSources(viewerId: number, reach: number, bounds: SQL | undefined): SQL {
  const newest = sql`and ${and(notReported(viewerId), bounds)}
    order by ${posts.createdAt} desc, ${posts.id} desc limit ${reach}`;
  const heard = sql`${notBlocked(posts.authorId, viewerId)} and not exists (
    select 1 from silences where user_id = ${viewerId} and silenced_id = ${posts.authorId})`;
  const columns = sql`select ${posts.id}, ${posts.createdAt} from ${posts}`;
  // No post is in two sources, so nothing has to be sorted out.
  return sql`
    (${columns} where ${posts.authorId} = ${viewerId} and ${posts.type} = 'user' ${newest})
    union all
    select news.id, news.created_at from (
      select users.id from follows join users on users.id = follows.followee_id
      where follows.follower_id = ${viewerId} and ${audienceSql('profile_details', viewerId)}
        and not exists (select 1 from silences where user_id = ${viewerId} and silenced_id = users.id)
    ) author cross join lateral (${columns}
      where ${posts.authorId} = author.id and ${posts.type} = 'user' and ${posts.entityId} <> ${viewerId}
        and (${posts.entityId} = author.id or ${memberAllows(posts.entityId, 'profile_details', viewerId)}) ${newest}
    ) news
    union all
    (${columns}
      where ${posts.type} = 'user' and ${posts.entityId} = ${viewerId} and ${posts.authorId} <> ${viewerId} and ${heard}
        and ${memberAllows(posts.authorId, 'profile_details', viewerId)} ${newest})
    union all
    select news.id, news.created_at from (
      select group_id from group_members where user_id = ${viewerId} and not blocked
    ) joined cross join lateral (${columns}
      where ${posts.type} = 'group' and ${posts.entityId} = joined.group_id and ${heard} ${newest}) news
    union all
    select news.id, news.created_at from (
      select company_id from company_members where user_id = ${viewerId}
      union
      select company_id from company_follows join companies on companies.id = company_id
        where user_id = ${viewerId} and companies.privacy = 0
    ) followed cross join lateral (${columns}
      where ${posts.type} = 'company' and ${posts.entityId} = followed.company_id and ${heard} ${newest}) news`;
}
