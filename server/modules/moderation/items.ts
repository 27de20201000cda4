import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isMember, whyNot } from '@/shared/rules/membership';
import type { DeskAnswer } from '@/shared/wire/moderation';
import { isOneOf, type Database } from '../../db/database';
import { groupMembers, groups, moderationNotices, reviewItems, users } from '../../db/schema';
import { can } from '../../permissions/can';
import { toMembership } from '../../permissions/memberships';
import { notClosed } from '../../permissions/visibility';
import { factsOf, isAlone, runsTarget, type Desk } from './desks';
import { isHidden } from '../reports/hiding';
import type { Found } from './subjects';

type NoticeRow = typeof moderationNotices.$inferSelect;

/** An item with what decides about its answers. */
export interface FoundItem {
  item: typeof reviewItems.$inferSelect;
  /** Null once the group is gone, and for things outside groups. */
  group: typeof groups.$inferSelect | null;
  author: typeof users.$inferSelect | null;
  /** The author's row in the group. */
  place: typeof groupMembers.$inferSelect | null;
  /** The decision that is to be looked at again. */
  notice: NoticeRow | null;
  /** The caller runs the group or company that the item is about. */
  runsIt: boolean;
  /** The house has nobody else who may answer. */
  isAlone: boolean;
}

/** Reads items with their facts, in no order. */
export async function findItems(
  db: Database,
  { actorId }: Pick<Desk, 'actorId'>,
  where: SQL,
): Promise<FoundItem[]> {
  const rows = await db
    .select({
      item: reviewItems,
      group: groups,
      author: users,
      place: groupMembers,
      runsIt: runsTarget(actorId),
      isAlone: isAlone(actorId),
    })
    .from(reviewItems)
    .leftJoin(groups, eq(groups.id, reviewItems.groupId))
    .leftJoin(users, eq(users.id, reviewItems.authorId))
    .leftJoin(
      groupMembers,
      and(
        eq(groupMembers.groupId, reviewItems.groupId),
        eq(groupMembers.userId, reviewItems.authorId),
        // Nobody acts on a closed account.
        notClosed(groupMembers.userId),
      ),
    )
    .where(where);
  const ids = rows.flatMap(({ item }) => (item.kind === 'appeal' ? [item.id] : []));
  const notices = await db
    .select()
    .from(moderationNotices)
    .where(
      and(
        isOneOf(moderationNotices.itemId, ids),
        sql`${moderationNotices.appealedAt} is not null and ${moderationNotices.outcome} is null`,
      ),
    );
  const noticeOf = new Map(notices.map((notice) => [notice.itemId, notice]));
  return rows.map((row) => ({ ...row, notice: noticeOf.get(row.item.id) ?? null }));
}

/** Tells whether one who sits at the desk may answer an item at all. */
export function mayAnswer(desk: Desk, { item, place, notice, runsIt, isAlone: isOnly }: FoundItem): boolean {
  const wroteIt = item.authorId === desk.actorId || runsIt;
  const mayRepeat = desk.group === null && isOnly;
  const hasDecided = notice !== null && notice.decidedBy === desk.actorId && !mayRepeat;
  const facts = {
    ...factsOf(desk),
    isOwn: wroteIt || hasDecided,
    author: place === null ? null : toMembership(place, null),
  };
  return can({ id: desk.actorId }, 'desk.answer', facts);
}

/**
 * Answers that are possible (DESK-02): to a second look, putting back or leaving as it is; else keeping (publishing a
 * post that waits), removing what is there, and blocking or silencing those over whom the desk has a say. A group can
 * be made an archive.
 */
export function answersTo(desk: Desk, found: FoundItem, target: Found | undefined): DeskAnswer[] {
  const { item } = found;
  if (item.kind === 'appeal') return ['keep', 'remove'];
  const isThere = target !== undefined && (!target.isRemoved || isHidden(item));
  const answers: DeskAnswer[] = ['keep'];
  if (isThere && item.subject !== 'user') answers.push('remove');
  if (item.subject === 'group' && isThere && target.canBeArchived) answers.push('silence');
  if (item.subject === 'group' || item.subject === 'company') return answers;
  if (hasSay(desk, found)) answers.push('block');
  // It would leave a post waiting.
  if (hasSay(desk, found) && item.kind !== 'pending') answers.push('silence');
  return answers;
}

/** The author can be blocked and silenced: at the desk of a group as its member, by the house unless they are of it. */
function hasSay({ group, actorId }: Desk, { author, place }: FoundItem): boolean {
  if (author === null) return false;
  if (group === null) return author.accessRole === 'member';
  const membership = toMembership(place, null);
  const isSelf = author.id === actorId;
  return isMember(membership) && whyNot(group.membership, 'block', { membership, isSelf }) === null;
}
