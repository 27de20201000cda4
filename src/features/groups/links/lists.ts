import { pageSizes } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import { groupLinks } from '../entities';

/** Invite links of a group, the newest first (GRP-06). */
export const linksOf = createPagedList({
  name: 'groups/links',
  kind: groupLinks.kind,
  pageSize: pageSizes.groups,
  key: (groupId: string) => groupId,
  fetch: lazyCall(async () => (await import('./api')).fetchLinks),
});
