import { and, asc, eq, exists, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { WireList } from '@/shared/wire/common';
import { groupRoles, type GroupMemberFilter, type WireGroupMember } from '@/shared/wire/group';
import type { WireUserInList } from '@/shared/wire/user';
import type { Database } from '../../db/database';
import { answerOf, type FoundIds, type Page } from '../../db/paging';
import { groupInvites, groupMembers, roleRank, users } from '../../db/schema';
import { listOutsiders, listPeople, type PeopleSource } from '../communities/people';
import { presentUsersInList } from '../people/presenter';
import { presentBlock } from './presenter';

/** Filters whose people only those see who run the group. */
export const deskFilters: readonly GroupMemberFilter[] = ['request', 'invited', 'blocked'];

export interface MembersQuery extends Page {
  term: string;
  type: GroupMemberFilter | undefined;
}

/** The index of the list holds it, also for one role alone. */
const rank = roleRank(groupMembers.role, groupRoles);

function sourceOf(groupId: number, type: GroupMemberFilter | undefined): PeopleSource {
  if (type === 'request' || type === 'invited') {
    const isOpen = type === 'request' ? isNull(groupInvites.invitedBy) : isNotNull(groupInvites.invitedBy);
    return { table: groupInvites, where: and(eq(groupInvites.groupId, groupId), isOpen), order: [] };
  }
  return {
    table: groupMembers,
    where: and(eq(groupMembers.groupId, groupId), ...conditionsOf(type)),
    order: [asc(rank)],
    ...(type === undefined && { kept: sql`(select member_count from groups where id = ${groupId})` }),
  };
}

function conditionsOf(type: Exclude<GroupMemberFilter, 'request' | 'invited'> | undefined): SQL[] {
  if (type === 'blocked') return [eq(groupMembers.blocked, true)];
  const isActive = eq(groupMembers.blocked, false);
  if (type === undefined) return [isActive];
  return [
    isActive,
    type === 'silenced' ? eq(groupMembers.silenced, true) : sql`${rank} = ${groupRoles.indexOf(type) + 1}`,
  ];
}

/**
 * Finds a page of a group's members: owners first, then admins, moderators and members by the time they joined
 * (GRP-06); or of the people whom `type` names. Those who do not run the group do not see people across a block.
 */
export async function listMembers(
  db: Database,
  viewerId: number,
  groupId: number,
  { type, ...page }: MembersQuery,
  runsGroup: boolean,
): Promise<WireList<WireGroupMember>> {
  const found = await listPeople(db, viewerId, sourceOf(groupId, type), { ...page, runsIt: runsGroup });
  return answerOf(found, await presentMembers(db, viewerId, groupId, found.ids, runsGroup));
}

/** Presents people of a group, in the order of the ids; blocks and invitations to those who run it only. */
export async function presentMembers(
  db: Database,
  viewerId: number,
  groupId: number,
  ids: readonly number[],
  runsGroup: boolean,
): Promise<WireGroupMember[]> {
  if (ids.length === 0) return [];
  const people = await presentUsersInList(db, viewerId, ids);
  const members = await db
    .select()
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, [...ids])));
  const invites = await db
    .select()
    .from(groupInvites)
    .where(and(eq(groupInvites.groupId, groupId), inArray(groupInvites.userId, [...ids])));
  const memberOf = new Map(members.map((row) => [String(row.userId), row]));
  const inviteOf = new Map(invites.map((row) => [String(row.userId), row]));
  return people.map((user) => {
    const member = memberOf.get(user.id);
    const invite = inviteOf.get(user.id);
    const asked = invite?.invitedBy === null;
    return {
      user: invite === undefined || asked ? user : { ...user, invite_status: 'out' },
      type: asked ? 'request' : (member?.role ?? invite?.role ?? 'member'),
      blocked: member?.blocked ?? false,
      silenced: member?.silenced ?? false,
      invite_id: runsGroup && invite !== undefined ? String(invite.id) : null,
      block: runsGroup && member !== undefined ? presentBlock(member) : null,
      answers: runsGroup ? (member?.answers ?? invite?.answers ?? []) : [],
    };
  });
}

/** Finds people to invite who are not in the group (GRP-06). */
export function listInvitable(
  db: Database,
  viewerId: number,
  groupId: number,
  page: Page & { term: string },
): Promise<FoundIds> {
  const inGroup = db
    .select({ one: sql`1` })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, users.id)));
  return listOutsiders(db, viewerId, exists(inGroup), page);
}

/** Presents people to invite; `invite_status` tells who is invited already. */
export async function presentInvitable(
  db: Database,
  viewerId: number,
  groupId: number,
  ids: readonly number[],
): Promise<WireUserInList[]> {
  const people = await presentMembers(db, viewerId, groupId, ids, true);
  return people.map(({ user }) => user);
}
