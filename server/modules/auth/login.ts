import { eq } from 'drizzle-orm';
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
import { startChallenge } from './challenges';
import { startSession } from './sessions';

interface Credentials {
  email: string;
  plainPassword: string;
}

/**
 * Logs in (AUTH-02, AUTH-03). Answers a token, or the second factors to choose from. Throws 401 invalidAttempt, 423
 * accountLockedNow and accountLocked; after the right password also 403 userNotEnabled and invalidAccessRole. Unknown
 * addresses answer like a wrong password, at the same cost (AUTH-04). A browser that is known has attempts of its own.
 */
export async function logIn(
  deps: AppDeps,
  { email, plainPassword }: Credentials,
  { agent, cookies }: Browser,
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
    deviceId === null ? strangersAttempts(email) : await deviceAttempts(db, clock, email, deviceId);
  const failed = await reserveAttempt(db, clock, attempts);
  const isRight = await verifyOrReturnAttempt(deps, user?.passwordHash ?? null, plainPassword, attempts);
  if (user === undefined || !isRight) throw await failAttempt(db, clock, attempts, failed);
  await clearAttempts(db, attempts);
  if (user.confirmedAt === null) throw new ApiError(403, 'userNotEnabled');
  if (user.accessRole === null) throw new ApiError(403, 'invalidAccessRole');
  const challenge = await startChallenge(deps, user.id);
  if (challenge !== null) return { login: challenge, cookie: null };
  return {
    login: { token: await startSession(deps, db, user.id, agent) },
    cookie: devices.remember(user.id),
  };
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
