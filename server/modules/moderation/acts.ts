import { and, eq, sql } from 'drizzle-orm';
import { deskBlockDays, deskSilenceDays } from '@/shared/config/limits';
import type { DeskAct, DeskAnswer } from '@/shared/wire/moderation';
import type { ServerConfig } from '../../config';
import { selectRows, type Database } from '../../db/database';
import {
  companies,
  groupLog,
  groupMembers,
  groups,
  groupSilences,
  moderationNotices,
  users,
} from '../../db/schema';
import { dayMs } from '../../durations';
import { publishPendingComment } from '../comments/approval';
import { deleteCommunity } from '../communities/deletion';
import { deleteHeldCompany } from '../companies/deletion';
import { lockGroup, performAct } from '../groups/acts';
import { endBlocks } from '../groups/tidying';
import { withdrawGroupWait } from '../notifications/notify';
import { publishPending } from '../posts/approval';
import { endHiding, isHidden } from '../reports/hiding';
import { setRemoved } from '../reports/removal';
import type { Desk } from './desks';
import type { FoundItem } from './items';

/** Answering what waits at a desk, in its transaction. */
export interface Answering {
  tx: Database;
  config: Pick<ServerConfig, 'publicUrl'>;
  found: FoundItem;
  at: Date;
}

/** An answer that is given for the first time. */
interface Doing extends Answering {
  desk: Desk;
  rule: string;
}

/** Acts that were done, in order, and keys of files whose bytes the caller removes. */
interface Done {
  acts: DeskAct[];
  released: string[];
}

/** Does what an answer to a report means for its kind of thing (DESK-02). */
export async function doAnswer(doing: Doing, answer: DeskAnswer): Promise<Done> {
  const { item } = doing.found;
  await withdrawWait(doing.tx, item);
  await endHiding(doing.tx, item, answer === 'keep' || answer === 'silence', doing.at);
  if (answer === 'keep') {
    if (item.kind !== 'pending') return { acts: ['keep'], released: [] };
    await publishWaiting(doing);
    return { acts: ['publish'], released: [] };
  }
  if (answer === 'silence') {
    await silence(doing);
    return { acts: ['silence'], released: [] };
  }
  const { isDone, released } = await remove(doing);
  if (answer === 'remove') return { acts: ['remove'], released };
  await block(doing);
  return { acts: isDone ? ['remove', 'block'] : ['block'], released };
}

/** Takes back what all at a group's desk were told of a post that has waited. */
async function withdrawWait(tx: Database, { kind, authorId, groupId, firstAt }: FoundItem['item']) {
  if (kind === 'pending' && authorId !== null && groupId !== null)
    await withdrawGroupWait(tx, { actorId: authorId, groupId, at: firstAt });
}

/** Publishes a post or comment that waits; does nothing for other things. */
async function publishWaiting({ tx, config, found, at }: Answering): Promise<void> {
  const { subject, targetId } = found.item;
  if (subject === 'post') await publishPending(tx, config, targetId, at);
  if (subject === 'comment') await publishPendingComment(tx, targetId, at);
}

async function remove({ tx, found: { item }, at }: Doing): Promise<{ isDone: boolean; released: string[] }> {
  const { subject, targetId } = item;
  switch (subject) {
    case 'post':
    case 'comment':
    case 'clip':
      return { isDone: (await setRemoved(tx, item, at)) || isHidden(item), released: [] };
    case 'user':
      return { isDone: false, released: [] };
    case 'group':
      return { isDone: true, released: await deleteCommunity(tx, 'group', await lockGroup(tx, targetId)) };
    case 'company':
      return { isDone: true, released: await deleteReportedCompany(tx, targetId) };
  }
}

async function deleteReportedCompany(tx: Database, companyId: number): Promise<string[]> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('no key update');
  return company === undefined ? [] : deleteHeldCompany(tx, company);
}

/** Keeps the author out of the group, or from writing anywhere. */
async function block({ tx, desk, found: { item }, rule, at }: Doing): Promise<void> {
  if (item.authorId === null) return;
  if (desk.group === null) return silenceMember(tx, item.authorId, deskBlockDays, at);
  const place = { groupId: desk.group.row.id, actorId: desk.actorId, subjectId: item.authorId };
  const terms = { days: deskBlockDays, reason: rule };
  await performAct({ db: tx, clock: { now: () => at } }, { act: 'block', ...place, block: terms });
}

/** Keeps the author from writing, in the group or anywhere; makes a reported group an archive. */
async function silence({ tx, desk, found: { item }, at }: Doing): Promise<void> {
  if (item.subject === 'group') {
    await lockGroup(tx, item.targetId);
    await tx.update(groups).set({ archivedAt: at }).where(eq(groups.id, item.targetId));
    return;
  }
  if (item.authorId === null) return;
  if (desk.group === null) return silenceMember(tx, item.authorId, deskSilenceDays, at);
  const place = { groupId: desk.group.row.id, actorId: desk.actorId, subjectId: item.authorId };
  await performAct({ db: tx, clock: { now: () => at } }, { act: 'silence', ...place });
}

/** Keeps the member from writing; what they have from another decision is not shortened. */
async function silenceMember(tx: Database, memberId: number, days: number, at: Date): Promise<void> {
  const until = sql`${new Date(at.getTime() + days * dayMs).toISOString()}::timestamptz`;
  await tx
    .update(users)
    .set({ silencedUntil: sql`greatest(${users.silencedUntil}, ${until})` })
    .where(eq(users.id, memberId));
}

/** End of what other decisions of the house keep the member from writing; null without any. */
function endOfOthers({ id, userId }: { id: number; userId: number }, at: Date) {
  const days = sql`case answer when 'block' then ${deskBlockDays}::int else ${deskSilenceDays}::int end`;
  return sql`(select least(${users.silencedUntil}, max(created_at + ${days} * interval '1 day'))
    from ${moderationNotices} where user_id = ${userId} and id <> ${id} and group_id is null and subject <> 'group'
      and answer in ('block', 'silence') and outcome is distinct from 'restored'
      and created_at + ${days} * interval '1 day' > ${at.toISOString()}::timestamptz having count(*) > 0)`;
}

/**
 * Undoes a decision after a second look, as far as it is still there to be undone (DESK-03). What others gave since, by
 * hand or by another decision, stays.
 */
export async function undoAnswer(
  answering: Answering,
  { id, answer, groupId, userId, createdAt }: typeof moderationNotices.$inferSelect,
): Promise<void> {
  const { tx, at } = answering;
  const { item } = answering.found;
  const { subject, targetId } = item;
  if (answer !== 'silence') {
    await setRemoved(tx, item, null);
    await publishWaiting(answering);
  }
  if (answer === 'remove') return;
  if (subject === 'group') {
    // Another time is that of a later archive, which stays.
    const isOfDecision = and(eq(groups.id, targetId), eq(groups.archivedAt, createdAt));
    await tx.update(groups).set({ archivedAt: null }).where(isOfDecision);
    return;
  }
  if (groupId === null) {
    await tx
      .update(users)
      .set({ silencedUntil: endOfOthers({ id, userId }, at) })
      .where(eq(users.id, userId));
    return;
  }
  const place = { groupId, userId };
  await lockGroup(tx, groupId);
  if (answer === 'block') await endBlock(tx, place, createdAt, at);
  else if (!(await isSilencedOtherwise(tx, place, id, createdAt))) await endSilence(tx, place);
}

/** A member in a group. */
interface Place {
  groupId: number;
  userId: number;
}

/** Ends the block that a decision gave; another end is that of a later block, which stays. */
async function endBlock(tx: Database, { groupId, userId }: Place, decidedAt: Date, at: Date): Promise<void> {
  const end = new Date(decidedAt.getTime() + deskBlockDays * dayMs);
  await tx
    .update(groupMembers)
    .set({ blockedUntil: at })
    .where(
      and(
        ...[eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)],
        ...[eq(groupMembers.blocked, true), eq(groupMembers.blockedUntil, end)],
      ),
    );
  await endBlocks(tx, groupId, at);
}

/** Tells whether a member was silenced by hand since a decision, or is so by another decision of the group. */
async function isSilencedOtherwise(
  tx: Database,
  { groupId, userId }: Place,
  id: number,
  decidedAt: Date,
): Promise<boolean> {
  const ofThem = sql`${groupLog.groupId} = ${groupId} and ${groupLog.subjectId} = ${userId}`;
  const [found] = await selectRows(
    tx,
    sql`select exists (select 1 from ${groupLog} where ${ofThem} and ${groupLog.act} = 'silence'
        and ${groupLog.createdAt} > ${decidedAt.toISOString()}::timestamptz)
      or exists (select 1 from ${moderationNotices} other where other.group_id = ${groupId} and other.user_id = ${userId}
        and other.id <> ${id} and other.answer = 'silence' and other.outcome is distinct from 'restored'
        and not exists (select 1 from ${groupLog} where ${ofThem} and ${groupLog.act} in ('unsilence', 'unblock')
          and ${groupLog.createdAt} >= other.created_at)) as stays`,
  );
  return found?.stays === true;
}

/** Lets a member write in the group again, also one who has left it so. */
async function endSilence(tx: Database, { groupId, userId }: Place): Promise<void> {
  await tx
    .update(groupMembers)
    .set({ silenced: false })
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)));
  await tx
    .delete(groupSilences)
    .where(and(eq(groupSilences.groupId, groupId), eq(groupSilences.userId, userId)));
}
