import { pageSizes } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import { users } from '@/features/people/entities';
import { companies, companyMembers } from './entities';
import type { AddableQuery, CompaniesQuery, MembersQuery, SuggestionsQuery } from './types';

/** The companies of a member, for their profile and the member's own pages (PROF-01, CMP-01). */
export const companiesOf = createPagedList({
  name: 'companies/ofUser',
  kind: companies.kind,
  pageSize: pageSizes.companies,
  key: ({ userId, which, term }: CompaniesQuery) => [userId, which, term].join(' '),
  fetch: lazyCall(async () => (await import('./api')).fetchCompaniesOf),
});

/** Companies that the member may like (CMP-01). */
export const suggestedCompanies = createPagedList({
  name: 'companies/suggestions',
  kind: companies.kind,
  pageSize: pageSizes.companies,
  key: ({ term }: SuggestionsQuery) => term,
  fetch: lazyCall(async () => (await import('./api')).fetchSuggestedCompanies),
});

/** People of a company (CMP-04). */
export const companyMemberList = createPagedList({
  name: 'companies/members',
  kind: companyMembers.kind,
  pageSize: pageSizes.members,
  key: ({ companyId, filter, term }: MembersQuery) => [companyId, filter, term].join(' '),
  fetch: lazyCall(async () => (await import('./api')).fetchMembers),
});

/** People to add to a company (CMP-04). */
export const addable = createPagedList({
  name: 'companies/addable',
  kind: users.kind,
  pageSize: pageSizes.people,
  key: ({ companyId, term }: AddableQuery) => `${companyId} ${term}`,
  fetch: lazyCall(async () => (await import('./api')).fetchAddable),
});
