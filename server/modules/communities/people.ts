import { and, asc, eq, isNotNull, not, or, sql, type SQL } from 'drizzle-orm';
import { countAll, selectRows, type Database } from '../../db/database';
import { findPage, type FoundIds, type Page } from '../../db/paging';
import { users, type companyMembers, type groupInvites, type groupMembers } from '../../db/schema';
import { matchesTerm } from '../../db/search';
import { findableMember, notBlocked, notClosed } from '../../permissions/visibility';
import { findByName, maxMatches } from '../completions/memberSearch';

/** People of one group or company: rows of a table, in an order before that of time. */
export interface PeopleSource {
  table: typeof groupMembers | typeof groupInvites | typeof companyMembers;
  where: SQL | undefined;
  order: readonly SQL[];
  /**
   * Number of all of them whose accounts are open, where it is kept: counting them would cost more the more they are.
   */
  kept?: SQL;
}

/**
 * Finds a page of the people, those who came first before others; with a term of those of that name, however many
 * others there are. Viewers who do not run the place do not see people across a block.
 */
export async function listPeople(
  db: Database,
  viewerId: number,
  source: PeopleSource,
  { limit, offset, term, runsIt }: Page & { term: string; runsIt: boolean },
): Promise<FoundIds> {
  const { table, where: isMeant, order } = source;
  const isThere = runsIt ? notClosed(users.id) : notBlocked(users.id, viewerId);
  const where = and(isMeant, isThere, matchesTerm(term));
  if (term.trim() !== '')
    return findPage(
      db,
      {
        id: users.id,
        from: sql`${table} join ${users} on ${users.id} = ${table.userId}`,
        where,
        order: [...order, asc(table.createdAt), asc(table.userId)],
      },
      { limit, offset },
    );
  const rows = await db
    .select({ id: users.id })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(where)
    .orderBy(...order, asc(table.createdAt), asc(table.userId))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  if (source.kept !== undefined)
    return { ids, count: await keptCount(db, viewerId, { ...source, kept: source.kept }, runsIt) };
  const [counted] = await db
    .select({ count: countAll })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(where);
  return { ids, count: counted?.count ?? 0 };
}

/** Number of the people, less those across a block for viewers who do not run the place. */
async function keptCount(
  db: Database,
  viewerId: number,
  { table, where, kept }: PeopleSource & { kept: SQL },
  runsIt: boolean,
): Promise<number> {
  const acrossBlock = sql`(select count(*) from (
      select blocked_id as id from blocks where blocker_id = ${viewerId}
      union select blocker_id from blocks where blocked_id = ${viewerId}
    ) other join ${table} on ${table.userId} = other.id where ${where} and ${notClosed(table.userId)})`;
  const [row] = await selectRows(db, sql`select (${kept} - ${runsIt ? sql`0` : acrossBlock})::int as count`);
  return Number(row?.count ?? 0);
}

const isKnown = (viewerId: number) => sql`exists (select 1 from follows
  where (follower_id = ${viewerId} and followee_id = ${users}.id)
    or (follower_id = ${users}.id and followee_id = ${viewerId}))`;

const isOther = (viewerId: number) =>
  and(sql`${users.id} <> ${viewerId}`, isNotNull(users.confirmedAt), notBlocked(users.id, viewerId));

/**
 * Finds people for whom `isInside` does not hold, to invite or add them (GRP-06, CMP-04): those who follow the caller
 * or whom the caller follows; with a term also those whom a search by name finds. Reads these alone, however many
 * members there are.
 */
export async function listOutsiders(
  db: Database,
  viewerId: number,
  isInside: SQL,
  { limit, offset, term }: Page & { term: string },
): Promise<FoundIds> {
  const { ids, more } = await findByName(db, viewerId, term, { most: maxMatches, enough: maxMatches / 2 });
  const candidates = sql`(select followee_id from follows where follower_id = ${viewerId}
    union select follower_id from follows where followee_id = ${viewerId}
    union select unnest(${`{${ids.join(',')}}`}::bigint[]))`;
  const where = and(sql`${users.id} in ${candidates}`, isOther(viewerId), not(isInside), matchesTerm(term));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(asc(users.searchName), asc(users.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ count: countAll }).from(users).where(where);
  return { ids: rows.map(({ id }) => id), count: counted?.count ?? 0, ...(more && { more }) };
}

/** True for a person whom `listOutsiders` would show to the caller. */
export async function isReachable(db: Database, viewerId: number, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isOther(viewerId), or(isKnown(viewerId), findableMember(viewerId))));
  return row !== undefined;
}
