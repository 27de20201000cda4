import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { id, listOf, noContent, text } from '@/shared/api/decode';
import { requestDeletion } from '@/shared/api/deletion';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import { users } from '@/features/people/entities';
import { userSchema } from '@/features/people/types';
import { groupLog, groupMembers } from '../entities';
import { given } from '../given';
import { memberId } from '../rights';
import { groupMemberSchema, type MemberAct, type MembersQuery } from '../types';

const segment = encodeURIComponent;

const typesOf: Record<MembersQuery['tab'], string | undefined> = {
  members: undefined,
  requests: 'request',
  invited: 'invited',
  blocked: 'blocked',
};

/** Fetches people of a group, of one role if `role` is set; the last three tabs are for admins (GRP-06). */
export async function fetchMembers(
  { groupId, tab, role, term }: MembersQuery,
  { page, perPage }: PageRequest,
  { signal }: CallContext,
): Promise<Page> {
  const { list, count } = await request({
    method: 'get',
    path: `/api/groups/${segment(groupId)}/members`,
    query: { term, type: role ?? typesOf[tab], page, per_page: perPage },
    answer: listOf(groupMemberSchema),
    signal,
  });
  const members = list.map(({ user, ...member }) => ({
    ...member,
    id: memberId(groupId, user.id),
    groupId,
    userId: user.id,
  }));
  return {
    ids: members.map(({ id }) => id),
    count,
    entities: { ...groupMembers.entities(members), ...users.entities(list.map(({ user }) => user)) },
  };
}

/** Sends an admin's act on a person of a group (GRP-06). */
export async function sendAct(
  { groupId, userId, act, inviteId, reason, days }: MemberAct,
  { signal }: CallContext,
): Promise<undefined> {
  const member = `/api/groups/${segment(groupId)}/members/${segment(userId)}`;
  const invite = `/api/invites/group/${segment(inviteId ?? '')}`;
  const answer = noContent;
  switch (act) {
    case 'withdraw':
      return requestDeletion({ path: invite, signal });
    case 'admit':
      return request({ method: 'patch', path: `${invite}/accept`, answer, signal });
    case 'refuse':
      return request({ method: 'patch', path: `${invite}/decline`, ...given({ reason }), answer, signal });
    case 'remove':
      return requestDeletion({ path: member, signal });
    case 'block':
      return request({ method: 'post', path: `${member}/block`, ...given({ days, reason }), answer, signal });
    case 'unblock':
    case 'silence':
    case 'unsilence':
      return request({ method: 'post', path: `${member}/${act}`, answer, signal });
    default: {
      const role = rolesOf[act];
      return request({ method: 'patch', path: `${member}/role`, body: { role }, answer, signal });
    }
  }
}

const rolesOf = {
  make_admin: 'admin',
  make_moderator: 'moderator',
  make_member: 'member',
  hand_over: 'owner',
} as const;

/** A line of the log; a group may learn acts that this app has no words for. */
const logEntrySchema = v.object({
  id,
  act: text,
  actor: v.fallback(v.nullable(userSchema), null),
  subject: v.fallback(v.nullable(userSchema), null),
  createdAt: text,
});

/** Fetches a group's log, newest first; for owner and admins (DESK-01). */
export async function fetchLog(
  groupId: string,
  { page, perPage }: PageRequest,
  { signal }: CallContext,
): Promise<Page> {
  const { list, count } = await request({
    method: 'get',
    path: `/api/groups/${segment(groupId)}/log`,
    query: { page, per_page: perPage },
    answer: listOf(logEntrySchema),
    signal,
  });
  const entries = list.map(({ actor, subject, ...entry }) => ({
    ...entry,
    actorId: actor?.id ?? null,
    subjectId: subject?.id ?? null,
  }));
  const people = list.flatMap(({ actor, subject }) => [actor ?? [], subject ?? []].flat());
  return {
    ids: entries.map((entry) => entry.id),
    count,
    entities: { ...groupLog.entities(entries), ...users.entities(people) },
  };
}
