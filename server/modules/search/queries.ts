import { and, asc, desc } from 'drizzle-orm';
import { countAll, type Database } from '../../db/database';
import type { FoundIds, Page } from '../../db/paging';
import { companies, groups } from '../../db/schema';
import { companyMatchesTerm, groupMatchesTerm } from '../../db/search';
import { notBlockedInGroup, visibleCompany } from '../../permissions/visibility';
import { findByName, maxMatches } from '../completions/memberSearch';

/** Finds members by name, as far as they let the viewer find them; most followed first, and 500 at most (SRCH-01). */
export async function findMembers(
  db: Database,
  viewerId: number,
  term: string,
  { limit, offset }: Page,
): Promise<FoundIds> {
  // With more than a half of the best at hand, those beyond are not looked for.
  const enough = Math.min(offset + limit + 1, maxMatches / 2);
  const { ids, more } = await findByName(db, viewerId, term, { most: maxMatches, enough });
  return { ids: ids.slice(offset, offset + limit), count: ids.length, ...(more && { more }) };
}

/** Finds groups by name, largest first; leaves out those in which the viewer is blocked. */
export async function findGroups(
  db: Database,
  viewerId: number,
  term: string,
  { limit, offset }: Page,
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

/** Finds companies by name, most followed first. */
export async function findCompanies(
  db: Database,
  viewerId: number,
  term: string,
  { limit, offset }: Page,
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
