import { and, desc, eq, sql } from 'drizzle-orm';
import type { WireList } from '@/shared/wire/common';
import type { DeskAct, WireDeskLine } from '@/shared/wire/moderation';
import { countAll, type Database } from '../../db/database';
import type { Page } from '../../db/paging';
import { groups, moderationLog } from '../../db/schema';
import { presentBriefs } from '../people/presenter';
import type { Desk } from './desks';
import { presentDeskGroup } from './presenter';

/** Reads the log, newest first: of a group at its desk, all of it at that of the house (DESK-03). */
export async function readLog(
  db: Database,
  desk: Desk,
  { act, limit, offset }: Page & { act: DeskAct | undefined },
): Promise<WireList<WireDeskLine>> {
  const where = and(
    desk.group === null ? undefined : eq(moderationLog.groupId, desk.group.row.id),
    act === undefined ? undefined : eq(moderationLog.act, act),
  );
  const rows = await db
    .select({ line: moderationLog, group: groups })
    .from(moderationLog)
    .leftJoin(groups, eq(groups.id, moderationLog.groupId))
    .where(where)
    .orderBy(desc(moderationLog.createdAt), desc(moderationLog.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ count: countAll })
    .from(moderationLog)
    .where(where ?? sql`true`);
  const people = await presentBriefs(
    db,
    desk.actorId,
    rows.flatMap(({ line }) => [line.actorId ?? [], line.authorId ?? []].flat()),
  );
  const personOf = (id: number | null) => (id === null ? null : (people.get(id) ?? null));
  const list = rows.map(({ line, group }) => ({
    id: String(line.id),
    act: line.act,
    actor: personOf(line.actorId),
    subject: line.subject,
    author: personOf(line.authorId),
    group: presentDeskGroup(group),
    rule: line.rule,
    note: line.note,
    created_at: line.createdAt.toISOString(),
  }));
  return { list, count: counted?.count ?? 0 };
}
