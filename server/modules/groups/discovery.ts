import { desc, and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { WireGroupLogEntry } from '@/shared/wire/group';
import { countAll, type Database } from '../../db/database';
import type { FoundIds, Page } from '../../db/paging';
import { groupLog, groups } from '../../db/schema';
import { groupMatchesTerm } from '../../db/search';
import { memberAllows, notClosed } from '../../permissions/visibility';
import { listSuggested } from '../communities/suggestions';
import { openFriends, presentBriefs } from '../people/presenter';
import { logStart } from './tidying';

/**
 * Finds groups to join (GRP-01): first those with most people whom the viewer follows and who show their groups, then
 * the largest. Leaves out archives, and groups that the viewer is in, asks to join, is invited to, is blocked in or has
 * dismissed.
 */
export async function listGroupSuggestions(
  db: Database,
  viewerId: number,
  { term, ...page }: Page & { term: string },
): Promise<FoundIds> {
  const known = sql`select group_members.group_id as id, count(*)::int as friends from (${openFriends(viewerId)}) friends
    join group_members on group_members.user_id = friends.id and not group_members.blocked
    where ${memberAllows(sql`friends.id`, 'groups_i_follow', viewerId)}
    group by group_members.group_id`;
  const where = and(
    isNull(groups.archivedAt),
    sql`not exists (select 1 from group_members where group_id = groups.id and user_id = ${viewerId})`,
    sql`not exists (select 1 from group_invites where group_id = groups.id and user_id = ${viewerId})`,
    sql`not exists (select 1 from dismissed_groups where group_id = groups.id and user_id = ${viewerId})`,
    groupMatchesTerm(term),
  );
  return listSuggested(db, { table: groups, known, where, size: sql`groups.member_count` }, page);
}

/** Reads a page of a group's log, newest first (DESK-01). */
export async function listLog(
  db: Database,
  viewerId: number,
  groupId: number,
  { limit, offset, now }: Page & { now: Date },
): Promise<{ list: WireGroupLogEntry[]; count: number }> {
  const where = and(
    eq(groupLog.groupId, groupId),
    gt(groupLog.createdAt, logStart(now)),
    notClosed(groupLog.actorId),
    or(isNull(groupLog.subjectId), notClosed(groupLog.subjectId)),
  );
  const rows = await db
    .select()
    .from(groupLog)
    .where(where)
    .orderBy(desc(groupLog.createdAt), desc(groupLog.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ count: countAll }).from(groupLog).where(where);
  const people = await presentBriefs(
    db,
    viewerId,
    rows.flatMap(({ actorId, subjectId }) => (subjectId === null ? [actorId] : [actorId, subjectId])),
  );
  const list = rows.flatMap((row) => {
    const actor = people.get(row.actorId);
    if (actor === undefined) return [];
    const subject = row.subjectId === null ? null : (people.get(row.subjectId) ?? null);
    return [{ id: String(row.id), act: row.act, actor, subject, created_at: row.createdAt.toISOString() }];
  });
  return { list, count: counted?.count ?? 0 };
}
