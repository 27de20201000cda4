import { and, eq, inArray } from 'drizzle-orm';
import { presenceSeconds } from '@/shared/config/limits';
import type { OnlineStatusCode, WireOnlineStatus } from '@/shared/wire/user';
import { inTransaction } from '../../db/database';
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

/** Marks a member as present; open tabs call it every minute. */
export async function rollCall({ db, clock }: AppDeps, memberId: number): Promise<void> {
  await db.update(users).set({ lastSeenAt: clock.now() }).where(eq(users.id, memberId));
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
  const oldest = clock.now().getTime() - presenceSeconds * 1000;
  return rows.map(({ id, onlineStatus, lastSeenAt }) => ({
    id: String(id),
    online_status: lastSeenAt !== null && lastSeenAt.getTime() >= oldest ? onlineStatus : 0,
  }));
}

/** Parses a comma-separated list of ids; ignores anything else. */
export function parseIds(list: string): number[] {
  return [...new Set(list.split(',').filter((part) => /^[1-9]\d{0,14}$/.test(part)))].map(Number);
}
