import { sql } from 'drizzle-orm';
import type { WireTagOfWeek } from '@/shared/wire/discover';
import { selectRows, type Database } from '../../db/database';
import { literal } from '../../db/paging';
import { inSight, openMember } from '../../permissions/anyone';
import { notBlockedInGroup } from '../../permissions/visibility';
import { daysOfWeek, maxRanked, postsOfWeek, weekBefore } from './week';

/** Posts of the week (decided): whose answers are counted. */
const maxPosts = 40;

/** The viewer, and the end of the week. */
interface Reader {
  db: Database;
  viewerId: number;
  now: Date;
}

/**
 * Ranks posts of the week by their likes and the people who answered, each once; the author does not count, a later
 * post goes first. Only the 40 with most likes and comments are counted.
 */
export async function rankPosts({ db, viewerId, now }: Reader): Promise<number[]> {
  const rows = await selectRows(
    db,
    sql`with best as materialized (
        select id, author_id, votes_up, created_at from (${postsOfWeek(viewerId, now)}) week
        order by votes_up + comment_count desc, created_at desc, id desc limit ${literal(maxPosts)}
      )
      select id::text as id from best
      order by votes_up + (select count(distinct comments.author_id) from comments
          where comments.post_id = best.id and comments.author_id <> best.author_id
            and comments.removed_at is null and comments.pending_since is null) desc,
        created_at desc, best.id desc`,
  );
  return rows.map(({ id }) => Number(id));
}

/**
 * Ranks members other than the viewer by the likes and comments of what they wrote in the week, then by their
 * followers. After them come the newest members, so that a quiet week shows people too.
 */
export async function rankPeople({ db, viewerId, now }: Reader): Promise<number[]> {
  const rows = await selectRows(
    db,
    sql`with writers as (
        select author_id as id, sum(votes_up + comment_count) as score from (${postsOfWeek(viewerId, now)}) week
        group by author_id order by score desc, author_id limit ${literal(maxRanked)}
      ), newest as (
        select id, -1 as score from users order by created_at desc, id desc limit ${literal(maxRanked)}
      ), found as (
        select id, max(score) as score from (select * from writers union all select * from newest) both_kinds group by id
      )
      select member.id::text as id from found join users member on member.id = found.id
      where member.id <> ${viewerId} and ${openMember(sql`member`)} and ${inSight(sql`member.id`, viewerId)}
      order by found.score desc, member.follower_count desc, member.id limit ${literal(maxRanked)}`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Ranks tags by the people who used them in the week, then by their posts. `days` counts posts, the oldest day first. */
export async function rankTags({ db, viewerId, now }: Reader): Promise<WireTagOfWeek[]> {
  const since = weekBefore(now).toISOString();
  const rows = await selectRows(
    db,
    sql`with week as materialized (
        select id, author_id,
          least(${daysOfWeek - 1}, floor(extract(epoch from created_at - ${since}::timestamptz) / 86400))::int as day
        from (${postsOfWeek(viewerId, now)}) found
      )
      select tags.name as tag, count(*)::int as posts, count(distinct week.author_id)::int as people,
        array_to_string(array_agg(week.day), ',') as days
      from week join post_tags on post_tags.post_id = week.id join tags on tags.id = post_tags.tag_id
      group by tags.name order by people desc, posts desc, tags.name limit ${literal(maxRanked)}`,
  );
  return rows.map(({ tag, posts: written, people, days }) => ({
    tag: String(tag),
    posts: Number(written),
    people: Number(people),
    days: countDays(String(days)),
  }));
}

function countDays(days: string): number[] {
  const counts = Array.from({ length: daysOfWeek }, () => 0);
  for (const day of days.split(',')) counts[Number(day)] = (counts[Number(day)] ?? 0) + 1;
  return counts;
}

/** A group, and its posts of the week that anyone may see. */
interface RankedGroup {
  id: number;
  posts: number;
}

/** Ranks public groups by the people who wrote in the week, then by their posts, then by their members. */
export async function rankGroups({ db, viewerId, now }: Reader): Promise<RankedGroup[]> {
  const rows = await selectRows(
    db,
    sql`with active as (
        select entity_id as id, count(*)::int as written, count(distinct author_id)::int as people
        from (${postsOfWeek(viewerId, now)}) week where type = 'group' group by entity_id
      )
      select groups.id::text as id, coalesce(active.written, 0) as posts
      from groups left join active on active.id = groups.id
      where groups.privacy = 0 and groups.archived_at is null and ${notBlockedInGroup(viewerId)}
      order by coalesce(active.people, 0) desc, posts desc, groups.member_count desc, groups.id limit ${literal(maxRanked)}`,
  );
  return rows.map(({ id, posts: written }) => ({ id: Number(id), posts: Number(written) }));
}
