import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { WireList } from '@/shared/wire/common';
import { selectIds, selectRows, toIds, type Database } from './database';
import { posts } from './schema';

export interface Page {
  limit: number;
  offset: number;
}

/**
 * A page of posts in order of time. With `after` it starts below that post, so deletions above leave no gap
 * (FEED-03).
 */
export interface PostPage extends Page {
  after?: Place | undefined;
}

/** Ids of one page. `count` is the length of the list; with `more` the list is longer, or may be. */
export interface FoundIds {
  ids: number[];
  count: number;
  more?: true;
}

/** Puts what was found for the ids into an answer, and says what is known of the list's length. */
export function answerOf<T>({ count, more }: Omit<FoundIds, 'ids'>, list: T[]): WireList<T> {
  return { list, count, ...(more && { more }) };
}

/** Rows of a list and their order, as parts of a query. */
export interface IdList {
  id: AnyColumn;
  from: SQL;
  where: SQL | undefined;
  order: readonly SQL[];
}

/**
 * Writes a whole number into the text of a statement. As a value the engine would not know it while it plans: it would
 * expect far more rows than a page has, and plan every call anew (SRV-02). For numbers of the code, or of few values.
 */
export const literal = (number: number): SQL => sql.raw(String(Math.trunc(number)));

/** Cuts a list to a page; the first one, which is asked for most, in a text of its own. */
export const limitTo = (limit: number, offset: number): SQL =>
  offset === 0 ? sql`limit ${literal(limit)}` : sql`limit ${limit} offset ${offset}`;

/** Rows that are counted; of a longer list the count is a lower bound. */
const maxCounted = 500;

/**
 * Finds a page of a list that grows without bound, at the same cost however long it is: counts no further than
 * `maxCounted` (LIST-01, decided). `below` starts the page under a place, not at its offset.
 */
export async function findPage(db: Database, list: IdList, page: Page, below?: SQL): Promise<FoundIds> {
  const isAmongCounted = below === undefined && page.offset + page.limit < maxCounted;
  return isAmongCounted ? pageOfCounted(db, list, page) : pageBeyond(db, list, page, below);
}

/** Counts rows in their order and picks the page from them: they are read, and the statement planned, once. */
async function pageOfCounted(
  db: Database,
  { id, from, where, order }: IdList,
  { limit, offset }: Page,
): Promise<FoundIds> {
  const counted = sql`select ${id} as id from ${from} where ${where ?? sql`true`}
    order by ${sql.join([...order], sql`, `)} limit ${literal(maxCounted + 1)}`;
  const [row] = await selectRows(
    db,
    sql`select array_to_string((array_agg(counted.id))[${offset + 1}::int:${offset + limit}::int], ',') as ids,
      count(*)::int as count from (${counted}) counted`,
  );
  const count = Number(row?.count ?? 0);
  const ids = toIds(row?.ids);
  return count > maxCounted ? { ids, count: maxCounted, more: true } : { ids, count };
}

/** Reads one row more than the page, which tells whether the list ends with it. */
async function pageBeyond(
  db: Database,
  list: IdList,
  { limit, offset }: Page,
  below: SQL | undefined,
): Promise<FoundIds> {
  const found = await idsOf(db, { ...list, where: and(list.where, below) }, limit + 1, below ? 0 : offset);
  const ids = found.slice(0, limit);
  const reached = offset + found.length;
  const isEnd = found.length <= limit && (found.length > 0 || offset === 0);
  const isLong = found.length > limit && reached >= maxCounted;
  if (below === undefined && isEnd) return { ids, count: reached };
  if (below === undefined && isLong) return { ids, count: reached, more: true };
  const count = await countUpTo(db, list, maxCounted);
  return count < maxCounted ? { ids, count } : { ids, count: Math.max(count, reached), more: true };
}

async function idsOf(
  db: Database,
  { id, from, where, order }: IdList,
  limit: number,
  offset: number,
): Promise<number[]> {
  return selectIds(
    db,
    sql`select ${id} from ${from} where ${where ?? sql`true`}
      order by ${sql.join([...order], sql`, `)} ${limitTo(limit, offset)}`,
  );
}

async function countUpTo(db: Database, { from, where }: IdList, most: number): Promise<number> {
  const [row] = await selectRows(
    db,
    sql`select count(*)::int as count from (select 1 from ${from} where ${where ?? sql`true`} limit ${literal(most)}) counted`,
  );
  return Number(row?.count ?? 0);
}

/** Position of a post in a list by time; `at` is the database's text, exact to the microsecond. */
export interface Place {
  id: number;
  at: string;
}

/** Reads a post's position; undefined for a deleted post, so that the caller falls back to the offset. */
export async function placeOfPost(db: Database, id: number | undefined): Promise<Place | undefined> {
  if (id === undefined) return undefined;
  const rows = await selectRows(db, sql`select created_at::text as at from posts where id = ${id}`);
  return rows.map(({ at }) => ({ id, at: String(at) }))[0];
}

/** For queries over `posts` in order of time, newest first: the row comes after the place. */
export const belowPlace = ({ id, at }: Place): SQL =>
  sql`(${posts.createdAt}, ${posts.id}) < (${at}::timestamptz, ${id})`;
