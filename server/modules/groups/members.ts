import { and, asc, eq, exists, inArray, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { groupRoles, type GroupMemberFilter, type WireGroupMember } from '@/shared/wire/group';
import type { WireUserInList } from '@/shared/wire/user';
import { countAll, type Database } from '../../db/database';
import type { FoundIds, Page } from '../../db/paging';
import { groupInvites, groupMembers, users } from '../../db/schema';
import { matchesTerm } from '../../db/search';
import { findableMember, notBlocked } from '../../permissions/visibility';
import { presentUsersInList } from '../people/presenter';
import { presentBlock } from './presenter';

/** Filters whose people only those see who run the group. */
export const deskFilters: readonly GroupMemberFilter[] = ['request', 'invited', 'blocked'];

export interface MembersQuery extends Page {
  term: string;
  type: GroupMemberFilter | undefined;
}

interface Source {
  table: typeof groupMembers | typeof groupInvites;
  where: SQL | undefined;
}

function sourceOf(groupId: number, type: GroupMemberFilter | undefined): Source {
  if (type === 'request' || type === 'invited') {
    const isOpen = type === 'request' ? isNull(groupInvites.invitedBy) : isNotNull(groupInvites.invitedBy);
    return { table: groupInvites, where: and(eq(groupInvites.groupId, groupId), isOpen) };
  }
  const inGroup = eq(groupMembers.groupId, groupId);
  const isActive = eq(groupMembers.blocked, false);
  if (type === 'blocked') return { table: groupMembers, where: and(inGroup, eq(groupMembers.blocked, true)) };
  if (type === 'silenced')
    return { table: groupMembers, where: and(inGroup, isActive, eq(groupMembers.silenced, true)) };
  const hasRole = type === undefined ? undefined : eq(groupMembers.role, type);
  return { table: groupMembers, where: and(inGroup, isActive, hasRole) };
}

const rank = sql`array_position(${`{${groupRoles.join(',')}}`}::text[], ${groupMembers.role})`;

/**
 * Finds a page of a group's members: owners first, then admins, moderators and members by the time they joined
 * (GRP-06); or of the people whom `type` names. Those who do not run the group do not see people across a block.
 */
export async function listMembers(
  db: Database,
  viewerId: number,
  groupId: number,
  { limit, offset, term, type }: MembersQuery,
  runsGroup: boolean,
): Promise<{ list: WireGroupMember[]; count: number }> {
  const { table, where: isMeant } = sourceOf(groupId, type);
  const where = and(isMeant, runsGroup ? undefined : notBlocked(users.id, viewerId), matchesTerm(term));
  const rows = await db
    .select({ id: users.id })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(where)
    .orderBy(...(table === groupMembers ? [asc(rank)] : []), asc(table.createdAt), asc(table.userId))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ count: countAll })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(where);
  const ids = rows.map(({ id }) => id);
  return { list: await presentMembers(db, viewerId, groupId, ids, runsGroup), count: counted?.count ?? 0 };
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
    };
  });
}

/**
 * Finds people to invite who are not in the group (GRP-06): those who follow the caller or whom the caller follows;
 * with a term also everybody whom the caller can find.
 */
export async function listInvitable(
  db: Database,
  viewerId: number,
  groupId: number,
  { limit, offset, term }: Page & { term: string },
): Promise<FoundIds> {
  const inGroup = db
    .select({ one: sql`1` })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, users.id)));
  const isKnown = sql`exists (select 1 from follows
    where (follower_id = ${viewerId} and followee_id = ${users}.id)
      or (follower_id = ${users}.id and followee_id = ${viewerId}))`;
  const where = and(
    sql`${users.id} <> ${viewerId}`,
    isNotNull(users.confirmedAt),
    notBlocked(users.id, viewerId),
    not(exists(inGroup)),
    term.trim() === '' ? isKnown : or(isKnown, findableMember(viewerId)),
    matchesTerm(term),
  );
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(asc(users.searchName), asc(users.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ count: countAll }).from(users).where(where);
  return { ids: rows.map(({ id }) => id), count: counted?.count ?? 0 };
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
