import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { confirmationCooldownSeconds, passwordMaxLength } from '@/shared/config/limits';
import { brokenPasswordRules } from '@/shared/rules/password';
import type { WireConfirmed, WireRegistered } from '@/shared/wire/auth';
import { inTransaction, isUniqueViolation, type Database } from '../../db/database';
import { emailTokens, users } from '../../db/schema';
import { toSearchName } from '../../db/search';
import { ApiError } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { enforceLimit } from '../../http/rateLimiter';
import { recordInvited } from '../invitations/service';
import { notifyOfVerification } from '../notifications/notify';
import { emailAddress, personName } from '../people/fields';
import { proposePermalink } from '../people/permalinks';
import {
  createMailedToken,
  findMailedToken,
  isKeptForOwner,
  markTokenUsed,
  revokeMailedTokens,
} from './mailedTokens';
import { confirmationMail } from './mails';

/** A new password; every rule of the checklist must hold (VAL-02). */
export const chosenPassword = z
  .string()
  .max(passwordMaxLength)
  .refine((password) => brokenPasswordRules(password, password).length === 0);

/** Body of `POST /api/users/register` (AUTH-05). */
export const registerSchema = z.object({
  email: emailAddress,
  plainPassword: chosenPassword,
  firstName: personName,
  lastName: personName,
  /** Code of the personal link by which they came (HOUR-03). */
  invitation: z.string().max(100).optional(),
});
type Registration = z.output<typeof registerSchema>;

const maxPermalinkAttempts = 8;

/**
 * Registers a member and mails the confirmation link. Throws 409 validationUserAlreadyExists for an address that is
 * taken, or was changed within the week and may still be taken back, but for the same sign-up once more, whose answer
 * was lost.
 */
export async function register(deps: AppDeps, input: Registration): Promise<WireRegistered> {
  const before = await findSameSignUp(deps, input);
  if (before !== null) return before;
  const passwordHash = await deps.hasher.hash(input.plainPassword);
  const name = `${input.firstName} ${input.lastName}`;
  for (let attempt = 0; attempt < maxPermalinkAttempts; attempt += 1) {
    try {
      return await insertUser(deps, input, passwordHash, proposePermalink('member', name, attempt));
    } catch (error) {
      if (isUniqueViolation(error, 'users_email_unique')) return register(deps, input);
      if (!isUniqueViolation(error, 'users_permalink_unique')) throw error;
    }
  }
  throw new TypeError('No free permalink was found');
}

const alreadyExists = () =>
  new ApiError(409, 'validationUserAlreadyExists', { fields: { email: 'validationUserAlreadyExists' } });

/**
 * Finds the account that the same sign-up has made, with the same password and not confirmed yet; mails its link again.
 */
async function findSameSignUp(
  deps: AppDeps,
  { email, plainPassword }: Registration,
): Promise<WireRegistered | null> {
  const [taken] = await deps.db.select().from(users).where(eq(users.email, email));
  if (taken === undefined) {
    if (await isKeptForOwner(deps, email)) throw alreadyExists();
    return null;
  }
  const isSame = taken.confirmedAt === null && (await deps.hasher.verify(taken.passwordHash, plainPassword));
  if (!isSame) throw alreadyExists();
  mailLinkAgain(deps, email);
  return { id: String(taken.id), email };
}

async function insertUser(
  deps: AppDeps,
  { email, firstName, lastName, invitation }: Registration,
  passwordHash: string,
  permalink: string,
): Promise<WireRegistered> {
  const displayName = `${firstName} ${lastName}`;
  const { id, token } = await inTransaction(deps.db, async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({
        email,
        firstName,
        lastName,
        displayName,
        permalink,
        passwordHash,
        accessRole: 'member',
        searchName: toSearchName([displayName, permalink]),
        createdAt: deps.clock.now(),
      })
      .returning({ id: users.id });
    if (row === undefined) throw new TypeError('The member was not inserted');
    if (invitation !== undefined)
      await recordInvited(tx, { userId: row.id, code: invitation, now: deps.clock.now() });
    return {
      id: row.id,
      token: await createMailedToken(deps, tx, { userId: row.id, kind: 'confirm', email }),
    };
  });
  deps.background.run('Mailing a confirmation', () =>
    deps.mail.send(confirmationMail(deps.config, email, firstName, token)),
  );
  return { id: String(id), email };
}

/**
 * Mails the confirmation link again (AUTH-05); the earlier one ends. Works after the answer, which with its limits is
 * the same for addresses that nobody has or that are confirmed. Throws 429 tooManyRequests with the seconds to wait.
 */
export async function sendConfirmationAgain(deps: AppDeps, email: string): Promise<void> {
  await enforceLimit(deps, 'confirmationByEmail', email);
  await enforceLimit(deps, 'confirmationsByEmail', email);
  mailLinkAgain(deps, email);
}

/** Mails the link to an account that is not confirmed, unless one is on its way. */
function mailLinkAgain(deps: AppDeps, email: string): void {
  deps.background.run('Mailing a confirmation again', async () => {
    const sent = await inTransaction(deps.db, async (tx) => {
      const [user] = await tx
        .select({ id: users.id, firstName: users.firstName })
        .from(users)
        .where(and(eq(users.email, email), isNull(users.confirmedAt)))
        .for('update');
      if (user === undefined || (await isMailOnItsWay(deps, tx, user.id))) return null;
      const token = await createMailedToken(deps, tx, { userId: user.id, kind: 'confirm', email });
      return confirmationMail(deps.config, email, user.firstName, token);
    });
    if (sent !== null) await deps.mail.send(sent);
  });
}

async function isMailOnItsWay({ clock }: AppDeps, tx: Database, userId: number): Promise<boolean> {
  const since = new Date(clock.now().getTime() - confirmationCooldownSeconds * 1000);
  const recent = await tx
    .select({ id: emailTokens.id })
    .from(emailTokens)
    .where(
      and(eq(emailTokens.userId, userId), eq(emailTokens.kind, 'confirm'), gt(emailTokens.createdAt, since)),
    );
  return recent.length > 0;
}

/**
 * Opens a confirmation link (AUTH-07) of a sign-up or a changed address. Repeats succeed while it is valid, because
 * mail scanners open links too. Answers the address, which whoever has the link has read. Throws 422 invalid_token and
 * tokenExpired.
 */
export async function confirmEmail(deps: AppDeps, token: string): Promise<WireConfirmed> {
  try {
    return await inTransaction(deps.db, async (tx) => {
      const found = await findMailedToken(deps, tx, token, ['confirm', 'email']);
      if (found.usedAt !== null) return { email: found.email };
      await markTokenUsed(deps, tx, found.id);
      const change = found.kind === 'email' ? { email: found.email } : { confirmedAt: deps.clock.now() };
      await tx.update(users).set(change).where(eq(users.id, found.userId));
      // Keeps those who read the former address out of the account.
      if (found.kind === 'email') await revokeMailedTokens(tx, found.userId, 'reset');
      await notifyOfVerification(tx, found.userId, found.email, deps.clock.now());
      return { email: found.email };
    });
  } catch (error) {
    // Another sign-up took the address in the meantime.
    if (isUniqueViolation(error, 'users_email_unique')) throw new ApiError(422, 'invalid_token');
    throw error;
  }
}
