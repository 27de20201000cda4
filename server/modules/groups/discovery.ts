import { desc, and, eq, gt, sql } from 'drizzle-orm';
import type { WireGroupLogEntry, WireDictionary } from '@/shared/wire/group';
import { countAll, selectRows, type Database } from '../../db/database';
import type { FoundIds, Page } from '../../db/paging';
import { categories, groupLog } from '../../db/schema';
import { groupMatchesTerm } from '../../db/search';
import { memberAllows } from '../../permissions/visibility';
import { presentCategory } from '../communities/categories';
import { openFriends, presentBriefs } from '../people/presenter';
import { logStart } from './tidying';

/**
 * Finds groups to join (GRP-01): first those with most people whom the viewer follows and who show their groups, then
 * the largest. Leaves out groups that the viewer is in, asks to join, is invited to or blocked in.
 */
export async function listGroupSuggestions(
  db: Database,
  viewerId: number,
  { limit, offset, term }: Page & { term: string },
): Promise<FoundIds> {
  const rows = await selectRows(
    db,
    sql`with friends as (
        select friends.id from (${openFriends(viewerId)}) friends
        where ${memberAllows(sql`friends.id`, 'groups_i_follow', viewerId)}
      ), known as (
        select group_members.group_id as id, count(*)::int as friends from friends
        join group_members on group_members.user_id = friends.id and not group_members.blocked
        group by group_members.group_id
      )
      select groups.id::text as id, (count(*) over ())::int as total
      from groups left join known on known.id = groups.id
      where not exists (select 1 from group_members where group_id = groups.id and user_id = ${viewerId})
        and not exists (select 1 from group_invites where group_id = groups.id and user_id = ${viewerId})
        and ${groupMatchesTerm(term) ?? sql`true`}
      order by coalesce(known.friends, 0) desc, groups.member_count desc, groups.id
      limit ${limit} offset ${offset}`,
  );
  if (rows.length === 0 && offset > 0) {
    const { count } = await listGroupSuggestions(db, viewerId, { limit: 1, offset: 0, term });
    return { ids: [], count };
  }
  return { ids: rows.map(({ id }) => Number(id)), count: Number(rows[0]?.total ?? 0) };
}

/** Reads the categories of groups and companies, in their order. */
export async function readDictionary(db: Database): Promise<WireDictionary> {
  const rows = await db.select().from(categories).orderBy(categories.position, categories.id);
  const treeOf = (kind: 'group' | 'company') =>
    rows
      .filter((row) => row.kind === kind && row.parentId === null)
      .map((row) => ({
        ...presentCategory(row),
        subcategories: rows.filter(({ parentId }) => parentId === row.id).map(presentCategory),
      }));
  return { lists: { group_categories: treeOf('group'), company_categories: treeOf('company') } };
}

/** Reads a page of a group's log, newest first (DESK-01). */
export async function listLog(
  db: Database,
  viewerId: number,
  groupId: number,
  { limit, offset, now }: Page & { now: Date },
): Promise<{ list: WireGroupLogEntry[]; count: number }> {
  const where = and(eq(groupLog.groupId, groupId), gt(groupLog.createdAt, logStart(now)));
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
