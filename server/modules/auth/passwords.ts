import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, type Database } from '../../db/database';
import { loginChallenges, users } from '../../db/schema';
import { ApiError, invalidFields } from '../../errors';
import type { Actor } from '../../http/authentication';
import type { AppDeps } from '../../http/deps';
import { takeOrRefuse } from '../../http/rateLimiter';
import { typedPassword } from '../people/fields';
import { clearAttempts } from './attempts';
import { createMailedToken, findMailedToken, revokeMailedTokens, useMailedToken } from './mailedTokens';
import { resetMail } from './mails';
import { chosenPassword } from './registration';
import { endSessions } from './sessions';

const repeated = {
  newPassword: chosenPassword,
  newPasswordRepeat: z.string().max(1024),
};

/** Body of `POST /api/users/emailReset`. */
export const resetSchema = z.object({ ...repeated, token: z.string().max(200) });
/** Body of `POST /api/profile/change-password` (SET-03). */
export const changePasswordSchema = z.object({ ...repeated, oldPassword: typedPassword });

function requireSame({
  newPassword,
  newPasswordRepeat,
}: {
  newPassword: string;
  newPasswordRepeat: string;
}): void {
  if (newPassword !== newPasswordRepeat) throw invalidFields({ newPasswordRepeat: 'validationError' });
}

/**
 * Mails a reset link, if anybody has the address; the answer is the same either way, and so is its time: all of it
 * happens after the answer. At most 3 an hour go to one address.
 */
export function requestReset(deps: AppDeps, email: string): void {
  if (deps.limiter.take('resetByEmail', email) > 0) return;
  deps.background.run('Mailing a reset', async () => {
    const [user] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (user === undefined) return;
    const token = await inTransaction(deps.db, (tx) =>
      createMailedToken(deps, tx, { userId: user.id, kind: 'reset', email }),
    );
    await deps.mail.send(resetMail(deps.config, email, token));
  });
}

/**
 * Sets a new password with the mailed token, once (AUTH-06). Every session and open login of the account ends, the
 * lock is lifted, and the address counts as confirmed, for the link proved it. 422 invalid_token, tokenExpired,
 * validationError.
 */
export async function resetPassword(deps: AppDeps, input: z.output<typeof resetSchema>): Promise<void> {
  requireSame(input);
  // Looked at before the costly hash, and again, locked, when it is used.
  await findMailedToken(deps, deps.db, input.token, ['reset']);
  const passwordHash = await deps.hasher.hash(input.newPassword);
  await inTransaction(deps.db, async (tx) => {
    const found = await findMailedToken(deps, tx, input.token, ['reset']);
    if (found.usedAt !== null) throw new ApiError(422, 'invalid_token');
    await useMailedToken(deps, tx, found.id);
    await setPassword(tx, found.userId, passwordHash);
    const [user] = await tx
      .select({ email: users.email, confirmedAt: users.confirmedAt })
      .from(users)
      .where(eq(users.id, found.userId));
    if (user?.confirmedAt === null)
      await tx.update(users).set({ confirmedAt: deps.clock.now() }).where(eq(users.id, found.userId));
    await endSessions(tx, found.userId);
    if (user !== undefined) await clearAttempts(tx, user.email);
  });
}

/** Changes one's own password; the other sessions end. 422 validationInvalidCredentials for a wrong old one. */
export async function changePassword(
  deps: AppDeps,
  actor: Actor,
  input: z.output<typeof changePasswordSchema>,
): Promise<void> {
  requireSame(input);
  takeOrRefuse(deps, 'login', `password of ${actor.id}`);
  const [user] = await deps.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, actor.id));
  if (!(await deps.hasher.verify(user?.passwordHash ?? null, input.oldPassword)))
    throw invalidFields({ oldPassword: 'validationInvalidCredentials' }, 'validationInvalidCredentials');
  const passwordHash = await deps.hasher.hash(input.newPassword);
  await inTransaction(deps.db, async (tx) => {
    await setPassword(tx, actor.id, passwordHash);
    await endSessions(tx, actor.id, actor.sessionId);
  });
}

async function setPassword(tx: Database, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
  await revokeMailedTokens(tx, userId, 'reset');
}
