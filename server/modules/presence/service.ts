import { and, eq, gte, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import { presenceSeconds } from '@/shared/config/limits';
import type { OnlineStatusCode, WireOnlineStatus } from '@/shared/wire/user';
import { inTransaction, type Database } from '../../db/database';
import { users } from '../../db/schema';
import type { AppDeps } from '../../http/deps';
import { audienceSql } from '../../permissions/visibility';
import { tellMembers } from '../../writing/tell';

/** Sets the member's status and marks them as present (PRES-01). */
export async function setOnlineStatus(
  { db, clock }: AppDeps,
  memberId: number,
  status: OnlineStatusCode,
): Promise<WireOnlineStatus> {
  await inTransaction(db, async (tx) => {
    await tx
      .update(users)
      .set({ onlineStatus: status, lastSeenAt: clock.now() })
      .where(eq(users.id, memberId));
    await tellMembers(tx, 'presence', [memberId]);
  });
  return { id: String(memberId), online_status: status };
}

const oldestPresent = (now: Date) => new Date(now.getTime() - presenceSeconds * 1000);

/** Marks a member as present; open tabs call it every minute. Tells that they come, the first time (LIVE-02). */
export async function rollCall({ db, clock }: AppDeps, memberId: number): Promise<void> {
  const now = clock.now();
  const markWhere = (tx: Database, state: SQL | undefined) =>
    tx
      .update(users)
      .set({ lastSeenAt: now })
      .where(and(eq(users.id, memberId), state))
      .returning({ id: users.id });
  const oldest = oldestPresent(now);
  if ((await markWhere(db, gte(users.lastSeenAt, oldest))).length > 0) return;
  await inTransaction(db, async (tx) => {
    const came = await markWhere(tx, or(isNull(users.lastSeenAt), lt(users.lastSeenAt, oldest)));
    await tellMembers(
      tx,
      'presence',
      came.map(({ id }) => id),
    );
  });
}

/** Reads the statuses of members with a visible profile; 0 for invisible ones and after 2 minutes of silence; by id. */
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
  const oldest = oldestPresent(clock.now());
  return rows.map(({ id, onlineStatus, lastSeenAt }) => ({
    id: String(id),
    online_status: lastSeenAt !== null && lastSeenAt >= oldest ? onlineStatus : 0,
  }));
}

/** Parses a comma-separated list of ids; ignores anything else. */
export function parseIds(list: string): number[] {
  return [...new Set(list.split(',').filter((part) => /^[1-9]\d{0,14}$/.test(part)))].map(Number);
}
