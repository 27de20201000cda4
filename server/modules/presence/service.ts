import { and, eq, gte, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import { presenceSeconds } from '@/shared/config/limits';
import type { OnlineStatusCode, WireOnlineStatus } from '@/shared/wire/user';
import { inTransaction, type Database } from '../../db/database';
import { users } from '../../db/schema';
import type { AppDeps } from '../../http/deps';
import { audienceSql } from '../../permissions/visibility';
import { tellMembers } from '../../writing/tell';

const oldestPresent = (now: Date) => new Date(now.getTime() - presenceSeconds * 1000);

/** Status that others see: 0 for the invisible and after 2 minutes of silence. */
const shownStatus = (
  { onlineStatus, lastSeenAt }: Pick<typeof users.$inferSelect, 'onlineStatus' | 'lastSeenAt'>,
  now: Date,
): OnlineStatusCode => (lastSeenAt !== null && lastSeenAt >= oldestPresent(now) ? onlineStatus : 0);

/** Sets the member's status and marks them as present (PRES-01). Tells it where others see it change (LIVE-03). */
export async function setOnlineStatus(
  { db, clock }: AppDeps,
  memberId: number,
  status: OnlineStatusCode,
): Promise<WireOnlineStatus> {
  const now = clock.now();
  const isMember = eq(users.id, memberId);
  await inTransaction(db, async (tx) => {
    const [former] = await tx
      .select({ onlineStatus: users.onlineStatus, lastSeenAt: users.lastSeenAt })
      .from(users)
      .where(isMember)
      .for('no key update');
    await tx.update(users).set({ onlineStatus: status, lastSeenAt: now }).where(isMember);
    if (former !== undefined && shownStatus(former, now) !== status)
      await tellMembers(tx, 'presence', [memberId]);
  });
  return { id: String(memberId), online_status: status };
}

/**
 * Marks a member as present; open tabs call it every minute. Tells that they come, the first time (LIVE-02), unless
 * they are invisible (LIVE-03).
 */
export async function rollCall({ db, clock }: AppDeps, memberId: number): Promise<void> {
  const now = clock.now();
  const markWhere = (tx: Database, state: SQL | undefined) =>
    tx
      .update(users)
      .set({ lastSeenAt: now })
      .where(and(eq(users.id, memberId), state))
      .returning({ id: users.id, onlineStatus: users.onlineStatus });
  const oldest = oldestPresent(now);
  if ((await markWhere(db, gte(users.lastSeenAt, oldest))).length > 0) return;
  await inTransaction(db, async (tx) => {
    const came = await markWhere(tx, or(isNull(users.lastSeenAt), lt(users.lastSeenAt, oldest)));
    await tellMembers(
      tx,
      'presence',
      came.flatMap(({ id, onlineStatus }) => (onlineStatus === 0 ? [] : id)),
    );
  });
}

/** Reads the statuses of members with a visible profile, by id. */
export async function readOnlineStatuses(
  { db, clock }: AppDeps,
  viewerId: number,
  memberIds: readonly number[],
): Promise<WireOnlineStatus[]> {
  if (memberIds.length === 0) return [];
  const rows = await db
    .select({ id: users.id, onlineStatus: users.onlineStatus, lastSeenAt: users.lastSeenAt })
    .from(users)
    .where(and(inArray(users.id, [...memberIds]), audienceSql('profile_details', viewerId)))
    .orderBy(users.id);
  const now = clock.now();
  return rows.map((row) => ({ id: String(row.id), online_status: shownStatus(row, now) }));
}

/** Parses a comma-separated list of ids; ignores anything else. */
export function parseIds(list: string): number[] {
  return [...new Set(list.split(',').filter((part) => /^[1-9]\d{0,14}$/.test(part)))].map(Number);
}
