import type { Action } from '@reduxjs/toolkit';
import { now } from '@/shared/lib/time/clock';
import { dayMs } from '@/shared/lib/time/durations';
import type { ListsState } from '@/shared/store/lists';
import {
  groupManagers,
  isMember,
  memberCountChange,
  membershipOf,
  type Membership,
} from '@/shared/rules/membership';
import { users, type UsersState } from '@/features/people/entities';
import { wallList } from '@/features/walls/lists';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { groupMembers, groups, type GroupMembersState, type GroupsState } from './entities';
import { groupInvites, groupsOf, memberList, suggestedGroups } from './lists';
import { memberId, rightsIn } from './rights';
import type { Group, GroupMember, GroupsQuery, InviteDirection, MemberAct, MembersQuery } from './types';

export type GroupState = GroupsState &
  GroupMembersState &
  UsersState & { lists: ListsState; session: SessionState };

/** Fields of a group that tell the member's own standing. */
function fieldsOf(membership: Membership): Pick<Group, 'role' | 'inviteStatus' | 'inviteId' | 'silenced'> {
  return {
    role: isMember(membership) ? membership.state : null,
    inviteStatus: membership.state === 'requested' ? 'out' : null,
    inviteId: null,
    silenced: isMember(membership) && membership.silenced,
  };
}

/**
 * Shows a new standing of the member in a group wherever the group is: the group itself and its count, the lists of
 * groups, the count of the member's groups, and what the member now sees of it (GRP-04, GRP-05).
 */
export function standingChanged(state: GroupState, groupId: string, after: Membership): Action[] {
  const group = groups.select(state, groupId);
  if (!group) return [];
  const before = membershipOf(group);
  const by = memberCountChange(before, after);
  const standing = { ...group, ...fieldsOf(after), blocked: null };
  const sees = rightsIn(standing);
  const fields = { ...fieldsOf(after), blocked: null, ...sees, members: Math.max(0, group.members + by) };
  return [
    groups.changed(groupId, fields),
    ...listed(state, groupId, after),
    ...(by === 0 ? [] : countedForMe(state, by)),
    ...(sees.canSee === group.canSee ? [] : [wallList.reset({ type: 'group', entityId: groupId })]),
    ...(by === 0 ? [] : memberList.resetWhere(state, ({ groupId: of }) => of === groupId)),
  ];
}

/** Tells whether a group of the member's own is in a list that is narrowed to a role (GRP-01). */
export function isListedByRole({ role }: GroupsQuery, after: Membership): boolean {
  if (!isMember(after) || role === undefined) return isMember(after);
  return groupManagers.includes(after.state) === (role === 'admin');
}

/** Brings a group into those of the member's lists where it belongs, and out of the others. */
export function listed(state: GroupState, groupId: string, after: Membership): Action[] {
  const myId = selectMyId(state);
  const mine = groupsOf.asked(state, ({ userId }) => userId === myId);
  const invites = (direction: InviteDirection) =>
    groupInvites.itemRemovedWhere(state, groupId, (query) => query.direction === direction);
  const outgoing = groupInvites.asked(state, ({ direction, term }) => direction === 'out' && term === '');
  return [
    ...(isMember(after) || after.state === 'requested'
      ? suggestedGroups.itemRemovedWhere(state, groupId, () => true)
      : []),
    ...mine.flatMap((query): Action[] => {
      if (!isListedByRole(query, after)) return [groupsOf.itemRemoved(groupId, query)];
      if (groupsOf.select(state, query).ids.includes(groupId)) return [];
      return query.term === '' ? [groupsOf.itemAdded(groupId, query)] : [groupsOf.reset(query)];
    }),
    ...invites('in'),
    ...(after.state === 'requested'
      ? outgoing.map((query) => groupInvites.itemAdded(groupId, query))
      : invites('out')),
  ];
}

/** Moves the count of the member's own groups. */
export function countedForMe(state: GroupState, by: number): Action[] {
  const me = users.select(state, selectMyId(state) ?? '');
  const count = me?.counts?.groups;
  if (!me?.counts || count === null || count === undefined) return [];
  return [users.changed(me.id, { counts: { ...me.counts, groups: Math.max(0, count + by) } })];
}

/** Reads a person's membership from a list of the group's people. */
export function membershipOfMember(member: GroupMember): Membership {
  const { type, blocked, silenced, inviteId } = member;
  if (blocked) return { state: 'blocked', wasMember: type !== 'request' && inviteId === null };
  if (type === 'request') return { state: 'requested' };
  if (inviteId === null) return { state: type, silenced };
  return { state: 'invited', role: type === 'owner' ? 'admin' : type };
}

/** Tells whether a person of this membership is in a list of the group's people. */
export function belongs(after: Membership, { tab, role }: Pick<MembersQuery, 'tab' | 'role'>): boolean {
  if (tab !== 'members')
    return after.state === { requests: 'requested', invited: 'invited', blocked: 'blocked' }[tab];
  if (!isMember(after)) return false;
  return role === undefined || (role === 'silenced' ? after.silenced : after.state === role);
}

const endAfter = (days: number) => new Date(now() + days * dayMs).toISOString();

type BlockTerms = Pick<MemberAct, 'days' | 'reason'>;

/** Shows a person's new membership in the group's lists and counts, of a blocked one with its terms (GRP-06). */
export function memberChanged(
  state: GroupState,
  member: GroupMember,
  after: Membership,
  { days, reason = '' }: BlockTerms = {},
): Action[] {
  const { groupId, userId } = member;
  const group = groups.select(state, groupId);
  const id = memberId(groupId, userId);
  const by = memberCountChange(membershipOfMember(member), after);
  const lists = memberList.asked(state, (query) => query.groupId === groupId);
  const isBlocked = after.state === 'blocked';
  return [
    groupMembers.changed(id, {
      blocked: isBlocked,
      block: isBlocked ? { until: days === undefined ? null : endAfter(days), reason } : null,
      ...(isMember(after) && { type: after.state, silenced: after.silenced, inviteId: null }),
    }),
    ...lists.flatMap((query): Action[] => {
      if (!belongs(after, query)) return [memberList.itemRemoved(id, query)];
      if (memberList.select(state, query).ids.includes(id)) return [];
      return query.term === '' ? [memberList.itemAdded(id, query)] : [memberList.reset(query)];
    }),
    ...(group && by !== 0 ? [groups.changed(groupId, { members: Math.max(0, group.members + by) })] : []),
  ];
}
