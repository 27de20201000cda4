import { pageSizes } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import { groups } from '@/features/groups/entities';
import { users } from '@/features/people/entities';
import { fetchPosts } from '@/features/posts/api';
import { posts } from '@/features/posts/entities';

const fetchGroups = lazyCall(async () => (await import('@/features/groups/api')).fetchGroups);
const fetchPeople = lazyCall(async () => (await import('@/features/people/api')).fetchPeople);

/** Posts of the week that anyone may see (HOUR-02). */
export const postsOfWeek = createPagedList({
  name: 'discover/posts',
  kind: posts.kind,
  pageSize: pageSizes.discover,
  fetch: ({ page, perPage }, context) => fetchPosts('/api/discover/posts', { page, perPage }, context),
});

/** People worth meeting, each with a line of theirs (HOUR-01, HOUR-02). */
export const peopleOfWeek = createPagedList({
  name: 'discover/people',
  kind: users.kind,
  pageSize: pageSizes.discover,
  fetch: (page, context) => fetchPeople('/api/discover/people', page, context),
});

/** Public groups, the busiest of the week first (HOUR-02). */
export const groupsOfWeek = createPagedList({
  name: 'discover/groups',
  kind: groups.kind,
  pageSize: pageSizes.discover,
  fetch: (page, context) => fetchGroups('/api/discover/groups', page, context),
});
