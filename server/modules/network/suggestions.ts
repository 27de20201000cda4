import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/database';
import { limitTo, literal, type FoundIds } from '../../db/paging';
import { findableMember, memberAllows } from '../../permissions/visibility';
import { openFriends } from '../people/presenter';

/** Bounds the cost; no member pages that far. */
const maxCandidates = 1000;
const maxNewcomers = 200;

/**
 * Finds people the viewer may know (FOLW-03): first those followed by the people they follow, where both ends show it
 * (SET-06), most in common first, then newcomers. Leaves out those they follow, asked, dismissed or blocked, and
 * those who cannot be found.
 */
export async function listSuggestions(
  db: Database,
  viewerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundIds> {
  const rows = await selectRows(
    db,
    sql`with in_common as (
        select theirs.followee_id as id, count(*)::int as mutual
        from (${openFriends(viewerId)}) friends join follows theirs on theirs.follower_id = friends.id
        group by theirs.followee_id order by mutual desc, id limit ${literal(maxCandidates)}
      ), known as (
        select id, mutual from in_common where ${memberAllows(sql`in_common.id`, 'profile_details', viewerId)}
          and ${memberAllows(sql`in_common.id`, 'who_follows_me', viewerId)}
      ), newcomers as (
        select id, 0 as mutual from users order by created_at desc, id desc limit ${literal(maxNewcomers)}
      ), candidates as (
        select id, max(mutual) as mutual from (select * from known union all select * from newcomers) both_kinds group by id
      )
      select users.id::text as id, (count(*) over ())::int as total
      from candidates join users on users.id = candidates.id
      where users.id <> ${viewerId} and ${findableMember(viewerId)}
        and not exists (select 1 from follows where follower_id = ${viewerId} and followee_id = users.id)
        and not exists (select 1 from follow_requests where requester_id = ${viewerId} and target_id = users.id)
        and not exists (select 1 from dismissed_suggestions where user_id = ${viewerId} and dismissed_id = users.id)
      order by candidates.mutual desc, users.follower_count desc, users.id
      ${limitTo(limit, offset)}`,
  );
  const isBeyondEnd = rows.length === 0 && offset > 0;
  const count = isBeyondEnd
    ? (await listSuggestions(db, viewerId, { limit: 1, offset: 0 })).count
    : Number(rows[0]?.total ?? 0);
  return { ids: rows.map((row) => Number(row.id)), count };
}
