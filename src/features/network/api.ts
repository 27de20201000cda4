import { request } from '@/shared/api/client';
import { noContent } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import { fetchPeople } from '@/features/people/api';
import type { RelationChange, PeopleQuery } from './types';

const segment = encodeURIComponent;

export function fetchFollowList(
  { direction, userId, ...query }: PeopleQuery,
  page: PageRequest,
  context: CallContext,
): Promise<Page> {
  return fetchPeople(`/api/follower/${direction}/${segment(userId)}`, page, context, query);
}

/** Makes a person stop following the member. */
export function removeFollower(id: string, { signal }: CallContext): Promise<undefined> {
  const path = `/api/follower/remove/${segment(id)}`;
  return request({ method: 'post', path, answer: noContent, signal });
}

export function changeRelation(
  { id, change }: { id: string; change: RelationChange },
  { signal }: CallContext,
): Promise<undefined> {
  return request({
    method: 'post',
    path: `/api/follower/${segment(id)}/${change}`,
    answer: noContent,
    signal,
  });
}
