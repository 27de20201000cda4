import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { accountLockMinutes, maxLoginAttempts } from '@/shared/config/limits';
import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import { loginAttempts } from '../../db/schema';
import { ApiError } from '../../errors';
import { hashToken } from '../../tokens';

const lockMs = accountLockMinutes * 60_000;

/**
 * Counts a login attempt before its password is checked, so that parallel attempts hash at most 5 passwords in 10
 * minutes. Answers the number of attempts. Throws 423 accountLocked while the address is locked. Unknown addresses
 * count the same way (AUTH-04, AUTH-09).
 */
export async function reserveAttempt(db: Database, clock: Clock, email: string): Promise<number> {
  const now = clock.now();
  const isOld = lte(loginAttempts.lastFailedAt, new Date(now.getTime() - lockMs));
  const lockIsOver = lte(loginAttempts.lockedUntil, now);
  const [row] = await db
    .insert(loginAttempts)
    .values({ emailHash: hashToken(email), failed: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: loginAttempts.emailHash,
      set: {
        failed: sql`case when ${or(isOld, lockIsOver)} then 1 else ${loginAttempts.failed} + 1 end`,
        lastFailedAt: now,
        lockedUntil: null,
      },
      setWhere: or(
        lockIsOver,
        and(isNull(loginAttempts.lockedUntil), or(isOld, lt(loginAttempts.failed, maxLoginAttempts))),
      ),
    })
    .returning({ failed: loginAttempts.failed });
  if (row === undefined) throw await lockedError(db, clock, email);
  return row.failed;
}

async function lockedError(db: Database, clock: Clock, email: string): Promise<ApiError> {
  const [row] = await db
    .select({ lockedUntil: loginAttempts.lockedUntil })
    .from(loginAttempts)
    .where(eq(loginAttempts.emailHash, hashToken(email)));
  const end = row?.lockedUntil?.getTime() ?? clock.now().getTime() + lockMs;
  const seconds = Math.max(1, Math.ceil((end - clock.now().getTime()) / 1000));
  return new ApiError(423, 'accountLocked', { params: { seconds } });
}

/** Builds the answer to a wrong password: the attempts left, or the lock that starts now. */
export async function failAttempt(
  db: Database,
  clock: Clock,
  email: string,
  failed: number,
): Promise<ApiError> {
  if (failed < maxLoginAttempts)
    return new ApiError(401, 'invalidAttempt', { params: { count: maxLoginAttempts - failed } });
  await db
    .update(loginAttempts)
    .set({ lockedUntil: new Date(clock.now().getTime() + lockMs) })
    .where(eq(loginAttempts.emailHash, hashToken(email)));
  return new ApiError(423, 'accountLockedNow', { params: { seconds: lockMs / 1000 } });
}

/** Uncounts an attempt whose password was not checked. */
export async function returnAttempt(db: Database, email: string): Promise<void> {
  await db
    .update(loginAttempts)
    .set({ failed: sql`${loginAttempts.failed} - 1` })
    .where(and(eq(loginAttempts.emailHash, hashToken(email)), gt(loginAttempts.failed, 0)));
}

/** Clears attempts and lock, after a right password or a reset by mail. */
export async function clearAttempts(db: Database, email: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.emailHash, hashToken(email)));
}
