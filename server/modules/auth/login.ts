import { eq } from 'drizzle-orm';
import type { WireLogin } from '@/shared/wire/auth';
import { users } from '../../db/schema';
import { ApiError } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { clearAttempts, failAttempt, reserveAttempt, returnAttempt } from './attempts';
import { startChallenge } from './challenges';
import { startSession } from './sessions';

interface Credentials {
  email: string;
  plainPassword: string;
}

/**
 * Logs in (AUTH-02, AUTH-03). Answers a token, or the second factors to choose from. Throws 401 invalidAttempt, 423
 * accountLockedNow and accountLocked; after the right password also 403 userNotEnabled and invalidAccessRole. Unknown
 * addresses answer like a wrong password, at the same cost (AUTH-04).
 */
export async function logIn(
  deps: AppDeps,
  { email, plainPassword }: Credentials,
  agent: string,
): Promise<WireLogin> {
  const { db, clock } = deps;
  const failed = await reserveAttempt(db, clock, email);
  const [user] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      confirmedAt: users.confirmedAt,
      accessRole: users.accessRole,
    })
    .from(users)
    .where(eq(users.email, email));
  const isRight = await verifyOrReturnAttempt(deps, user?.passwordHash ?? null, { email, plainPassword });
  if (user === undefined || !isRight) throw await failAttempt(db, clock, email, failed);
  await clearAttempts(db, email);
  if (user.confirmedAt === null) throw new ApiError(403, 'userNotEnabled');
  if (user.accessRole === null) throw new ApiError(403, 'invalidAccessRole');
  const challenge = await startChallenge(deps, user.id);
  return challenge ?? { token: await startSession(deps, db, user.id, agent) };
}

async function verifyOrReturnAttempt(
  { db, hasher }: AppDeps,
  passwordHash: string | null,
  { email, plainPassword }: Credentials,
): Promise<boolean> {
  try {
    return await hasher.verify(passwordHash, plainPassword);
  } catch (error) {
    // A full hashing queue checked no password, so the attempt does not count.
    await returnAttempt(db, email);
    throw error;
  }
}
