import { request } from '@/shared/api/client';
import { noContent } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import { fetchPeople } from '@/features/people/api';
import { given } from '../given';
import type { InvitableQuery, Invitation } from '../types';

const segment = encodeURIComponent;

/** Fetches people who are not in the group, to invite (GRP-06). */
export function fetchInvitable(
  { groupId, term }: InvitableQuery,
  page: PageRequest,
  context: CallContext,
): Promise<Page> {
  return fetchPeople(`/api/follower/except/group/${segment(groupId)}`, page, context, { term });
}

/** Invites a person to a group (GRP-06). */
export function sendInvitation(
  { groupId, userId, role }: Invitation,
  { signal }: CallContext,
): Promise<undefined> {
  const path = `/api/invites/group/${segment(groupId)}/create/${segment(userId)}`;
  return request({ method: 'post', path, ...given({ role }), answer: noContent, signal });
}
