import { pageSizes } from '@/shared/config/limits';
import { createPagedList } from '@/shared/store/createPagedList';
import { fetchGroupsOf } from './api';
import { groups } from './entities';

/** The groups of a member, for their profile (PROF-01). */
export const groupsOf = createPagedList({
  name: 'groups/ofUser',
  kind: groups.kind,
  pageSize: pageSizes.groups,
  key: (userId) => userId,
  fetch: fetchGroupsOf,
});
