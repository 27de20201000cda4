import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { appealDays } from '@/shared/config/limits';
import type { DeskAct, DeskAnswer } from '@/shared/wire/moderation';
import { inTransaction, selectRows, type Database } from '../../db/database';
import { moderationLog, moderationNotices, reviewItems } from '../../db/schema';
import { dayMs } from '../../durations';
import { conflict, notAllowed } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { removeBytes } from '../../writing/attachedFiles';
import { notify } from '../notifications/notify';
import { doAnswer, undoAnswer, type Answering } from './acts';
import type { Desk } from './desks';
import { answersTo, type FoundItem } from './items';
import { requireSeat } from './queue';
import { findAll, targetKey } from './subjects';

type DecideDeps = Pick<AppDeps, 'db' | 'files' | 'clock' | 'config'>;

export interface Decision {
  answer: DeskAnswer;
  /** Named to the author; empty for keeping. */
  rule: string;
  note: string;
}

/**
 * Answers an item, once (DESK-02): the act, its lines of the log and the author's notice are one transaction. Throws
 * 404 for those who do not sit at its desk, 403 for an answer that is not possible, 409 when somebody was first.
 */
export async function decide(
  deps: DecideDeps,
  actorId: number,
  itemId: number,
  decision: Decision,
): Promise<void> {
  const { config } = deps;
  const at = deps.clock.now();
  const released = await inTransaction(deps.db, async (tx) => {
    await tx
      .select({ id: reviewItems.id })
      .from(reviewItems)
      .where(eq(reviewItems.id, itemId))
      .for('no key update');
    const { desk, found } = await requireSeat(tx, actorId, itemId, at);
    const targets = await findAll({ db: tx, files: deps.files }, [found.item]);
    const target = targets.get(targetKey(found.item));
    if (!answersTo(desk, found, target).includes(decision.answer)) throw notAllowed();
    await tx
      .update(reviewItems)
      .set({ answer: decision.answer, decidedAt: at, claimedBy: null, claimedUntil: null })
      .where(eq(reviewItems.id, itemId));
    if (found.item.kind === 'appeal') {
      await lookAgain({ tx, config, found, at }, desk, decision);
      return [];
    }
    // Read before the act, which may delete the group or company.
    const recipients = await concerned(tx, found);
    const done = await doAnswer({ tx, config, desk, found, rule: decision.rule, at }, decision.answer);
    await log(tx, desk, found, done.acts, decision, at);
    if (decision.answer !== 'keep')
      await tell(tx, desk, found, recipients, { ...decision, answer: decision.answer }, at);
    return done.released;
  });
  await removeBytes(deps.files, released);
}

/** Answers an author who asked for a second look: puts things back, or leaves them as they are (DESK-03). */
async function lookAgain(answering: Answering, desk: Desk, decision: Decision): Promise<void> {
  const { tx, found, at } = answering;
  const { notice } = found;
  if (notice === null) throw conflict();
  const isRestored = decision.answer === 'keep';
  if (isRestored) await undoAnswer(answering, notice);
  await tx
    .update(moderationNotices)
    .set({ outcome: isRestored ? 'restored' : 'upheld', outcomeAt: at })
    .where(eq(moderationNotices.id, notice.id));
  await log(tx, desk, found, [isRestored ? 'restore' : 'uphold'], decision, at);
  await notify(tx, {
    to: [notice.userId],
    ...{ type: 'moderation', action: null, actorId: null, noticeId: notice.id, at },
  });
}

async function log(
  tx: Database,
  { actorId }: Desk,
  { item, group }: FoundItem,
  acts: readonly DeskAct[],
  { rule, note }: Decision,
  createdAt: Date,
): Promise<void> {
  const { id: itemId, subject, authorId } = item;
  await tx.insert(moderationLog).values(
    acts.map((act) => ({
      ...{ itemId, act, actorId, subject, authorId, groupId: group?.id ?? null },
      ...{ rule, note, createdAt },
    })),
  );
}

/** Finds those who learn of a decision: the author, or the owners of a group or company. */
async function concerned(tx: Database, { item }: FoundItem): Promise<number[]> {
  const { subject, targetId, authorId } = item;
  if (authorId !== null) return [authorId];
  if (subject !== 'group' && subject !== 'company') return [];
  const owners = await selectRows(
    tx,
    subject === 'group'
      ? sql`select user_id::text as id from group_members where group_id = ${targetId} and role = 'owner'`
      : sql`select user_id::text as id from company_members where company_id = ${targetId} and role = 'owner'`,
  );
  return owners.map(({ id }) => Number(id));
}

async function tell(
  tx: Database,
  desk: Desk,
  { item }: FoundItem,
  recipients: readonly number[],
  { answer, rule, note }: Decision & { answer: Exclude<DeskAnswer, 'keep'> },
  at: Date,
): Promise<void> {
  const { id: itemId, subject, excerpt } = item;
  // A deleted group or company cannot be brought back.
  const isFinal = answer === 'remove' && (subject === 'group' || subject === 'company');
  for (const userId of recipients) {
    const [notice] = await tx
      .insert(moderationNotices)
      .values({
        ...{ itemId, userId, answer, subject, excerpt, rule, note, createdAt: at },
        groupId: desk.group?.row.id ?? null,
        decidedBy: desk.actorId,
        appealUntil: isFinal ? null : new Date(at.getTime() + appealDays * dayMs),
      })
      .returning({ id: moderationNotices.id });
    if (notice === undefined) throw new TypeError('The notice was not inserted');
    await notify(tx, {
      to: [userId],
      ...{ type: 'moderation', action: null, actorId: null, noticeId: notice.id, at },
    });
  }
}

/** Brings the item of a decision back into the queue, for somebody else. Answers false when it has been there. */
export async function reopenItem(tx: Database, itemId: number, at: Date): Promise<boolean> {
  const reopened = await tx
    .update(reviewItems)
    .set({
      ...{ kind: 'appeal', firstAt: at, decidedAt: null, isEscalated: true },
      ...{ claimedBy: null, claimedUntil: null },
    })
    .where(and(eq(reviewItems.id, itemId), ne(reviewItems.kind, 'appeal'), isNotNull(reviewItems.decidedAt)))
    .returning({ id: reviewItems.id });
  return reopened.length > 0;
}

/** Ends silences of the house whose time is over (DESK-02). */
export async function endSilences(db: Database, now: Date): Promise<void> {
  await db.execute(
    sql`update users set silenced_until = null where silenced_until <= ${now.toISOString()}::timestamptz`,
  );
}
