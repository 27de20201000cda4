import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { WireLogin } from '@/shared/wire/auth';
import { inTransaction, type Database } from '../../db/database';
import { loginChallengeMethods, loginChallenges, twoFactorMethods, users } from '../../db/schema';
import { ApiError } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { enforceLimit } from '../../http/rateLimiter';
import { hashCode, hashToken, newCode, newToken, sameHash } from '../../tokens';
import { numberOf, presentFactor, type Factor } from './factorPresenter';
import { codeText } from './mails';
import type { Browser, LoggedIn } from './browser';
import { reopenAccount } from './closedAccounts';
import { startSession } from './sessions';
import { acceptedStep } from './totp';

const challengeMs = 600_000;
const maxCodes = 5;

/** A challenge that a login has opened: the factors to choose from, each with its id for this login. */
export interface StartedChallenge {
  entries: { method: Factor; id: string }[];
}

/**
 * Opens a challenge for a member with second factors (TFA-01), the default one first; null without any. The ids are
 * random and valid for this login only (D10). To be called with the member's row held, so that none is verified or
 * removed meanwhile.
 */
export async function startChallenge(
  { clock }: Pick<AppDeps, 'clock'>,
  tx: Database,
  userId: number,
): Promise<StartedChallenge | null> {
  const methods = await tx
    .select()
    .from(twoFactorMethods)
    .where(and(eq(twoFactorMethods.userId, userId), isNotNull(twoFactorMethods.verifiedAt)))
    .orderBy(desc(twoFactorMethods.isDefault), asc(twoFactorMethods.id));
  if (methods.length === 0) return null;
  const entries = methods.map((method) => ({ method, id: newToken() }));
  const now = clock.now();
  const [challenge] = await tx
    .insert(loginChallenges)
    .values({ userId, createdAt: now, expiresAt: new Date(now.getTime() + challengeMs) })
    .returning({ id: loginChallenges.id });
  if (challenge === undefined) throw new TypeError('The challenge was not inserted');
  const rows = entries.map(({ method, id }) => ({
    tokenHash: hashToken(id),
    challengeId: challenge.id,
    methodId: method.id,
  }));
  await tx.insert(loginChallengeMethods).values(rows);
  return { entries };
}

/**
 * Answers a new challenge. Texts a code at once when the default is a phone, unless another login has just texted it.
 */
export async function presentChallenge(deps: AppDeps, { entries }: StartedChallenge): Promise<WireLogin> {
  const [first] = entries;
  const isCodeSent =
    first?.method.kind === 'phone' &&
    (await deps.limiter.consume('resend', `method ${first.method.id}`)) === 0;
  if (isCodeSent) await sendCode(deps, first.id, first.method);
  return {
    two_factor_auth: entries.map((entry) =>
      presentFactor(entry.method, entry.id, { isCodeSent: isCodeSent && entry === first }),
    ),
  };
}

async function sendCode(deps: AppDeps, id: string, method: Factor): Promise<void> {
  const code = newCode();
  await deps.db
    .update(loginChallengeMethods)
    .set({ codeHash: hashCode(id, code), codeSentAt: deps.clock.now() })
    .where(eq(loginChallengeMethods.tokenHash, hashToken(id)));
  const sms = { to: numberOf(method), text: codeText(deps.config, code) };
  deps.background.run('Texting a login code', () => deps.sms.send(sms));
}

/**
 * Texts another code for a challenge (TFA-02), once in 30 s per phone, else 429. The earlier code stops working.
 * Throws 422 tokenExpired for dead or unknown challenges, invalid_token for authentication apps.
 */
export async function resendCode(deps: AppDeps, id: string): Promise<void> {
  const found = await findOpenChallenge(deps, deps.db, id);
  if (found.method.kind !== 'phone') throw new ApiError(422, 'invalid_token');
  await enforceLimit(deps, 'resend', `method ${found.method.id}`);
  await sendCode(deps, id, found.method);
}

/**
 * Checks a challenge's code and signs in. Throws 422 invalid_token for a wrong code, and 422 tokenExpired for a
 * challenge that is unknown or over: after a right code, 5 wrong ones or 10 minutes. After 5 codes within 10 minutes no
 * further one is checked, whichever challenges of the member they were for.
 */
export async function answerChallenge(
  deps: AppDeps,
  kind: 'phone' | 'app',
  id: string,
  code: string,
  { agent }: Browser,
): Promise<LoggedIn> {
  const answer = await inTransaction(deps.db, async (tx) => {
    const found = await findOpenChallenge(deps, tx, id);
    if (found.method.kind !== kind) throw new ApiError(422, 'invalid_token');
    const { userId } = found.challenge;
    // One code of a member at a time: parallel guesses would all read the same count.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!(await countAttempt(deps, tx, found.challenge.id, userId))) throw new ApiError(422, 'tokenExpired');
    if (!(await isRightCode(deps, tx, found, id, code))) return null;
    await tx
      .delete(loginChallenges)
      .where(and(eq(loginChallenges.userId, userId), ne(loginChallenges.id, found.challenge.id)));
    await tx
      .update(loginChallenges)
      .set({ usedAt: deps.clock.now() })
      .where(eq(loginChallenges.id, found.challenge.id));
    // Only a member who comes back has a challenge while their account is closed.
    await reopenAccount(tx, userId);
    return { token: await startSession(deps, tx, userId, agent), cookie: deps.devices.remember(userId) };
  });
  // Thrown outside the transaction, which must keep the counted attempt.
  if (answer === null) throw new ApiError(422, 'invalid_token');
  return { login: { token: answer.token }, cookie: answer.cookie };
}

interface OpenChallenge {
  challenge: typeof loginChallenges.$inferSelect;
  method: Factor;
  codeHash: string | null;
}

async function findOpenChallenge(deps: AppDeps, db: Database, id: string): Promise<OpenChallenge> {
  const [found] = await db
    .select({
      challenge: loginChallenges,
      method: twoFactorMethods,
      codeHash: loginChallengeMethods.codeHash,
    })
    .from(loginChallengeMethods)
    .innerJoin(loginChallenges, eq(loginChallenges.id, loginChallengeMethods.challengeId))
    .innerJoin(twoFactorMethods, eq(twoFactorMethods.id, loginChallengeMethods.methodId))
    .where(and(eq(loginChallengeMethods.tokenHash, hashToken(id)), isNull(loginChallenges.usedAt)));
  // Used already, after which another code is of no use either: the login begins anew.
  if (found === undefined || found.challenge.expiresAt <= deps.clock.now())
    throw new ApiError(422, 'tokenExpired');
  return found;
}

async function countAttempt(
  deps: AppDeps,
  tx: Database,
  challengeId: number,
  userId: number,
): Promise<boolean> {
  const since = new Date(deps.clock.now().getTime() - challengeMs);
  const [tried] = await tx
    .select({ codes: sql<number>`coalesce(sum(${loginChallenges.attempts}), 0)::int` })
    .from(loginChallenges)
    .where(
      and(
        eq(loginChallenges.userId, userId),
        gt(loginChallenges.createdAt, since),
        isNull(loginChallenges.usedAt),
      ),
    );
  if (tried === undefined || tried.codes >= maxCodes) return false;
  const counted = await tx
    .update(loginChallenges)
    .set({ attempts: sql`${loginChallenges.attempts} + 1` })
    .where(
      and(
        eq(loginChallenges.id, challengeId),
        isNull(loginChallenges.usedAt),
        lt(loginChallenges.attempts, maxCodes),
      ),
    )
    .returning({ id: loginChallenges.id });
  return counted.length === 1;
}

async function isRightCode(
  deps: AppDeps,
  tx: Database,
  { method, codeHash }: OpenChallenge,
  id: string,
  code: string,
): Promise<boolean> {
  if (method.kind === 'phone') return codeHash !== null && sameHash(codeHash, hashCode(id, code));
  const step = acceptedStep(method.secret ?? '', code, method.lastStep, deps.clock.now());
  if (step === null) return false;
  await tx.update(twoFactorMethods).set({ lastStep: step }).where(eq(twoFactorMethods.id, method.id));
  return true;
}
