import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import { companyManagers } from '@/shared/rules/company';
import { companyRoles, type CompanyMemberFilter, type WireCompanyMember } from '@/shared/wire/company';
import type { WireUserInList } from '@/shared/wire/user';
import type { Database } from '../../db/database';
import { answerOf, type Page } from '../../db/paging';
import { companyMembers, roleRank, users } from '../../db/schema';
import { notFound } from '../../errors';
import { listOutsiders, listPeople } from '../communities/people';
import { presentUsersInList } from '../people/presenter';

interface MembersQuery extends Page {
  term: string;
  type: CompanyMemberFilter | undefined;
}

/** Finds a page of a team: the owner first, then moderators and members by the time they came (CMP-04). */
export async function listTeam(
  db: Database,
  viewerId: number,
  companyId: number,
  { type, ...page }: MembersQuery,
  managesIt: boolean,
): Promise<{ list: WireCompanyMember[]; count: number }> {
  const roles = type === 'manager' ? companyManagers : type === undefined ? companyRoles : [type];
  const source = {
    table: companyMembers,
    where: and(eq(companyMembers.companyId, companyId), inArray(companyMembers.role, [...roles])),
    order: [asc(roleRank(companyMembers.role, companyRoles))],
  };
  const found = await listPeople(db, viewerId, source, { ...page, runsIt: managesIt });
  return answerOf(found, await presentTeam(db, viewerId, companyId, found.ids));
}

/** Presents people of a team, in the order of the ids. */
async function presentTeam(
  db: Database,
  viewerId: number,
  companyId: number,
  ids: readonly number[],
): Promise<WireCompanyMember[]> {
  if (ids.length === 0) return [];
  const people = await presentUsersInList(db, viewerId, ids);
  const rows = await db
    .select()
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), inArray(companyMembers.userId, [...ids])));
  const byId = new Map(rows.map((row) => [String(row.userId), row]));
  return people.flatMap((user) => {
    const row = byId.get(user.id);
    return row === undefined ? [] : [{ user, type: row.role, role: row.role, position: row.position }];
  });
}

/** Presents one member of a team. Throws 404 for anybody else. */
export async function presentTeamMember(
  db: Database,
  viewerId: number,
  companyId: number,
  userId: number,
): Promise<WireCompanyMember> {
  const [member] = await presentTeam(db, viewerId, companyId, [userId]);
  if (member === undefined) throw notFound();
  return member;
}

/** Finds people to add who are not in the team (CMP-04). */
export async function listAddable(
  db: Database,
  viewerId: number,
  companyId: number,
  page: Page & { term: string },
): Promise<{ list: WireUserInList[]; count: number }> {
  const inTeam = db
    .select({ one: sql`1` })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, users.id)));
  const found = await listOutsiders(db, viewerId, exists(inTeam), page);
  return answerOf(found, await presentUsersInList(db, viewerId, found.ids));
}
