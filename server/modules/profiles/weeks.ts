import { and, eq, gte, isNull, lt, sql, type AnyColumn } from 'drizzle-orm';
import type { WireWeek } from '@/shared/wire/user';
import { selectRows, type Database } from '../../db/database';
import { follows, posts } from '../../db/schema';
import { dayMs } from '../../durations';
import { notClosed } from '../../permissions/visibility';

/** Weeks that are told where the call names no number, and at most (decided). */
export const usualWeeks = 12;
export const maxWeeks = 52;
const weekMs = 7 * dayMs;

/** Finds the end of a moment's day in UTC. */
export const endOfDay = (moment: Date) => new Date((Math.floor(moment.getTime() / dayMs) + 1) * dayMs);

interface Span {
  weeks: number;
  /** The last week ends just before it. */
  end: Date;
}

/**
 * Counts a member's own weeks, the oldest first (SHELL-03): their posts on their own timeline, but for those that are
 * removed or wait for a moderator, by the week in which they were written, with the likes and the value that these have
 * now; and their followers by the week in which they came. Both are read along an index, that of the wall and that of
 * the followers by time.
 */
export async function readWeeks(db: Database, memberId: number, { weeks, end }: Span): Promise<WireWeek[]> {
  const start = new Date(end.getTime() - weeks * weekMs);
  const starts = Array.from({ length: weeks }, (_, week) =>
    new Date(start.getTime() + week * weekMs).toISOString(),
  );
  const within = (at: AnyColumn) => and(gte(at, start), lt(at, end));
  const weekOf = (at: AnyColumn) => sql`width_bucket(${at}, ${`{${starts.join(',')}}`}::timestamptz[])`;
  const written = and(
    eq(posts.type, 'user'),
    eq(posts.entityId, memberId),
    eq(posts.authorId, memberId),
    isNull(posts.removedAt),
    isNull(posts.pendingSince),
    within(posts.createdAt),
  );
  const came = and(
    eq(follows.followeeId, memberId),
    notClosed(follows.followerId),
    within(follows.createdAt),
  );
  const rows = await selectRows(
    db,
    sql`select week, sum(posts)::text as posts, sum(followers)::text as followers, sum(votes)::text as votes,
        sum(power)::text as power from (
      select ${weekOf(posts.createdAt)} as week, 1 as posts, 0 as followers, votes_up as votes, like_power as power
        from ${posts} where ${written}
      union all
      select ${weekOf(follows.createdAt)}, 0, 1, 0, 0 from ${follows} where ${came}
    ) counted group by week`,
  );
  const counted = new Map(rows.map((row) => [Number(row.week), row]));
  return starts.map((from, index) => {
    const row = counted.get(index + 1);
    const sum = (name: string) => Number(row?.[name] ?? 0);
    return {
      from,
      posts: sum('posts'),
      followers: sum('followers'),
      votes: sum('votes'),
      // By the rule of a post's value.
      value: sum('power') / 100,
    };
  });
}
