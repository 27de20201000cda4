import { and, asc, inArray, or, sql, type SQL } from 'drizzle-orm';
import { companyManagers } from '@/shared/rules/company';
import type { PrivacySetting } from '@/shared/wire/user';
import { countAll, type Database } from '../../db/database';
import type { FoundIds, Page } from '../../db/paging';
import { companies, companyFollows, companyMembers } from '../../db/schema';
import { companyMatchesTerm } from '../../db/search';
import { memberAllows, visibleCompany } from '../../permissions/visibility';
import { listSuggested } from '../communities/suggestions';
import { openFriends } from '../people/presenter';

export const companySettings = ['companies', 'companies_i_follow'] as const satisfies PrivacySetting[];

/**
 * Condition on the companies with which the viewer may see a member: `companies` are their employers,
 * `companies_i_follow` those they follow. `managed` keeps only those whose page they run. Members see all their own,
 * private ones that they follow too (decided): their header is known to them.
 */
function companiesOf(
  memberId: number,
  viewerId: number,
  allowed: ReadonlySet<PrivacySetting>,
  kind: 'all' | 'managed',
): SQL | undefined {
  const isManager = inArray(companyMembers.role, [...companyManagers]);
  const works = sql`select ${companyMembers.companyId} from ${companyMembers}
    where ${companyMembers.userId} = ${memberId} and ${kind === 'managed' ? isManager : sql`true`}`;
  const follows = sql`select ${companyFollows.companyId} from ${companyFollows} where ${companyFollows.userId} = ${memberId}`;
  return and(
    or(
      allowed.has('companies') ? sql`${companies.id} in (${works})` : undefined,
      allowed.has('companies_i_follow') && kind === 'all' ? sql`${companies.id} in (${follows})` : undefined,
      sql`false`,
    ),
    memberId === viewerId ? undefined : visibleCompany(viewerId),
  );
}

/** Finds a page of a member's companies, by name. */
export async function listCompaniesOf(
  db: Database,
  viewerId: number,
  memberId: number,
  allowed: ReadonlySet<PrivacySetting>,
  { limit, offset, term, kind }: Page & { term: string; kind: 'all' | 'managed' },
): Promise<FoundIds> {
  const where = and(companiesOf(memberId, viewerId, allowed, kind), companyMatchesTerm(term));
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(where)
    .orderBy(asc(companies.searchName), asc(companies.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ count: countAll }).from(companies).where(where);
  return { ids: rows.map(({ id }) => id), count: counted?.count ?? 0 };
}

/** Value for a statement: the number of a member's companies, managed or not. */
export function countOfCompanies(
  viewerId: number,
  memberId: number,
  allowed: ReadonlySet<PrivacySetting>,
): SQL {
  return sql`select count(*) from ${companies} where ${companiesOf(memberId, viewerId, allowed, 'all')}`;
}

/**
 * Finds companies to follow (CMP-01): first those followed by most people whom the viewer follows and who show it, then
 * those with most followers. Leaves out companies that the viewer follows, works for, has dismissed, or may not
 * see.
 */
export function listCompanySuggestions(
  db: Database,
  viewerId: number,
  { term, ...page }: Page & { term: string },
): Promise<FoundIds> {
  const known = sql`select company_follows.company_id as id, count(*)::int as friends
    from (${openFriends(viewerId)}) friends join company_follows on company_follows.user_id = friends.id
    where ${memberAllows(sql`friends.id`, 'companies_i_follow', viewerId)}
    group by company_follows.company_id`;
  const where = and(
    sql`not exists (select 1 from company_follows where company_id = companies.id and user_id = ${viewerId})`,
    sql`not exists (select 1 from company_members where company_id = companies.id and user_id = ${viewerId})`,
    sql`not exists (select 1 from dismissed_companies where company_id = companies.id and user_id = ${viewerId})`,
    visibleCompany(viewerId),
    companyMatchesTerm(term),
  );
  const source = { table: companies, known, where, size: sql`companies.follower_count` };
  return listSuggested(db, source, page);
}
