import { and, eq, sql } from 'drizzle-orm';
import { isMember, memberCountChange, type Membership } from '@/shared/rules/membership';
import type { WireGroupAnswer } from '@/shared/wire/group';
import { countAll, type Database } from '../../db/database';
import { groupInvites, groupLog, groupMembers, groups, groupSilences } from '../../db/schema';
import { dayMs } from '../../durations';
import type { FoundMembership } from '../../permissions/memberships';
import { notClosed } from '../../permissions/visibility';
import { tellMembers } from '../../writing/tell';
import { withdrawGroupInvite } from '../notifications/notify';

/** A person in a group, and the time of the change. */
interface Place {
  groupId: number;
  userId: number;
  at: Date;
  /** For a membership, request or invitation that begins. */
  answers: WireGroupAnswer[];
}

/** Days from now and the reason of a block; without days it lasts. */
export interface BlockTerms {
  days?: number | undefined;
  reason?: string | undefined;
}

export async function countOwners(tx: Database, groupId: number): Promise<number> {
  const [counted] = await tx
    .select({ count: countAll })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.role, 'owner'),
        eq(groupMembers.blocked, false),
        notClosed(groupMembers.userId),
      ),
    );
  return counted?.count ?? 0;
}

/**
 * Writes the rows and the member count from one membership to the next. Answers the id of a new request or
 * invitation, else null. The caller holds the group's lock.
 */
export async function putMembership(
  tx: Database,
  place: Place,
  actorId: number,
  before: FoundMembership,
  next: Membership,
): Promise<number | null> {
  const inviteId = await putInvite(tx, place, actorId, before, next);
  await putMember(tx, place, next);
  await putSilence(tx, place, before.membership, next);
  await tellMembers(tx, 'member', [place.userId]);
  const change = memberCountChange(before.membership, next);
  if (change !== 0)
    await tx
      .update(groups)
      .set({ memberCount: sql`${groups.memberCount} + ${change}::int` })
      .where(eq(groups.id, place.groupId));
  return inviteId;
}

async function putInvite(
  tx: Database,
  { groupId, userId, at, answers }: Place,
  actorId: number,
  { invite }: FoundMembership,
  next: Membership,
): Promise<number | null> {
  if (next.state !== 'requested' && next.state !== 'invited') {
    if (invite === null) return null;
    await tx.delete(groupInvites).where(eq(groupInvites.id, invite.id));
    await withdrawGroupInvite(tx, invite.id);
    return null;
  }
  const role = next.state === 'invited' ? next.role : 'member';
  if (invite !== null) {
    await tx.update(groupInvites).set({ role }).where(eq(groupInvites.id, invite.id));
    return null;
  }
  const [row] = await tx
    .insert(groupInvites)
    .values({
      groupId,
      userId,
      invitedBy: next.state === 'invited' ? actorId : null,
      role,
      answers,
      createdAt: at,
    })
    .returning({ id: groupInvites.id });
  if (row === undefined) throw new TypeError('The request or invitation was not inserted');
  return row.id;
}

async function putMember(
  tx: Database,
  { groupId, userId, at, answers }: Place,
  next: Membership,
): Promise<void> {
  const isHere = and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId));
  if (!isMember(next) && next.state !== 'blocked') {
    await tx.delete(groupMembers).where(isHere);
    return;
  }
  const row =
    next.state === 'blocked'
      ? { role: 'member' as const, silenced: false, blocked: true, wasMember: next.wasMember }
      : {
          role: next.state,
          silenced: next.silenced,
          blocked: false,
          wasMember: true,
          blockedUntil: null,
          blockReason: '',
        };
  await tx
    .insert(groupMembers)
    .values({ groupId, userId, createdAt: at, answers, ...row })
    .onConflictDoUpdate({ target: [groupMembers.groupId, groupMembers.userId], set: row });
}

/** Remembers that somebody left who was silenced, until they are back or blocked (GRP-06). */
async function putSilence(
  tx: Database,
  { groupId, userId, at }: Place,
  before: Membership,
  next: Membership,
): Promise<void> {
  if (isMember(next) || next.state === 'blocked') {
    await tx.delete(groupSilences).where(isSilence(groupId, userId));
  } else if (isMember(before) && before.silenced) {
    await tx.insert(groupSilences).values({ groupId, userId, createdAt: at }).onConflictDoNothing();
  }
}

const isSilence = (groupId: number, userId: number) =>
  and(eq(groupSilences.groupId, groupId), eq(groupSilences.userId, userId));

/** Sets the end and the reason of a block, as far as they are given. */
export async function setBlock(
  tx: Database,
  { groupId, userId, at }: Omit<Place, 'answers'>,
  { days, reason }: BlockTerms,
): Promise<void> {
  if (days === undefined && reason === undefined) return;
  await tx
    .update(groupMembers)
    .set({
      ...(days === undefined ? {} : { blockedUntil: new Date(at.getTime() + days * dayMs) }),
      ...(reason === undefined ? {} : { blockReason: reason }),
    })
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)));
}

export async function writeLog(tx: Database, line: typeof groupLog.$inferInsert): Promise<void> {
  await tx.insert(groupLog).values(line);
}
