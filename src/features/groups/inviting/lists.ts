import { pageSizes } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import { users } from '@/features/people/entities';
import type { InvitableQuery } from '../types';

/** People to invite to a group (GRP-06). */
export const invitable = createPagedList({
  name: 'groups/invitable',
  kind: users.kind,
  pageSize: pageSizes.people,
  key: ({ groupId, term }: InvitableQuery) => `${groupId} ${term}`,
  fetch: lazyCall(async () => (await import('./api')).fetchInvitable),
});
