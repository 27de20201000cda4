import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PrivacySetting } from '@/shared/wire/user';
import { countAll, type Database } from '../../db/database';
import {
  companies,
  companyFollows,
  companyMembers,
  groupMembers,
  groups,
  type GroupRole,
} from '../../db/schema';
import { notBlockedInGroup, visibleCompany } from '../../permissions/visibility';
import type { FoundIds } from '../walls/lists';
import { companyMatchesTerm, groupMatchesTerm } from '../../db/termCondition';

interface Slice {
  limit: number;
  offset: number;
  term: string;
}

export const groupSettings = ['my_groups', 'groups_i_follow'] as const satisfies PrivacySetting[];
export const companySettings = ['companies', 'companies_i_follow'] as const satisfies PrivacySetting[];

const runningRoles: GroupRole[] = ['owner', 'admin', 'moderator'];

/**
 * The groups in which the viewer may see a member (SET-06, decided): `my_groups` are those they run, `groups_i_follow`
 * those they have joined. A closed group is seen by its members alone.
 */
function groupsOf(memberId: number, viewerId: number, allowed: ReadonlySet<PrivacySetting>): SQL | undefined {
  const roles: GroupRole[] = [
    ...(allowed.has('my_groups') ? runningRoles : []),
    ...(allowed.has('groups_i_follow') ? (['member'] as const) : []),
  ];
  const isInside = sql`exists (select 1 from group_members own
    where own.group_id = ${groups.id} and own.user_id = ${viewerId})`;
  return and(
    eq(groupMembers.userId, memberId),
    eq(groupMembers.blocked, false),
    inArray(groupMembers.role, roles),
    or(eq(groups.privacy, 0), isInside),
    notBlockedInGroup(viewerId),
  );
}

/** Ids of a member's groups, joined last first. */
export async function listGroupsOf(
  db: Database,
  viewerId: number,
  memberId: number,
  allowed: ReadonlySet<PrivacySetting>,
  { limit, offset, term }: Slice,
): Promise<FoundIds> {
  const rows = await db
    .select({ id: groups.id })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(groupsOf(memberId, viewerId, allowed), groupMatchesTerm(term)))
    .orderBy(desc(groupMembers.createdAt), desc(groups.id))
    .limit(limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), count: await countGroupsOf(db, viewerId, memberId, allowed, term) };
}

/** How many groups `listGroupsOf` has. */
export async function countGroupsOf(
  db: Database,
  viewerId: number,
  memberId: number,
  allowed: ReadonlySet<PrivacySetting>,
  term = '',
): Promise<number> {
  const [counted] = await db
    .select({ count: countAll })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(groupsOf(memberId, viewerId, allowed), groupMatchesTerm(term)));
  return counted?.count ?? 0;
}

/**
 * The companies with which the viewer may see a member: `companies` are those they work for, `companies_i_follow`
 * those they follow. `managed` are those whose page they run.
 */
function companiesOf(
  memberId: number,
  viewerId: number,
  allowed: ReadonlySet<PrivacySetting>,
  kind: 'all' | 'managed',
): SQL | undefined {
  const isManager = inArray(companyMembers.role, ['owner', 'moderator']);
  const works = sql`select ${companyMembers.companyId} from ${companyMembers}
    where ${companyMembers.userId} = ${memberId} and ${kind === 'managed' ? isManager : sql`true`}`;
  const follows = sql`select ${companyFollows.companyId} from ${companyFollows} where ${companyFollows.userId} = ${memberId}`;
  return and(
    or(
      allowed.has('companies') ? sql`${companies.id} in (${works})` : undefined,
      allowed.has('companies_i_follow') && kind === 'all' ? sql`${companies.id} in (${follows})` : undefined,
      sql`false`,
    ),
    visibleCompany(viewerId),
  );
}

/** Ids of a member's companies, by name. */
export async function listCompaniesOf(
  db: Database,
  viewerId: number,
  memberId: number,
  allowed: ReadonlySet<PrivacySetting>,
  { limit, offset, term, kind }: Slice & { kind: 'all' | 'managed' },
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

/** How many companies `listCompaniesOf` has in all. */
export async function countCompaniesOf(
  db: Database,
  viewerId: number,
  memberId: number,
  allowed: ReadonlySet<PrivacySetting>,
): Promise<number> {
  const [counted] = await db
    .select({ count: countAll })
    .from(companies)
    .where(companiesOf(memberId, viewerId, allowed, 'all'));
  return counted?.count ?? 0;
}
