import { and, eq, sql } from 'drizzle-orm';
import { groupPrivacyNeedsApproval } from '@/shared/config/limits';
import { stranger, type Membership } from '@/shared/rules/membership';
import type { Database } from '../db/database';
import { groupInvites, groupMembers, groups, groupSilences } from '../db/schema';
import { notFound } from '../errors';
import { notClosed } from './visibility';

export type GroupRow = typeof groups.$inferSelect;
type MemberRow = typeof groupMembers.$inferSelect;
type InviteRow = typeof groupInvites.$inferSelect;

/** Joining the group needs approval. */
export const needsApproval = ({ privacy }: Pick<GroupRow, 'privacy'>): boolean =>
  privacy === groupPrivacyNeedsApproval;

/** Reads a membership from its rows: nobody has both. */
export function toMembership(
  member: Pick<MemberRow, 'role' | 'blocked' | 'silenced' | 'wasMember'> | null,
  invite: Pick<InviteRow, 'invitedBy' | 'role'> | null,
): Membership {
  if (member !== null)
    return member.blocked
      ? { state: 'blocked', wasMember: member.wasMember }
      : { state: member.role, silenced: member.silenced };
  if (invite === null) return stranger;
  return invite.invitedBy === null ? { state: 'requested' } : { state: 'invited', role: invite.role };
}

/** Tells whether somebody has left the group who was silenced in it, and is so still (GRP-06). */
export async function isSilencedAway(db: Database, groupId: number, userId: number): Promise<boolean> {
  const rows = await db
    .select({ groupId: groupSilences.groupId })
    .from(groupSilences)
    .where(and(eq(groupSilences.groupId, groupId), eq(groupSilences.userId, userId)));
  return rows.length > 0;
}

/** A person's membership with its rows. */
export interface FoundMembership {
  membership: Membership;
  member: MemberRow | null;
  invite: InviteRow | null;
}

/** Reads a person's membership. Nobody acts on a closed account, which has none. */
export async function readMembership(
  db: Database,
  groupId: number,
  userId: number,
): Promise<FoundMembership> {
  const [row] = await db
    .select({ member: groupMembers, invite: groupInvites })
    .from(sql`(select 1) as one`)
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId), notClosed(groupMembers.userId)),
    )
    .leftJoin(
      groupInvites,
      and(eq(groupInvites.groupId, groupId), eq(groupInvites.userId, userId), notClosed(groupInvites.userId)),
    );
  const member = row?.member ?? null;
  const invite = row?.invite ?? null;
  return { member, invite, membership: toMembership(member, invite) };
}

/** Loads a group and a viewer's membership in it. Throws 404 for an unknown group. */
export async function loadGroup(
  db: Database,
  viewerId: number,
  groupId: number,
): Promise<{ group: GroupRow; membership: Membership }> {
  const [row] = await db
    .select({ group: groups, member: groupMembers, invite: groupInvites })
    .from(groups)
    .leftJoin(groupMembers, and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, viewerId)))
    .leftJoin(groupInvites, and(eq(groupInvites.groupId, groups.id), eq(groupInvites.userId, viewerId)))
    .where(eq(groups.id, groupId));
  if (row === undefined) throw notFound();
  return { group: row.group, membership: toMembership(row.member, row.invite) };
}
