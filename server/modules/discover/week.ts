import { sql, type SQL } from 'drizzle-orm';
import { literal } from '../../db/paging';
import { nothingBetween, openPost } from '../../permissions/anyone';

const dayMs = 86_400_000;
/** Days that Discover looks back (decided). */
export const daysOfWeek = 7;
/** Newest posts of the week that are looked at: bounds the cost of a busy week (decided). */
const maxCandidates = 2000;
/** Things of a kind that Discover ranks; no member pages further (decided). */
export const maxRanked = 100;

/** Beginning of the week that ends now. */
export const weekBefore = (now: Date): Date => new Date(now.getTime() - daysOfWeek * dayMs);

/**
 * The newest posts of the week that anyone may see and that nothing keeps from the viewer (HOUR-02), as a query with
 * `id, author_id, type, entity_id, votes_up, comment_count, created_at`. The index of times finds them; the rest is
 * looked at one by one.
 */
export function postsOfWeek(viewerId: number, now: Date): SQL {
  const since = weekBefore(now).toISOString();
  return sql`select posts.* from (
      select id, author_id, type, entity_id, votes_up, comment_count, created_at from posts
      where created_at > ${since}::timestamptz and removed_at is null and pending_since is null
      order by created_at desc, id desc limit ${literal(maxCandidates)}
    ) posts where ${openPost} and ${nothingBetween(viewerId)}`;
}
