import { sql } from 'drizzle-orm';
import type { WirePostCounts } from '@/shared/wire/live';
import { isOneOf, selectRows, type Database } from '../../db/database';
import { posts, sessions } from '../../db/schema';
import { notReported, notSilenced, openThread, visiblePost } from '../../permissions/visibility';

const listOf = (ids: Iterable<number>) => `{${[...ids].join(',')}}`;

/**
 * Finds those of the members in whose news feed one of the posts stands: those who are connected with its wall or its
 * author and may see it at this moment (LIVE-03).
 */
export async function findReaders(
  db: Database,
  memberIds: readonly number[],
  postIds: readonly number[],
): Promise<Set<number>> {
  const reader = sql`reader.id`;
  const rows = await selectRows(
    db,
    sql`select reader.id::int as id from unnest(${listOf(memberIds)}::bigint[]) as reader(id)
      where exists (select 1 from posts where ${isOneOf(posts.id, postIds)} and (
          ${posts.authorId} = reader.id
          or (${posts.type} = 'user' and (${posts.entityId} = reader.id or exists (
            select 1 from follows where follower_id = reader.id and followee_id = ${posts.authorId})))
          or (${posts.type} = 'group' and exists (
            select 1 from group_members where user_id = reader.id and group_id = ${posts.entityId} and not blocked))
          or (${posts.type} = 'company' and (
            exists (select 1 from company_members where user_id = reader.id and company_id = ${posts.entityId})
            or exists (select 1 from company_follows where user_id = reader.id and company_id = ${posts.entityId}))))
        and ${notSilenced(posts.authorId, reader)} and ${notReported(reader)} and ${visiblePost(reader)})`,
  );
  return new Set(rows.map(({ id }) => Number(id)));
}

/** Public counters of the posts, by the members who watch and may see them at this moment (LIVE-02, LIVE-03). */
export async function findCounts(
  db: Database,
  watching: ReadonlyMap<number, ReadonlySet<number>>,
): Promise<Map<number, WirePostCounts[]>> {
  const pairs = [...watching].flatMap(([reader, ids]) => [...ids].map((post) => ({ reader, post })));
  const reader = sql`pair.reader`;
  const rows = await selectRows(
    db,
    sql`select pair.reader::int as reader, posts.id::text as id, votes_up::int, votes_down::int,
        case when ${openThread(reader)} then comment_count::int else 0 end as comment_count
      from unnest(${listOf(pairs.map((pair) => pair.reader))}::bigint[],
        ${listOf(pairs.map((pair) => pair.post))}::bigint[]) as pair(reader, post)
      join posts on posts.id = pair.post where ${visiblePost(reader)}`,
  );
  const found = new Map<number, WirePostCounts[]>();
  for (const row of rows) {
    const counts = {
      id: String(row.id),
      votes_up: Number(row.votes_up),
      votes_down: Number(row.votes_down),
      comments: Number(row.comment_count),
    };
    found.set(Number(row.reader), [...(found.get(Number(row.reader)) ?? []), counts]);
  }
  return found;
}

/** Those of the sessions that have not been ended. */
export async function findSessions(db: Database, sessionIds: readonly number[]): Promise<Set<number>> {
  const rows = await db.select({ id: sessions.id }).from(sessions).where(isOneOf(sessions.id, sessionIds));
  return new Set(rows.map(({ id }) => id));
}
