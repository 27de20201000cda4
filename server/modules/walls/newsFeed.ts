import { and, gt, gte, sql, type SQL } from 'drizzle-orm';
import type { PostType } from '@/shared/wire/post';
import { selectRows, type Database } from '../../db/database';
import { belowPlace, limitTo, literal, type FoundIds, type PostPage } from '../../db/paging';
import { posts, users } from '../../db/schema';
import {
  audienceSql,
  forViewer,
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
 * people, reported posts, those that a moderator has removed, and others' posts that wait for one.
 *
 * `count` is what can be paged through as far as it was read (LIST-01): one more than that while there is more, and all
 * of it on the last page and beyond. An exact count on every page would cost more than the feed.
 */
export async function listNews(db: Database, viewerId: number, page: PostPage): Promise<FoundIds> {
  const isBelow = page.after !== undefined || page.offset === 0;
  return (isBelow ? await listRecentNews(db, viewerId, page) : null) ?? listNewsOfAll(db, viewerId, page);
}

/** Sources read beyond the posts of a page: some may have posted only what the viewer may not see. */
const spareSources = 11;

/**
 * Finds the page among the sources (people, groups, companies) that posted last, since a page needs few of those that a
 * member follows. The edge is the time of the newest post of the sources that are not read. All posts after the edge
 * are by sources that are read. If they fill the page, they are the page; else the answer is null.
 */
export async function listRecentNews(
  db: Database,
  viewerId: number,
  { limit, offset, after }: PostPage,
  spare = spareSources,
): Promise<FoundIds | null> {
  const reach = limit + 1;
  // Sources that posted above the page are read too: it is unknown what they posted below.
  const below = after === undefined ? sql`` : sql`where last_post_at < ${after.at}::timestamptz`;
  const edge = sql`(select last_post_at from edge)`;
  const near = (type: PostType) => sql`near.type = ${sql.raw(`'${type}'`)} and near.last_post_at > ${edge}`;
  const bounds = and(gt(posts.createdAt, edge), after && belowPlace(after));
  const sources = newsSources(viewerId, newestOf(viewerId, literal(reach), bounds), {
    people: sql`near join users on users.id = near.id where ${near('user')}`,
    groups: sql`select near.id as group_id from near where ${near('group')}`,
    companies: sql`near join companies on companies.id = near.id where ${near('company')}`,
  });
  const rows = await selectRows(
    db,
    sql`with near as materialized (
        select 'user' as type, users.id, last_post_at from follows join users on users.id = followee_id
          where follower_id = ${viewerId} and last_post_at is not null
        union all
        select 'group', groups.id, last_post_at from group_members join groups on groups.id = group_id
          where user_id = ${viewerId} and not blocked and wall and last_post_at is not null
        union all
        select 'company', companies.id, last_post_at from (${companiesOf(viewerId)}) mine
          join companies on companies.id = mine.company_id where last_post_at is not null
      ), edge as materialized (
        select coalesce((select last_post_at from near ${below}
          order by last_post_at desc offset ${literal(reach + spare)} limit 1), '-infinity') as last_post_at
      )
      select found.post_id, edge.last_post_at = '-infinity' as has_all from edge left join (
        select news.id::text as post_id, news.created_at, news.id from (${sources}) news
        order by news.created_at desc, news.id desc limit ${literal(reach)}
      ) found on true order by found.created_at desc, found.id desc`,
  );
  const found = rows.flatMap((row) => (row.post_id === null ? [] : [Number(row.post_id)]));
  if (found.length < reach && rows[0]?.has_all !== true) return null;
  return { ids: found.slice(0, limit), count: offset + found.length };
}

/** Part of a page's reach that is read of every source to find where the page ends. */
const sampledPart = 1 / 16;

/**
 * Finds the page among all sources. Reads each backwards along an index, only as far as the page needs: the cost
 * follows the number of sources, not of posts. Visibility is checked once per source.
 *
 * For a page named by its number, a few posts of every source are read first. The page ends at or after the place that
 * its last post would have among those few, so no source is read below that place.
 */
export async function listNewsOfAll(
  db: Database,
  viewerId: number,
  { limit, offset, after }: PostPage,
): Promise<FoundIds> {
  const skipped = after === undefined ? offset : 0;
  // One more than the page holds reveals a next page.
  const reach = skipped + limit + 1;
  const sourcesOf = (most: SQL, bounds?: SQL) =>
    newsSources(viewerId, newestOf(viewerId, most, bounds), allFollowed(viewerId));
  const sample = sourcesOf(sql`${Math.ceil(reach * sampledPart)}`);
  const edge =
    skipped === 0
      ? sql``
      : sql`with edge as materialized (select coalesce((select created_at from (${sample}) sampled
          order by created_at desc offset ${reach - 1} limit 1), '-infinity') as created_at)`;
  const sources =
    skipped === 0
      ? sourcesOf(literal(reach), after && belowPlace(after))
      : sourcesOf(sql`${reach}`, gte(posts.createdAt, sql`(select created_at from edge)`));
  const rows = await selectRows(
    db,
    sql`${edge} select news.id::text as post_id from (${sources}) news
      order by news.created_at desc, news.id desc ${limitTo(limit + 1, skipped)}`,
  );
  const found = rows.map((row) => Number(row.post_id));
  if (found.length === 0 && skipped > 0)
    return { ids: [], count: await countOf(db, sourcesOf(sql`${reach}`)) };
  return { ids: found.slice(0, limit), count: offset + found.length };
}

/** Counts sources that end before the page: each was read as far as the page reaches. */
async function countOf(db: Database, sources: SQL): Promise<number> {
  const [row] = await selectRows(db, sql`select count(*)::int as count from (${sources}) news`);
  return Number(row?.count ?? 0);
}

/** Companies that the viewer works for or follows. */
const companiesOf = (viewerId: number) => sql`
  select company_id from company_members where user_id = ${viewerId}
  union
  select company_id from company_follows where user_id = ${viewerId}`;

/** No moderator has removed the row, it waits for none or the viewer wrote it (DESK-02), and did not report it. */
const isShown = forViewer(
  (viewerId) => sql<boolean>`${posts.removedAt} is null
    and (${posts.pendingSince} is null or ${posts.authorId} = ${viewerId}) and ${notReported(viewerId)}`,
);

const notMuted = forViewer(
  (viewerId) =>
    sql<boolean>`${notBlocked(posts.authorId, viewerId)} and ${notSilenced(posts.authorId, viewerId)}`,
);

const authorAllows = forViewer((viewerId) => memberAllows(posts.authorId, 'profile_details', viewerId));
const ownerAllows = forViewer((viewerId) => memberAllows(posts.entityId, 'profile_details', viewerId));

/** Ends the query of a source: its newest posts within the bounds. */
const newestOf = (viewerId: number, reach: SQL, bounds: SQL | undefined) => sql`
  and ${and(isShown(viewerId), bounds)}
  order by ${posts.createdAt} desc, ${posts.id} desc limit ${reach}`;

/** Followed `users` and near `companies` with a condition, and the ids of groups. */
interface Followed {
  people: SQL;
  groups: SQL;
  companies: SQL;
}

const allFollowed = (viewerId: number): Followed => ({
  people: sql`follows join users on users.id = follows.followee_id where follows.follower_id = ${viewerId}`,
  groups: sql`select group_id from group_members join groups on groups.id = group_id
    where user_id = ${viewerId} and not blocked and wall`,
  companies: sql`(${companiesOf(viewerId)}) mine join companies on companies.id = mine.company_id where true`,
});

function newsSources(viewerId: number, newest: SQL, { people, groups, companies }: Followed): SQL {
  const others = notMuted(viewerId);
  const columns = sql`select ${posts.id}, ${posts.createdAt} from ${posts}`;
  // No post is in two sources, so there are no duplicates.
  return sql`
    (${columns} where ${posts.authorId} = ${viewerId} and ${posts.type} = 'user' and ${onOpenWall} ${newest})
    union all
    select news.id, news.created_at from (
      select users.id from ${people} and ${audienceSql('profile_details', viewerId)}
        and ${notSilenced(users.id, viewerId)}
    ) author cross join lateral (${columns}
      where ${posts.authorId} = author.id and ${posts.type} = 'user' and ${posts.entityId} <> ${viewerId}
        and (${posts.entityId} = author.id or ${ownerAllows(viewerId)}) ${newest}
    ) news
    union all
    (${columns}
      where ${posts.type} = 'user' and ${posts.entityId} = ${viewerId} and ${posts.authorId} <> ${viewerId} and ${others}
        and ${authorAllows(viewerId)} ${newest})
    union all
    select news.id, news.created_at from (${groups}) joined cross join lateral (${columns}
      where ${posts.type} = 'group' and ${posts.entityId} = joined.group_id and ${others} ${newest}) news
    union all
    select news.id, news.created_at from (
      select companies.id as company_id from ${companies} and ${visibleCompanyWall(viewerId)}
    ) followed cross join lateral (${columns}
      where ${posts.type} = 'company' and ${posts.entityId} = followed.company_id and ${others} ${newest}) news`;
}
