import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { accountLockMinutes, maxLoginAttempts } from '@/shared/config/limits';
import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import { loginAttempts } from '../../db/schema';
import { minuteMs } from '../../durations';
import { ApiError } from '../../errors';
import { hashToken } from '../../tokens';

const lockMs = accountLockMinutes * minuteMs;

/** Login attempts that are counted together; renewed ones are given back after a while. */
export interface Attempts {
  key: string;
  isRenewed: boolean;
}

/** Attempts of everybody on one address, by any browser that is not known. */
export const strangersAttempts = (email: string): Attempts => ({ key: email, isRenewed: true });

/**
 * Attempts of a browser that has logged in to the account before: strangers cannot use them up. Five in a row, and it
 * is a stranger until the record is removed a day later, so that a stolen cookie does not give endless guesses. A new
 * password begins anew: whoever set it by mail is not kept out by guesses of the former one.
 */
export async function deviceAttempts(
  db: Database,
  clock: Clock,
  { email, deviceId, passwordHash }: { email: string; deviceId: string; passwordHash: string },
): Promise<Attempts> {
  const key = `device ${deviceId} ${passwordHash}`;
  const [row] = await db.select().from(loginAttempts).where(isOf(key));
  if (row === undefined || row.failed < maxLoginAttempts) return { key, isRenewed: false };
  const lockedUntil = row.lockedUntil?.getTime() ?? row.lastFailedAt.getTime() + lockMs;
  return lockedUntil <= clock.now().getTime() ? strangersAttempts(email) : { key, isRenewed: false };
}

const isOf = (key: string) => eq(loginAttempts.emailHash, hashToken(key));

/**
 * Counts a login attempt before its password is checked, so that parallel attempts hash at most 5 passwords in 10
 * minutes. Answers the number of attempts. Throws 423 accountLocked while the address or device is locked. Unknown
 * addresses count the same way (AUTH-04, AUTH-09).
 */
export async function reserveAttempt(
  db: Database,
  clock: Clock,
  { key, isRenewed }: Attempts,
): Promise<number> {
  const now = clock.now();
  const since = isRenewed ? new Date(now.getTime() - lockMs) : new Date(0);
  const isOld = lte(loginAttempts.lastFailedAt, since);
  const lockIsOver = lte(loginAttempts.lockedUntil, now);
  const [row] = await db
    .insert(loginAttempts)
    .values({ emailHash: hashToken(key), failed: 1, lastFailedAt: now })
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
  if (row === undefined) throw await lockedError(db, clock, key);
  return row.failed;
}

async function lockedError(db: Database, clock: Clock, key: string): Promise<ApiError> {
  const [row] = await db
    .select({ lockedUntil: loginAttempts.lockedUntil })
    .from(loginAttempts)
    .where(isOf(key));
  const end = row?.lockedUntil?.getTime() ?? clock.now().getTime() + lockMs;
  const seconds = Math.max(1, Math.ceil((end - clock.now().getTime()) / 1000));
  return new ApiError(423, 'accountLocked', { params: { seconds } });
}

/** True while an address is locked after failed logins (AUTH-09). */
export async function isAddressLocked(db: Database, email: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ lockedUntil: loginAttempts.lockedUntil })
    .from(loginAttempts)
    .where(and(isOf(strangersAttempts(email).key), gt(loginAttempts.lockedUntil, now)));
  return row !== undefined;
}

/** Builds the answer to a wrong password: the attempts left, or the lock that starts now. */
export async function failAttempt(
  db: Database,
  clock: Clock,
  { key }: Attempts,
  failed: number,
): Promise<ApiError> {
  if (failed < maxLoginAttempts)
    return new ApiError(401, 'invalidAttempt', { params: { count: maxLoginAttempts - failed } });
  await db
    .update(loginAttempts)
    .set({ lockedUntil: new Date(clock.now().getTime() + lockMs) })
    .where(isOf(key));
  return new ApiError(423, 'accountLockedNow', { params: { seconds: lockMs / 1000 } });
}

/** Uncounts an attempt whose password was not checked. */
export async function returnAttempt(db: Database, { key }: Attempts): Promise<void> {
  await db
    .update(loginAttempts)
    .set({ failed: sql`${loginAttempts.failed} - 1` })
    .where(and(isOf(key), gt(loginAttempts.failed, 0)));
}

/** Clears attempts and lock, after a right password or a reset by mail. */
export async function clearAttempts(db: Database, { key }: Attempts): Promise<void> {
  await db.delete(loginAttempts).where(isOf(key));
}
