import { and, sql, type SQL } from 'drizzle-orm';
import { toSearchWords } from '@/shared/rules/searchWords';
import { isOneOf, selectIds, type Database } from '../../db/database';
import { literal, type FoundIds } from '../../db/paging';
import { users } from '../../db/schema';
import { matchesTerm } from '../../db/search';
import { findableMember } from '../../permissions/visibility';

/** Members that a search by name reaches: bounds its cost (decided). */
export const maxMatches = 500;
/** The `rank` of a word in `name_words` for 2,000 million followers. */
const maxRank = 42;
/** Follows every letter: ends the words that begin with a text. */
const lastLetter = '\u{10FFFF}';

/** With `more` others may match, too. */
type FoundMembers = Pick<FoundIds, 'ids' | 'more'>;

/**
 * Finds up to `most` members with all words of the term among the beginnings of their names, as far as they let the
 * viewer find them (SRCH-01); the most followed first.
 *
 * Many names begin with a letter: rating all of them to show the first few would cost more the more members there are.
 * The best rated with the longest word come in order from an index of their own. Where they are not all, and fewer than
 * `enough` are found among them, for instance with two words, all matching names are read.
 */
export async function findByName(
  db: Database,
  viewerId: number,
  term: string,
  { most, enough }: { most: number; enough: number },
): Promise<FoundMembers> {
  const words = toSearchWords(term);
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return { ids: [] };
  const best = await bestRated(db, longest);
  const matching = words.length === 1 ? undefined : matchesTerm(term);
  const found = await findable(db, viewerId, and(isOneOf(users.id, best), matching), most);
  if (best.length < maxMatches) return upTo(most, found);
  return found.length >= enough
    ? { ids: found, more: true }
    : upTo(most, await findable(db, viewerId, matchesTerm(term), most));
}

const upTo = (most: number, ids: number[]): FoundMembers =>
  ids.length < most ? { ids } : { ids, more: true };

/** Members with a word that begins so, from the highest rank down; one with two such words stands there twice. */
function bestRated(db: Database, beginning: string): Promise<number[]> {
  return selectIds(
    db,
    sql`select found.user_id from generate_series(${maxRank}::int, 0, -1) as ranks(rank)
      cross join lateral (
        select user_id from name_words where name_words.rank = ranks.rank
          and word >= ${beginning} and word < ${beginning + lastLetter} order by word, user_id limit ${literal(maxMatches)}
      ) found limit ${literal(maxMatches)}`,
  );
}

/** Orders the members by followers before it asks for each of the first whether they may be found. */
function findable(db: Database, viewerId: number, isMeant: SQL | undefined, most: number): Promise<number[]> {
  return selectIds(
    db,
    sql`select ${users.id} from (
        select id, privacy, confirmed_at, access_role, follower_count from ${users} where ${isMeant}
        order by follower_count desc, id offset 0
      ) ${users} where ${findableMember(viewerId)}
      order by follower_count desc, id limit ${literal(most)}`,
  );
}
