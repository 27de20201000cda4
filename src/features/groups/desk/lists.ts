import { pageSizes } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import { groupLog } from '../entities';

/** Logs of groups (DESK-01). */
export const groupLogs = createPagedList({
  name: 'groups/log',
  kind: groupLog.kind,
  pageSize: pageSizes.groups,
  key: (groupId: string) => groupId,
  fetch: lazyCall(async () => (await import('./api')).fetchLog),
});
