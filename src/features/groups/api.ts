import { fetchPage } from '@/shared/api/fetchPage';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import type { Entities } from '@/shared/store/entities';
import { groups } from './entities';
import { groupSchema, type Group } from './types';

function toEntities(list: readonly Group[]): Entities {
  return { [groups.kind]: Object.fromEntries(list.map((group) => [group.id, group])) };
}

/** Fetches a page of any list of groups. @param path of the call, without its query */
export function fetchGroups(
  path: string,
  page: PageRequest,
  context: CallContext,
  query: Record<string, string> = {},
): Promise<Page> {
  return fetchPage({ path, query, item: groupSchema, toEntities }, page, context);
}

/** Fetches a member's groups, as far as their privacy allows. */
export function fetchGroupsOf(userId: string, page: PageRequest, context: CallContext): Promise<Page> {
  return fetchGroups(`/api/groups/user/${encodeURIComponent(userId)}`, page, context);
}
