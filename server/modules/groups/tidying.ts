import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { groupLogDays, linkKeepDays } from '@/shared/config/limits';
import { inTransaction, isOneOf, type Database } from '../../db/database';
import { groupLinks, groupLog, groupMembers, groups } from '../../db/schema';
import { dayMs } from '../../durations';
import { notClosed } from '../../permissions/visibility';

/** Start of the time that logs of groups cover. */
export const logStart = (now: Date): Date => new Date(now.getTime() - groupLogDays * dayMs);

const isOver = (now: Date) =>
  and(
    eq(groupMembers.blocked, true),
    isNotNull(groupMembers.blockedUntil),
    lte(groupMembers.blockedUntil, now),
  );

/** Counters leave out closed accounts (OWN-02). */
const countOpen = (ids: readonly number[]) =>
  sql`select count(*)::int from users where ${isOneOf(sql`users.id`, ids)} and ${notClosed(sql`users.id`)}`;

/** Ends the blocks of one group whose time is over. The caller holds the group's lock. */
export async function endBlocks(tx: Database, groupId: number, now: Date): Promise<void> {
  const inGroup = and(eq(groupMembers.groupId, groupId), isOver(now));
  await tx.delete(groupMembers).where(and(inGroup, eq(groupMembers.wasMember, false)));
  const back = await tx
    .update(groupMembers)
    .set({ blocked: false, role: 'member', silenced: false, blockedUntil: null, blockReason: '' })
    .where(inGroup)
    .returning({ userId: groupMembers.userId });
  if (back.length > 0)
    await tx
      .update(groups)
      .set({ memberCount: sql`${groups.memberCount} + (${countOpen(back.map(({ userId }) => userId))})` })
      .where(eq(groups.id, groupId));
}

/** Ends blocks whose time is over; forgets lines of logs after 90 days, and links 30 days after their end (DESK-01). */
export async function tidyGroups(db: Database, now: Date): Promise<void> {
  const concerned = await db
    .selectDistinct({ groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(isOver(now));
  for (const { groupId } of concerned)
    await inTransaction(db, async (tx) => {
      await tx
        .select({ id: groups.id })
        .from(groups)
        .where(isOneOf(groups.id, [groupId]))
        .for('no key update');
      await endBlocks(tx, groupId, now);
    });
  await db.delete(groupLog).where(lte(groupLog.createdAt, logStart(now)));
  await db
    .delete(groupLinks)
    .where(lte(groupLinks.expiresAt, new Date(now.getTime() - linkKeepDays * dayMs)));
}
