import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { groupRights } from '@/shared/rules/membership';
import type { WireGroupsWaiting } from '@/shared/wire/group';
import { countAll, type Database } from '../../db/database';
import { groupInvites, groupMembers, groups } from '../../db/schema';
import { notBlocked, notClosed } from '../../permissions/visibility';
import { presentGroups } from './presenter';

/** Groups that are named; the totals count all. */
const maxNamed = 10;

/**
 * Reads what waits for the viewer's answer: invitations to groups, and requests to join those that the viewer runs,
 * with the groups that have most of them (SHELL-03, GRP-01).
 */
export async function readWaiting(db: Database, viewerId: number): Promise<WireGroupsWaiting> {
  const [invited] = await db
    .select({ count: countAll })
    .from(groupInvites)
    .where(
      and(
        eq(groupInvites.userId, viewerId),
        isNotNull(groupInvites.invitedBy),
        notBlocked(groupInvites.invitedBy, viewerId),
      ),
    );
  const asked = await db
    .select({
      groupId: groupInvites.groupId,
      requests: countAll,
      all: sql<number>`(sum(${count()}) over ())::int`,
    })
    .from(groupMembers)
    .innerJoin(groupInvites, eq(groupInvites.groupId, groupMembers.groupId))
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(
        eq(groupMembers.userId, viewerId),
        eq(groupMembers.blocked, false),
        inArray(groupMembers.role, [...groupRights.admit]),
        isNull(groupInvites.invitedBy),
        notClosed(groupInvites.userId),
        isNull(groups.archivedAt),
      ),
    )
    .groupBy(groupInvites.groupId)
    .orderBy(desc(countAll), groupInvites.groupId)
    .limit(maxNamed);
  const shown = await presentGroups(
    db,
    viewerId,
    asked.map(({ groupId }) => groupId),
  );
  const requestsIn = new Map(asked.map(({ groupId, requests }) => [String(groupId), requests]));
  return {
    invitations: invited?.count ?? 0,
    requests: asked[0]?.all ?? 0,
    list: shown.map((group) => ({ group, requests: requestsIn.get(group.id) ?? 0 })),
  };
}
