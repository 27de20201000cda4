import { and, eq } from 'drizzle-orm';
import type { WireModerationNotice } from '@/shared/wire/moderation';
import { inTransaction, type Database } from '../../db/database';
import { groups, moderationNotices } from '../../db/schema';
import { conflict, notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { reopenItem } from './decisions';
import { presentDeskGroup } from './presenter';

/** Reads a decision as its author learns of it, without the name of who decided (DESK-03). Throws 404 for others. */
export async function readNotice(
  db: Database,
  memberId: number,
  noticeId: number,
): Promise<WireModerationNotice> {
  const [row] = await db
    .select({ notice: moderationNotices, group: groups })
    .from(moderationNotices)
    .leftJoin(groups, eq(groups.id, moderationNotices.groupId))
    .where(and(eq(moderationNotices.id, noticeId), eq(moderationNotices.userId, memberId)));
  if (row === undefined) throw notFound();
  const { notice, group } = row;
  const { appeal, appealedAt } = notice;
  return {
    id: String(notice.id),
    answer: notice.answer,
    subject: notice.subject,
    excerpt: notice.excerpt,
    rule: notice.rule,
    note: notice.note,
    group: presentDeskGroup(group),
    created_at: notice.createdAt.toISOString(),
    appeal_until: notice.appealUntil?.toISOString() ?? null,
    appeal:
      appeal === null || appealedAt === null ? null : { text: appeal, created_at: appealedAt.toISOString() },
    outcome: notice.outcome,
    outcome_at: notice.outcomeAt?.toISOString() ?? null,
  };
}

/**
 * Asks somebody else to look again, once and in time (DESK-03). Throws 404 for a notice of somebody else, 409 for one
 * that was answered, is over, or whose decision another one asked about.
 */
export function appeal(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  memberId: number,
  noticeId: number,
  text: string,
): Promise<WireModerationNotice> {
  return inTransaction(db, async (tx) => {
    const at = clock.now();
    const [notice] = await tx
      .select()
      .from(moderationNotices)
      .where(and(eq(moderationNotices.id, noticeId), eq(moderationNotices.userId, memberId)))
      .for('no key update');
    if (notice === undefined) throw notFound();
    const { appealedAt, appealUntil } = notice;
    if (appealedAt !== null || appealUntil === null || appealUntil <= at) throw conflict();
    if (!(await reopenItem(tx, notice.itemId, at))) throw conflict();
    await tx
      .update(moderationNotices)
      .set({ appeal: text, appealedAt: at })
      .where(eq(moderationNotices.id, noticeId));
    return readNotice(tx, memberId, noticeId);
  });
}
