import { and, eq, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { isOneOf, type Database } from '../../db/database';
import { notifications } from '../../db/schema';
import { tellMembers } from '../../writing/tell';

interface Reading {
  /** The newest that was shown: later ones stay unread. */
  until?: number | undefined;
  /** Marks those, too, that the member has marked as unread. */
  withKept: boolean;
}

/** Marks all as read, in the member's other tabs and on their other devices, too (NTF-01). */
export async function markRead(
  db: Database,
  memberId: number,
  at: Date,
  { until, withKept }: Reading,
): Promise<void> {
  const isShown = until === undefined ? undefined : await upTo(db, memberId, until);
  const isKept = withKept ? undefined : eq(notifications.isKept, false);
  await mark(db, memberId, at, and(isNull(notifications.readAt), isShown, isKept));
}

/** Condition for a notification and those below it in the list; by id when it is gone. */
async function upTo(db: Database, memberId: number, id: number): Promise<SQL> {
  const [shown] = await db
    .select({ createdAt: notifications.createdAt })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, memberId)));
  if (shown === undefined) return lte(notifications.id, id);
  return sql`(${notifications.createdAt}, ${notifications.id}) <= (${shown.createdAt.toISOString()}::timestamptz, ${id}::bigint)`;
}

/** Marks some of the member's own as read, or as unread until they are opened; passes over other ids (G13). */
export function setRead(
  db: Database,
  memberId: number,
  at: Date | null,
  ids: readonly number[],
): Promise<void> {
  const isOther = at === null ? isNotNull(notifications.readAt) : isNull(notifications.readAt);
  const isNewlyKept = at === null ? eq(notifications.isKept, false) : sql`false`;
  return mark(db, memberId, at, and(isOneOf(notifications.id, ids), sql`(${isOther} or ${isNewlyKept})`));
}

async function mark(db: Database, memberId: number, at: Date | null, which: SQL | undefined): Promise<void> {
  const marked = await db
    .update(notifications)
    .set({ readAt: at, isKept: at === null })
    .where(and(eq(notifications.userId, memberId), which))
    .returning({ id: notifications.id });
  if (marked.length > 0) await tellMembers(db, 'notify', [memberId]);
}
