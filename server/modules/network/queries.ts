import { and, asc, desc, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countAll, type Database } from '../../db/database';
import type { FoundIds, Page } from '../../db/paging';
import { blocks, followRequests, follows, silences, users } from '../../db/schema';
import { matchesTerm } from '../../db/search';
import { audienceSql, notBlocked, notClosed } from '../../permissions/visibility';

export type PeopleFilter = 'all' | 'mutual' | 'requests' | 'blocked' | 'silenced';

interface Source {
  table: PgTable;
  personId: AnyColumn;
  createdAt: AnyColumn;
  where: SQL | undefined;
}

/** Chooses the rows behind each list; `blocked`, `silenced` and `requests` exist on the member's own lists only. */
function sourceOf(list: 'followers' | 'following', memberId: number, filter: PeopleFilter): Source {
  const { followerId, followeeId } = follows;
  switch (filter) {
    case 'requests': {
      const { requesterId, targetId, createdAt } = followRequests;
      return list === 'followers'
        ? { table: followRequests, personId: requesterId, createdAt, where: eq(targetId, memberId) }
        : { table: followRequests, personId: targetId, createdAt, where: eq(requesterId, memberId) };
    }
    case 'blocked':
      return {
        table: blocks,
        personId: blocks.blockedId,
        createdAt: blocks.createdAt,
        where: eq(blocks.blockerId, memberId),
      };
    case 'silenced':
      return {
        table: silences,
        personId: silences.silencedId,
        createdAt: silences.createdAt,
        where: eq(silences.userId, memberId),
      };
    case 'all':
    case 'mutual': {
      const [own, personId] = list === 'followers' ? [followeeId, followerId] : [followerId, followeeId];
      const back = sql`exists (select 1 from follows back
        where back.follower_id = ${followeeId} and back.followee_id = ${followerId})`;
      const where = and(eq(own, memberId), filter === 'mutual' ? back : undefined);
      return { table: follows, personId, createdAt: follows.createdAt, where };
    }
  }
}

/** The listed people also show this follow to the viewer; `mutual` needs both directions. */
function otherEndShows(
  list: 'followers' | 'following',
  filter: PeopleFilter,
  viewerId: number,
): SQL | undefined {
  const setting = list === 'followers' ? 'who_i_follow' : 'who_follows_me';
  const back = list === 'followers' ? 'who_follows_me' : 'who_i_follow';
  return and(
    audienceSql('profile_details', viewerId),
    audienceSql(setting, viewerId),
    filter === 'mutual' ? audienceSql(back, viewerId) : undefined,
  );
}

export interface PeopleQuery extends Page {
  term: string;
  filter: PeopleFilter;
  sort: 'recent' | 'name';
}

/**
 * Finds a page of a member's followers or followed people (FOLW-02). Blocked people appear under `blocked` only. In
 * other members' lists both ends of a follow must show it to the viewer (SET-06).
 */
export async function listPeople(
  db: Database,
  viewerId: number,
  list: 'followers' | 'following',
  memberId: number,
  query: PeopleQuery,
): Promise<FoundIds> {
  const source = sourceOf(list, memberId, query.filter);
  const where = and(
    source.where,
    query.filter === 'blocked' ? notClosed(users.id) : notBlocked(users.id, viewerId),
    viewerId === memberId ? undefined : otherEndShows(list, query.filter, viewerId),
    matchesTerm(query.term),
  );
  const order =
    query.sort === 'name'
      ? [asc(users.searchName), asc(users.id)]
      : [desc(source.createdAt), desc(source.personId)];
  const rows = await db
    .select({ id: users.id })
    .from(source.table)
    .innerJoin(users, eq(users.id, source.personId))
    .where(where)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  const [counted] = await db
    .select({ count: countAll })
    .from(source.table)
    .innerJoin(users, eq(users.id, source.personId))
    .where(where);
  return { ids: rows.map((row) => row.id), count: counted?.count ?? 0 };
}
