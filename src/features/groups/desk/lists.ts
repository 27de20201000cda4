import { pageSizes } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import { users } from '@/features/people/entities';
import { groupLog } from '../entities';
import type { InvitableQuery } from '../types';

/** Logs of groups (DESK-01). */
export const groupLogs = createPagedList({
  name: 'groups/log',
  kind: groupLog.kind,
  pageSize: pageSizes.groups,
  key: (groupId: string) => groupId,
  fetch: lazyCall(async () => (await import('./api')).fetchLog),
});

/** People to invite to a group (GRP-06). */
export const invitable = createPagedList({
  name: 'groups/invitable',
  kind: users.kind,
  pageSize: pageSizes.people,
  key: ({ groupId, term }: InvitableQuery) => `${groupId} ${term}`,
  fetch: lazyCall(async () => (await import('./api')).fetchInvitable),
});
