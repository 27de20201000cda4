import { fetchPage } from '@/shared/api/fetchPage';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import { groups } from './entities';
import { groupSchema } from './types';

/** Fetches a page of any list of groups. @param path of the call, without its query */
export function fetchGroups(
  path: string,
  page: PageRequest,
  context: CallContext,
  query: Record<string, string> = {},
): Promise<Page> {
  return fetchPage({ path, query, item: groupSchema, store: groups }, page, context);
}

/** Fetches a member's groups, as far as their privacy allows. */
export function fetchGroupsOf(userId: string, page: PageRequest, context: CallContext): Promise<Page> {
  return fetchGroups(`/api/groups/user/${encodeURIComponent(userId)}`, page, context);
}
