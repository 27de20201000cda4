import { eq } from 'drizzle-orm';
import { inTransaction } from '../../db/database';
import { users } from '../../db/schema';
import { ApiError } from '../../errors';
import type { AppDeps } from '../../http/deps';
import {
  clearAttempts,
  deviceAttempts,
  failAttempt,
  reserveAttempt,
  returnAttempt,
  strangersAttempts,
  type Attempts,
} from './attempts';
import type { Browser, LoggedIn } from './browser';
import { holdPassword } from './checkedPassword';
import { presentChallenge, startChallenge } from './challenges';
import { closedUntil, reopenAccount } from './closedAccounts';
import { startSession } from './sessions';

interface Credentials {
  email: string;
  plainPassword: string;
}

/**
 * Logs in (AUTH-02, AUTH-03). Answers a token, or the second factors to choose from. Throws 401 invalidAttempt, 423
 * accountLockedNow and accountLocked; after the right password also 403 userNotEnabled and invalidAccessRole. Unknown
 * addresses answer like a wrong password, at the same cost (AUTH-04). A browser that is known has attempts of its own.
 *
 * A closed account is 403 accountClosed with `until`; `comesBack` opens it again, once all factors are given (OWN-02).
 */
export async function logIn(
  deps: AppDeps,
  { email, plainPassword }: Credentials,
  { agent, cookies }: Browser,
  { comesBack = false } = {},
): Promise<LoggedIn> {
  const { db, clock, devices } = deps;
  const [user] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      confirmedAt: users.confirmedAt,
      accessRole: users.accessRole,
    })
    .from(users)
    .where(eq(users.email, email));
  const deviceId = user === undefined ? null : devices.find(cookies, user.id);
  const attempts =
    user === undefined || deviceId === null
      ? strangersAttempts(email)
      : await deviceAttempts(db, clock, { email, deviceId, passwordHash: user.passwordHash });
  const failed = await reserveAttempt(db, clock, attempts);
  const isRight = await verifyOrReturnAttempt(deps, user?.passwordHash ?? null, plainPassword, attempts);
  // Asked for an unknown address as well, which would otherwise answer sooner by one statement.
  const until = await closedUntil(db, user?.id ?? 0);
  // After its time a closed account answers like an unknown address, deleted or not yet.
  const isOver = until !== null && until <= clock.now();
  if (user === undefined || !isRight || isOver) throw await failAttempt(db, clock, attempts, failed);
  await clearAttempts(db, attempts);
  if (user.confirmedAt === null) throw new ApiError(403, 'userNotEnabled');
  if (user.accessRole === null) throw new ApiError(403, 'invalidAccessRole');
  if (!comesBack) refuseClosed(until);
  const opened = await inTransaction(db, async (tx) => {
    await holdPassword(tx, user);
    // Asked again under the lock: only who means to comes back to an account that was closed meanwhile.
    if (!comesBack) refuseClosed(await closedUntil(tx, user.id));
    const challenge = await startChallenge(deps, tx, user.id);
    if (challenge !== null) return challenge;
    await reopenAccount(tx, user.id);
    return { token: await startSession(deps, tx, user.id, agent) };
  });
  if ('entries' in opened) return { login: await presentChallenge(deps, opened), cookie: null };
  return { login: opened, cookie: devices.remember(user.id) };
}

function refuseClosed(until: Date | null): void {
  if (until !== null) throw new ApiError(403, 'accountClosed', { params: { until: until.toISOString() } });
}

async function verifyOrReturnAttempt(
  { db, hasher }: AppDeps,
  passwordHash: string | null,
  plainPassword: string,
  attempts: Attempts,
): Promise<boolean> {
  try {
    return await hasher.verify(passwordHash, plainPassword);
  } catch (error) {
    // A full hashing queue checked no password, so the attempt does not count.
    await returnAttempt(db, attempts);
    throw error;
  }
}
