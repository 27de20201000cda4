import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, type Database } from '../../db/database';
import { users } from '../../db/schema';
import { ApiError, invalidFields } from '../../errors';
import type { Actor } from '../../http/authentication';
import type { AppDeps } from '../../http/deps';
import { enforceLimit } from '../../http/rateLimiter';
import { typedPassword } from '../people/fields';
import { clearAttempts, strangersAttempts } from './attempts';
import { isPasswordHeld } from './checkedPassword';
import { createMailedToken, findMailedToken, revokeMailedTokens, markTokenUsed } from './mailedTokens';
import { resetMail } from './mails';
import { chosenPassword } from './registration';
import { endAllAccess } from './sessions';

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
 * Mails a reset link to a known address, at most 3 an hour. Works after the answer, so that answer and timing are the
 * same for unknown addresses.
 */
export async function requestReset(deps: AppDeps, email: string): Promise<void> {
  if ((await deps.limiter.consume('resetByEmail', email)) > 0) return;
  deps.background.run('Mailing a reset', async () => {
    const token = await inTransaction(deps.db, async (tx) => {
      // Locked, so that a change of the address waits, and then revokes the link.
      const [user] = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, email))
        .for('no key update');
      return user === undefined
        ? null
        : createMailedToken(deps, tx, { userId: user.id, kind: 'reset', email });
    });
    if (token === null) return;
    await deps.mail.send(resetMail(deps.config, email, token));
  });
}

/**
 * Sets a new password with a mailed token, once (AUTH-06). Ends all sessions, open logins, downloads and a change of
 * address, lifts the lock, and confirms the address, which the link proved. Throws 422 invalid_token, tokenExpired,
 * validationError.
 */
export async function resetPassword(deps: AppDeps, input: z.output<typeof resetSchema>): Promise<void> {
  requireSame(input);
  // Checked before the costly hash, and again under the lock when it is used.
  await findMailedToken(deps, deps.db, input.token, ['reset']);
  const passwordHash = await deps.hasher.hash(input.newPassword);
  await inTransaction(deps.db, async (tx) => {
    const found = await findMailedToken(deps, tx, input.token, ['reset']);
    if (found.usedAt !== null) throw new ApiError(422, 'invalid_token');
    await markTokenUsed(deps, tx, found.id);
    await setPassword(tx, found.userId, passwordHash);
    const [user] = await tx
      .select({ email: users.email, confirmedAt: users.confirmedAt })
      .from(users)
      .where(eq(users.id, found.userId));
    if (user?.confirmedAt === null)
      await tx.update(users).set({ confirmedAt: deps.clock.now() }).where(eq(users.id, found.userId));
    await endAllAccess(tx, found.userId);
    // Whoever was in the account may have asked for another address.
    await revokeMailedTokens(tx, found.userId, 'email');
    if (user !== undefined) await clearAttempts(tx, strangersAttempts(user.email));
  });
}

/**
 * Changes the caller's password and ends their other sessions and downloads. Throws 422 validationInvalidCredentials
 * for a wrong old one.
 */
export async function changePassword(
  deps: AppDeps,
  actor: Actor,
  input: z.output<typeof changePasswordSchema>,
): Promise<void> {
  requireSame(input);
  const holdOld = await requireOwnPassword(deps, actor, 'oldPassword', input.oldPassword);
  const passwordHash = await deps.hasher.hash(input.newPassword);
  await inTransaction(deps.db, async (tx) => {
    await holdOld(tx);
    await setPassword(tx, actor.id, passwordHash);
    await endAllAccess(tx, actor.id, actor.sessionId);
  });
}

/**
 * Checks the caller's password again, for what a stranger at their keyboard must not do. Throws 422
 * validationInvalidCredentials on the field for a wrong one, 429 for many tries. Answers what holds it in the
 * transaction of the act, and throws the same for one that was changed since: whoever is kept out by that does nothing
 * more (SRV-04).
 */
export async function requireOwnPassword(
  deps: AppDeps,
  actor: Actor,
  field: string,
  password: string,
): Promise<(tx: Database) => Promise<void>> {
  await enforceLimit(deps, 'login', `password of ${actor.id}`);
  const [user] = await deps.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, actor.id));
  const wrong = () =>
    invalidFields({ [field]: 'validationInvalidCredentials' }, 'validationInvalidCredentials');
  const passwordHash = user?.passwordHash ?? null;
  if (!(await deps.hasher.verify(passwordHash, password)) || passwordHash === null) throw wrong();
  return async (tx) => {
    if (!(await isPasswordHeld(tx, { id: actor.id, passwordHash }))) throw wrong();
  };
}

async function setPassword(tx: Database, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await revokeMailedTokens(tx, userId, 'reset');
}
