import { pageSizes } from '@/shared/config/limits';
import { createPagedList } from '@/shared/store/createPagedList';
import { users } from '@/features/people/entities';
import { fetchFollowList } from './api';

export const followList = createPagedList({
  name: 'network/list',
  kind: users.kind,
  pageSize: pageSizes.people,
  key: ({ direction, userId, term, filter, sort }) => [direction, userId, filter, sort, term].join(' '),
  fetch: fetchFollowList,
});
