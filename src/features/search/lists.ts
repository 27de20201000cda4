import { pageSizes } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList, type PagedList } from '@/shared/store/createPagedList';
import { companies } from '@/features/companies/entities';
import { groups } from '@/features/groups/entities';
import { fetchPeople } from '@/features/people/api';
import { users } from '@/features/people/entities';
import { fetchPosts } from '@/features/posts/api';
import { posts } from '@/features/posts/entities';

const fetchCompanies = lazyCall(async () => (await import('@/features/companies/api')).fetchCompanies);
const fetchGroups = lazyCall(async () => (await import('@/features/groups/api')).fetchGroups);

const key = (term: string) => term;

export const foundUsers = createPagedList<[string]>({
  name: 'search/users',
  kind: users.kind,
  pageSize: pageSizes.search,
  key,
  fetch: (term, page, context) => fetchPeople('/api/search/users', page, context, { term }),
});

export const foundGroups = createPagedList<[string]>({
  name: 'search/groups',
  kind: groups.kind,
  pageSize: pageSizes.search,
  key,
  fetch: (term, page, context) => fetchGroups('/api/search/groups', page, context, { term }),
});

export const foundCompanies = createPagedList<[string]>({
  name: 'search/companies',
  kind: companies.kind,
  pageSize: pageSizes.search,
  key,
  fetch: (term, page, context) => fetchCompanies('/api/search/companies', page, context, { term }),
});

/** Posts with the words of a term; `#tea` finds posts with that tag (SRCH-01). */
export const foundPosts = createPagedList<[string]>({
  name: 'search/post',
  kind: posts.kind,
  pageSize: pageSizes.search,
  key,
  fetch: (term, page, context) => fetchPosts('/api/search/post', page, context, { term }),
});

/** The kinds of results in display order. */
export const searchKinds = ['users', 'groups', 'companies', 'post'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchLists: Record<SearchKind, PagedList<[string]>> = {
  users: foundUsers,
  groups: foundGroups,
  companies: foundCompanies,
  post: foundPosts,
};
