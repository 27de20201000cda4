import { sql } from 'drizzle-orm';
import { isOneOf, selectIds, type Database } from '../../db/database';
import { literal, type FoundIds, type Page } from '../../db/paging';
import { posts } from '../../db/schema';
import { toPrefixQuery } from '../../db/search';
import { notReported, visiblePost } from '../../permissions/visibility';

/** Newest matching posts that a search reaches: bounds its cost (decided). */
const maxMatches = 500;
/** Newest posts that are read one by one before the word index is used. */
const newestLookedAt = 5000;

/**
 * Finds visible posts in which every word of the term begins a word, newest first (SRCH-01).
 *
 * A word index is not ordered by time: for a common word it would collect every match to keep the newest. Common
 * words appear soon among the newest posts, so those are read first; the index serves rare words only. Either way the
 * cost does not grow with the number of posts.
 */
export async function listMatching(
  db: Database,
  viewerId: number,
  term: string,
  { limit, offset }: Page,
): Promise<FoundIds> {
  const query = toPrefixQuery(term);
  if (query === null) return { ids: [], count: 0 };
  const matches = sql`words @@ to_tsquery('simple', ${query})`;
  const newest = sql`select post_id from (
      select post_id, words from post_words order by created_at desc, post_id desc limit ${literal(newestLookedAt)}
    ) newest where ${matches} limit ${literal(maxMatches)}`;
  const candidates = await selectIds(db, newest);
  const isCommon = candidates.length === maxMatches;
  const all = sql`with matching as materialized (
      select post_id, created_at from post_words where ${matches}
    ) select post_id from matching order by created_at desc, post_id desc limit ${literal(maxMatches)}`;
  const reached = isCommon ? candidates : await selectIds(db, all);
  const visible = await onlyVisible(db, viewerId, reached);
  const page = { ids: visible.slice(offset, offset + limit), count: visible.length };
  return reached.length < maxMatches ? page : { ...page, more: true };
}

async function onlyVisible(db: Database, viewerId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  return selectIds(
    db,
    sql`select ${posts.id} from ${posts}
      where ${isOneOf(posts.id, ids)} and ${visiblePost(viewerId)} and ${notReported(viewerId)}
      order by ${posts.createdAt} desc, ${posts.id} desc`,
  );
}
