import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Database } from './database';
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

/** Ids of one page, and the length of the whole list. */
export interface FoundIds {
  ids: number[];
  count: number;
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
