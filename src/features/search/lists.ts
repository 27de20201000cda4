import { pageSizes } from '@/shared/config/limits';
import { createPagedList, type PagedList } from '@/shared/store/createPagedList';
import { fetchCompanies } from '@/features/companies/api';
import { companies } from '@/features/companies/entities';
import { fetchGroups } from '@/features/groups/api';
import { groups } from '@/features/groups/entities';
import { fetchPeople } from '@/features/people/api';
import { users } from '@/features/people/entities';
import { fetchPosts } from '@/features/posts/api';
import { posts } from '@/features/posts/entities';

const key = (term: string) => term;

/** Members whose name or permalink matches a term (SRCH-01). */
export const foundUsers = createPagedList<[string]>({
  name: 'search/users',
  kind: users.kind,
  pageSize: pageSizes.search,
  key,
  fetch: (term, page, context) => fetchPeople('/api/search/users', page, context, { term }),
});

/** Groups whose name matches a term (SRCH-01). */
export const foundGroups = createPagedList<[string]>({
  name: 'search/groups',
  kind: groups.kind,
  pageSize: pageSizes.search,
  key,
  fetch: (term, page, context) => fetchGroups('/api/search/groups', page, context, { term }),
});

/** Companies whose name matches a term (SRCH-01). */
export const foundCompanies = createPagedList<[string]>({
  name: 'search/companies',
  kind: companies.kind,
  pageSize: pageSizes.search,
  key,
  fetch: (term, page, context) => fetchCompanies('/api/search/companies', page, context, { term }),
});

/** Posts with the words of a term in them; `#tea` finds those that carry the tag (SRCH-01). */
export const foundPosts = createPagedList<[string]>({
  name: 'search/post',
  kind: posts.kind,
  pageSize: pageSizes.search,
  key,
  fetch: (term, page, context) => fetchPosts('/api/search/post', page, context, { term }),
});

/** The kinds of results in the order of the screen. */
export const searchKinds = ['users', 'groups', 'companies', 'post'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The list of each kind of results. */
export const searchLists: Record<SearchKind, PagedList<[string]>> = {
  users: foundUsers,
  groups: foundGroups,
  companies: foundCompanies,
  post: foundPosts,
};
