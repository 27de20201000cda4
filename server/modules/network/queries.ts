import { and, asc, desc, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { selectRows, type Database } from '../../db/database';
import { findPage, type FoundIds, type Page } from '../../db/paging';
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

/**
 * Selects `id` and `created_at` of the followers of another member whom the viewer follows, as `listPeople` shows them.
 * The shorter side is read, so that a member with very many followers costs no more.
 */
export function followersInCommon(viewerId: number, memberId: number): SQL {
  return sql`select ${users.id}, theirs.created_at from follows mine
    join follows theirs on theirs.follower_id = mine.followee_id and theirs.followee_id = ${memberId}
    join ${users} on ${users.id} = theirs.follower_id
    where mine.follower_id = ${viewerId} and ${otherEndShows('followers', 'all', viewerId)}`;
}

export interface PeopleQuery extends Page {
  term: string;
  filter: PeopleFilter;
  sort: 'recent' | 'name';
}

/** A list in the order of names that is longer is read along all names: to sort it would cost more. */
const longestSorted = 2_000;

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
  maxSorted = longestSorted,
): Promise<FoundIds> {
  const source = sourceOf(list, memberId, query.filter);
  const where = and(
    query.filter === 'blocked' ? notClosed(users.id) : notBlocked(users.id, viewerId),
    viewerId === memberId ? undefined : otherEndShows(list, query.filter, viewerId),
    matchesTerm(query.term),
  );
  const { table, personId, createdAt } = source;
  const joined = {
    id: users.id,
    from: sql`${table} join ${users} on ${users.id} = ${personId}`,
    where: and(source.where, where),
  };
  if (query.sort === 'recent')
    return findPage(db, { ...joined, order: [desc(createdAt), desc(personId)] }, query);
  const order = [asc(users.searchName), asc(users.id)];
  if (!(await isLongerThan(db, source, maxSorted))) return findPage(db, { ...joined, order }, query);
  // The offset keeps the database from reading and sorting the whole list first.
  const isListed = sql`exists (select 1 from ${table} where ${personId} = ${users.id} and ${source.where} offset 0)`;
  return findPage(db, { id: users.id, from: sql`${users}`, where: and(isListed, where), order }, query);
}

async function isLongerThan(db: Database, { table, where }: Source, size: number): Promise<boolean> {
  const [row] = await selectRows(
    db,
    sql`select 1 as more from ${table} where ${where} offset ${size} limit 1`,
  );
  return row !== undefined;
}
