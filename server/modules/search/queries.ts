import { and, asc, desc, eq, exists, isNotNull, type SQL } from 'drizzle-orm';
import { countAll, type Database } from '../../db/database';
import { companies, groups, posts, postTags, tags, users } from '../../db/schema';
import { audienceSql, notBlockedInGroup, visibleCompany, visiblePost } from '../../permissions/visibility';
import { tagBeginsWith, type FoundIds } from '../walls/lists';
import { companyMatchesTerm, groupMatchesTerm, matchesTerm } from '../../db/termCondition';

interface Slice {
  limit: number;
  offset: number;
}

const popularity = desc(users.followerCount);

const foundMembers = (viewerId: number, term: string) => and(matchesTerm(term), findable(viewerId));

/** Members who let the viewer find them (`find_in_search`), have confirmed, and match; most followed first. */
export async function findMembers(
  db: Database,
  viewerId: number,
  term: string,
  slice: Slice,
): Promise<FoundIds> {
  const ids = await suggestMembers(db, viewerId, term, slice);
  const [counted] = await db.select({ count: countAll }).from(users).where(foundMembers(viewerId, term));
  return { ids, count: counted?.count ?? 0 };
}

/** The same without their number, which costs as much again: for every pause in typing. */
export async function suggestMembers(
  db: Database,
  viewerId: number,
  term: string,
  { limit, offset }: Slice,
): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(foundMembers(viewerId, term))
    .orderBy(popularity, asc(users.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.id);
}

/** Confirmed, admitted, and found in searches by this viewer; blocked people are not. */
export function findable(viewerId: number): SQL | undefined {
  return and(
    isNotNull(users.confirmedAt),
    isNotNull(users.accessRole),
    audienceSql('find_in_search', viewerId),
  );
}

/** Groups that match, largest first; those that blocked the viewer are left out. */
export async function findGroups(
  db: Database,
  viewerId: number,
  term: string,
  { limit, offset }: Slice,
): Promise<FoundIds> {
  const where = and(groupMatchesTerm(term), notBlockedInGroup(viewerId));
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .where(where)
    .orderBy(desc(groups.memberCount), asc(groups.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ count: countAll }).from(groups).where(where);
  return { ids: rows.map((row) => row.id), count: counted?.count ?? 0 };
}

/** Companies that match, most followed first; private ones are found by their members only. */
export async function findCompanies(
  db: Database,
  viewerId: number,
  term: string,
  { limit, offset }: Slice,
): Promise<FoundIds> {
  const where = and(companyMatchesTerm(term), visibleCompany(viewerId));
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(where)
    .orderBy(desc(companies.followerCount), asc(companies.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ count: countAll }).from(companies).where(where);
  return { ids: rows.map((row) => row.id), count: counted?.count ?? 0 };
}

const maxTagsLookedAt = 50;

/**
 * Tags that begin with the prefix, most used first: only those under which the viewer may see a post, because a tag
 * is a word of somebody's text. `postCount` counts all posts.
 */
export async function findTags(
  db: Database,
  viewerId: number,
  prefix: string,
  limit: number,
): Promise<{ name: string; postCount: number }[]> {
  const candidates = db
    .select()
    .from(tags)
    .where(tagBeginsWith(prefix))
    .orderBy(desc(tags.postCount), asc(tags.name))
    .limit(maxTagsLookedAt)
    .as('candidates');
  return db
    .select({ name: candidates.name, postCount: candidates.postCount })
    .from(candidates)
    .where(
      exists(
        db
          .select({ id: posts.id })
          .from(postTags)
          .innerJoin(posts, eq(posts.id, postTags.postId))
          .where(and(eq(postTags.tagId, candidates.id), visiblePost(viewerId))),
      ),
    )
    .orderBy(desc(candidates.postCount), asc(candidates.name))
    .limit(limit);
}
