import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { groupMembers, reports, reviewItems } from '../../db/schema';
import type { SubjectKind } from '@/shared/wire/moderation';
import { hideWhenDue } from './hiding';

/** A thing that was reported, for the desk. */
interface Reported {
  subject: SubjectKind;
  targetId: number;
  authorId: number | null;
  /** The group in which it happened. */
  groupId: number | null;
  excerpt: string;
}

/**
 * Puts a new report into the queue of moderators, in its transaction (DESK-02): into the open item of its thing, or
 * into a new one; what so many report as the operator has set is hidden until somebody has looked. What is said of
 * those who run a group is the house's at once, beside the group's.
 */
export async function queueReport(
  tx: Database,
  { subject, targetId, authorId, groupId, excerpt }: Reported,
  report: { id: number; at: Date },
): Promise<void> {
  const isEscalated = groupId !== null && authorId !== null && (await runsGroup(tx, groupId, authorId));
  const [item] = await tx
    .insert(reviewItems)
    .values({
      ...{ kind: 'report', subject, targetId, authorId, groupId, excerpt, isEscalated },
      ...{ reportCount: 1, firstAt: report.at },
    })
    .onConflictDoUpdate({
      target: [reviewItems.subject, reviewItems.targetId],
      targetWhere: sql`decided_at is null and kind = 'report'`,
      set: { reportCount: sql`${reviewItems.reportCount} + 1` },
    })
    .returning();
  if (item === undefined) throw new TypeError('The item was not inserted');
  await tx.update(reports).set({ itemId: item.id }).where(eq(reports.id, report.id));
  await hideWhenDue(tx, item, report.at);
}

async function runsGroup(tx: Database, groupId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ role: groupMembers.role })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.userId, userId),
        eq(groupMembers.blocked, false),
        ne(groupMembers.role, 'member'),
      ),
    );
  return rows.length > 0;
}
