import { and, eq, sql } from 'drizzle-orm';
import { deskBlockDays, deskSilenceDays } from '@/shared/config/limits';
import type { DeskAct, DeskAnswer } from '@/shared/wire/moderation';
import type { Database } from '../../db/database';
import { companies, companyPhotos, groupMembers, groups, moderationNotices, users } from '../../db/schema';
import { publishPendingComment } from '../comments/approval';
import { deleteCommunity } from '../communities/deletion';
import { lockGroup, performAct } from '../groups/acts';
import { endBlocks } from '../groups/tidying';
import { publishPending } from '../posts/approval';
import { endHiding, isHidden } from '../reports/hiding';
import { setRemoved } from '../reports/removal';
import type { Desk } from './desks';
import type { FoundItem } from './items';

const dayMs = 86_400_000;

/** An answer at a desk, in its transaction. */
interface Doing {
  tx: Database;
  desk: Desk;
  found: FoundItem;
  rule: string;
  at: Date;
}

/** Acts that were done, in order, and keys of files whose bytes the caller removes. */
interface Done {
  acts: DeskAct[];
  released: string[];
}

/** Does what an answer to a report means for its kind of thing (DESK-02). */
export async function doAnswer(doing: Doing, answer: DeskAnswer): Promise<Done> {
  const { item } = doing.found;
  await endHiding(doing.tx, item, answer === 'keep' || answer === 'silence', doing.at);
  if (answer === 'keep') {
    if (item.kind !== 'pending') return { acts: ['keep'], released: [] };
    await publishWaiting(doing.tx, item, doing.at);
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

/** Publishes a post or comment that waits; does nothing for other things. */
async function publishWaiting(
  tx: Database,
  { subject, targetId }: FoundItem['item'],
  at: Date,
): Promise<void> {
  if (subject === 'post') await publishPending(tx, targetId, at);
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
  if (company === undefined) return [];
  const photos = await tx
    .select({ key: companyPhotos.fileKey })
    .from(companyPhotos)
    .where(eq(companyPhotos.companyId, companyId));
  return deleteCommunity(
    tx,
    'company',
    company,
    photos.map(({ key }) => key),
  );
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

/** Undoes a decision after a second look, as far as it is still there to be undone (DESK-03). */
export async function undoAnswer(
  tx: Database,
  { item }: FoundItem,
  { id, answer, groupId, userId }: typeof moderationNotices.$inferSelect,
  at: Date,
): Promise<void> {
  const { subject, targetId } = item;
  if (answer !== 'silence') {
    await setRemoved(tx, item, null);
    await publishWaiting(tx, item, at);
  }
  if (answer === 'remove') return;
  if (subject === 'group') {
    await tx.update(groups).set({ archivedAt: null }).where(eq(groups.id, targetId));
    return;
  }
  if (groupId === null) {
    await tx
      .update(users)
      .set({ silencedUntil: endOfOthers({ id, userId }, at) })
      .where(eq(users.id, userId));
    return;
  }
  await lockGroup(tx, groupId);
  const isThem = and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId));
  if (answer === 'silence') {
    await tx.update(groupMembers).set({ silenced: false }).where(isThem);
    return;
  }
  await tx
    .update(groupMembers)
    .set({ blockedUntil: at })
    .where(and(isThem, eq(groupMembers.blocked, true)));
  await endBlocks(tx, groupId, at);
}
