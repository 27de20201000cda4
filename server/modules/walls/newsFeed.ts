import { and, isNull, sql, type SQL } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/database';
import { belowPlace, type FoundIds, type PostPage } from '../../db/paging';
import { posts, users } from '../../db/schema';
import {
  audienceSql,
  memberAllows,
  notBlocked,
  notReported,
  notSilenced,
  onOpenWall,
  visibleCompanyWall,
} from '../../permissions/visibility';

/**
 * Finds a page of the news feed, newest first (FEED-01): the viewer's own posts, those of people they follow on walls
 * they may see, those of others on their wall, and those of their groups and companies. Leaves out silenced and blocked
 * people, reported posts and those that a moderator has removed.
 *
 * Reads each source backwards along an index, only as far as the page needs: the cost follows the number of sources,
 * not of posts. Visibility is checked once per source.
 *
 * `count` is what can be paged through as far as it was read (LIST-01): one more than that while there is more, and all
 * of it on the last page and beyond. An exact count on every page would cost more than the feed.
 */
export async function listNews(
  db: Database,
  viewerId: number,
  { limit, offset, after }: PostPage,
): Promise<FoundIds> {
  const skipped = after === undefined ? offset : 0;
  // One more than the page holds reveals a next page.
  const reach = skipped + limit + 1;
  const bounds = after === undefined ? undefined : belowPlace(after);
  const sources = newsSources(viewerId, reach, bounds);
  const rows = await selectRows(
    db,
    sql`select news.id::text as post_id from (${sources}) news
      order by news.created_at desc, news.id desc limit ${limit + 1} offset ${skipped}`,
  );
  const found = rows.map((row) => Number(row.post_id));
  if (found.length === 0 && skipped > 0) return { ids: [], count: await countOf(db, sources) };
  return { ids: found.slice(0, limit), count: offset + found.length };
}

/** Counts sources that end before the page: each was read as far as the page reaches. */
async function countOf(db: Database, sources: SQL): Promise<number> {
  const [row] = await selectRows(db, sql`select count(*)::int as count from (${sources}) news`);
  return Number(row?.count ?? 0);
}

function newsSources(viewerId: number, reach: number, bounds: SQL | undefined): SQL {
  const newest = sql`and ${and(isNull(posts.removedAt), notReported(viewerId), bounds)}
    order by ${posts.createdAt} desc, ${posts.id} desc limit ${reach}`;
  const notMuted = sql`${notBlocked(posts.authorId, viewerId)} and ${notSilenced(posts.authorId, viewerId)}`;
  const columns = sql`select ${posts.id}, ${posts.createdAt} from ${posts}`;
  // No post is in two sources, so there are no duplicates.
  return sql`
    (${columns} where ${posts.authorId} = ${viewerId} and ${posts.type} = 'user' and ${onOpenWall} ${newest})
    union all
    select news.id, news.created_at from (
      select users.id from follows join users on users.id = follows.followee_id
      where follows.follower_id = ${viewerId} and ${audienceSql('profile_details', viewerId)}
        and ${notSilenced(users.id, viewerId)}
    ) author cross join lateral (${columns}
      where ${posts.authorId} = author.id and ${posts.type} = 'user' and ${posts.entityId} <> ${viewerId}
        and (${posts.entityId} = author.id or ${memberAllows(posts.entityId, 'profile_details', viewerId)}) ${newest}
    ) news
    union all
    (${columns}
      where ${posts.type} = 'user' and ${posts.entityId} = ${viewerId} and ${posts.authorId} <> ${viewerId} and ${notMuted}
        and ${memberAllows(posts.authorId, 'profile_details', viewerId)} ${newest})
    union all
    select news.id, news.created_at from (
      select group_id from group_members where user_id = ${viewerId} and not blocked
    ) joined cross join lateral (${columns}
      where ${posts.type} = 'group' and ${posts.entityId} = joined.group_id and ${notMuted} ${newest}) news
    union all
    select news.id, news.created_at from (
      select companies.id as company_id from (
        select company_id from company_members where user_id = ${viewerId}
        union
        select company_id from company_follows where user_id = ${viewerId}
      ) near join companies on companies.id = near.company_id where ${visibleCompanyWall(viewerId)}
    ) followed cross join lateral (${columns}
      where ${posts.type} = 'company' and ${posts.entityId} = followed.company_id and ${notMuted} ${newest}) news`;
}
