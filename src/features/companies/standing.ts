import type { Action } from '@reduxjs/toolkit';
import { users, type UsersState } from '@/features/people/entities';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { wallList } from '@/features/walls/lists';
import { companyManagers } from '@/shared/rules/company';
import type { CompanyRole } from '@/shared/wire/company';
import type { ListsState } from '@/shared/store/lists';
import { companies, companyMembers, type CompaniesState, type CompanyMembersState } from './entities';
import { companiesOf, companyMemberList } from './lists';
import { rightsIn } from './rights';
import type { CompaniesQuery, Company, CompanyMember, MembersQuery } from './types';

export type CompanyState = CompaniesState &
  CompanyMembersState &
  UsersState & { lists: ListsState; session: SessionState };

interface Belonging {
  isFollow: boolean;
  role: CompanyRole | null;
}

const isManager = (role: CompanyRole | null) => role !== null && companyManagers.includes(role);

/** A member's own lists: `all` holds what they follow and where they work, `my` what they manage (CMP-01). */
function belongs({ which }: CompaniesQuery, { isFollow, role }: Belonging): boolean {
  return which === 'my' ? isManager(role) : isFollow || role !== null;
}

/** Brings a company into those of the member's lists where it belongs, and out of the others. */
function listed(state: CompanyState, id: string, after: Belonging): Action[] {
  const myId = selectMyId(state);
  return companiesOf
    .asked(state, ({ userId }) => userId === myId)
    .flatMap((query): Action[] => {
      if (!belongs(query, after)) return [companiesOf.itemRemoved(id, query)];
      if (companiesOf.select(state, query).ids.includes(id)) return [];
      return query.term === '' ? [companiesOf.itemAdded(id, query)] : [companiesOf.reset(query)];
    });
}

/** Moves the count of the member's companies. */
export function countedForMe(state: CompanyState, by: number): Action[] {
  const me = users.select(state, selectMyId(state) ?? '');
  const count = me?.counts?.companies;
  if (by === 0 || !me?.counts || count === null || count === undefined) return [];
  return [users.changed(me.id, { counts: { ...me.counts, companies: Math.max(0, count + by) } })];
}

const isMine = ({ isFollow, role }: Belonging) => isFollow || role !== null;
const difference = (before: boolean, after: boolean) => Number(after) - Number(before);

/** Shows wherever the company is that the member follows it, or no longer does (CMP-03). */
export function followShown(state: CompanyState, id: string, isFollow: boolean): Action[] {
  const company = companies.select(state, id);
  if (!company || company.isFollow === isFollow) return [];
  const after = { isFollow, role: company.role };
  const followers = Math.max(0, company.followers + difference(company.isFollow, isFollow));
  return [
    companies.changed(id, { isFollow, followers, followLevel: isFollow ? 'none' : null }),
    ...listed(state, id, after),
    ...countedForMe(state, difference(isMine(company), isMine(after))),
  ];
}

/** Shows a new role of the member's own wherever the company is: rights, lists, and what they now see (CMP-04). */
export function ownRoleChanged(state: CompanyState, id: string, role: CompanyRole | null): Action[] {
  const company = companies.select(state, id);
  if (!company) return [];
  const after = { isFollow: company.isFollow, role };
  const rights = rightsIn({ ...company, role });
  return [
    companies.changed(id, { role, ...rights }),
    ...listed(state, id, after),
    ...countedForMe(state, difference(isMine(company), isMine(after))),
    ...(rights.canSee === company.canSee ? [] : [wallList.reset({ type: 'company', entityId: id })]),
  ];
}

function isListed({ filter }: MembersQuery, role: CompanyRole | null): boolean {
  if (role === null) return false;
  if (filter === 'all') return true;
  return filter === 'manager' ? isManager(role) : filter === role;
}

/** Shows a person's new role in the company's lists and count; null takes them out (CMP-04). */
export function memberChanged(
  state: CompanyState,
  member: CompanyMember,
  role: CompanyRole | null,
): Action[] {
  const { id, companyId } = member;
  const lists = companyMemberList.asked(state, (query) => query.companyId === companyId);
  return [
    ...(role === null ? [] : [companyMembers.changed(id, { role })]),
    ...lists.flatMap((query): Action[] => {
      if (!isListed(query, role)) return [companyMemberList.itemRemoved(id, query)];
      const { ids, loadedPages } = companyMemberList.select(state, query);
      if (ids.includes(id)) return [];
      return query.term === '' && loadedPages > 0
        ? [companyMemberList.itemAppended(id, query)]
        : [companyMemberList.reset(query)];
    }),
    ...(role === null ? counted(companies.select(state, companyId), -1) : []),
  ];
}

/** Moves the count of a company's members. */
export function counted(company: Company | undefined, by: 1 | -1): Action[] {
  return company ? [companies.changed(company.id, { members: Math.max(0, company.members + by) })] : [];
}
