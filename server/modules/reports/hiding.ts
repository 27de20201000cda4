import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { moderationLog, moderationNotices, reviewItems, users } from '../../db/schema';
import { operatorNumber } from '../../writing/operatorNumbers';
import { notify } from '../notifications/notify';
import { setRemoved } from './removal';

type Item = typeof reviewItems.$inferSelect;

/**
 * Hides a post, comment or short video that so many members reported as the operator has set, until a moderator answers
 * (DESK-02), in the transaction of the report. Its author learns of it. Hides nothing of the house's own moderators,
 * nor what a moderator has kept before.
 */
export async function hideWhenDue(tx: Database, item: Item, at: Date): Promise<void> {
  if (item.hiddenAt !== null || item.authorId === null) return;
  const members = await operatorNumber(tx, 'hide-after');
  if (members === null || item.reportCount < members) return;
  if (!(await isMembersOwn(tx, item.authorId)) || (await wasKept(tx, item))) return;
  if (!(await setRemoved(tx, item, at))) return;
  const { id: itemId, subject, authorId, groupId, excerpt } = item;
  await tx.update(reviewItems).set({ hiddenAt: at }).where(eq(reviewItems.id, itemId));
  await tx
    .insert(moderationLog)
    .values({ itemId, act: 'hide', actorId: null, subject, authorId, groupId, createdAt: at });
  const [notice] = await tx
    .insert(moderationNotices)
    .values({
      ...{ itemId, userId: authorId, answer: 'hide', subject, excerpt, rule: '', groupId },
      ...{ createdAt: at, appealUntil: null },
    })
    .returning({ id: moderationNotices.id });
  if (notice === undefined) throw new TypeError('The notice was not inserted');
  await notify(tx, {
    ...{ to: [authorId], type: 'moderation', action: 'reports_hide', actorId: null },
    ...{ noticeId: notice.id, at },
  });
}

async function isMembersOwn(tx: Database, authorId: number): Promise<boolean> {
  const [author] = await tx.select({ role: users.accessRole }).from(users).where(eq(users.id, authorId));
  return author !== undefined && author.role !== 'moderator' && author.role !== 'operator';
}

/** True for what its reports hide at this moment. */
export const isHidden = ({ kind, hiddenAt, decidedAt }: Item): boolean =>
  kind === 'report' && hiddenAt !== null && decidedAt === null;

/** Tells whether a moderator has answered former reports of the thing by keeping it or by putting it back. */
async function wasKept(tx: Database, { id, subject, targetId, authorId }: Item): Promise<boolean> {
  const rows = await tx
    .select({ id: reviewItems.id })
    .from(reviewItems)
    .where(
      and(
        ...[eq(reviewItems.subject, subject), eq(reviewItems.targetId, targetId)],
        authorId === null ? undefined : eq(reviewItems.authorId, authorId),
        ...[ne(reviewItems.id, id), ne(reviewItems.kind, 'pending'), eq(reviewItems.answer, 'keep')],
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Ends what reports hide, with the answer to them (DESK-02): puts back what is kept, which its author learns. */
export async function endHiding(tx: Database, item: Item, isKept: boolean, at: Date): Promise<void> {
  if (!isHidden(item)) return;
  const outcome = isKept && (await setRemoved(tx, item, null)) ? 'restored' : 'upheld';
  const ended = await tx
    .update(moderationNotices)
    .set({ outcome, outcomeAt: at })
    .where(
      and(
        ...[eq(moderationNotices.itemId, item.id), eq(moderationNotices.answer, 'hide')],
        isNull(moderationNotices.outcome),
      ),
    )
    .returning({ id: moderationNotices.id, userId: moderationNotices.userId });
  if (outcome === 'upheld') return;
  for (const { id: noticeId, userId } of ended)
    await notify(tx, {
      to: [userId],
      ...{ type: 'moderation', action: null, actorId: null, noticeId, at },
    });
}
