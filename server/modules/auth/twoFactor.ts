import { and, asc, count, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { maxTwoFactorMethods } from '@/shared/config/limits';
import type { WireAppSetup, WireTwoFactorMethod } from '@/shared/wire/auth';
import type { WireList } from '@/shared/wire/common';
import { inTransaction, type Database } from '../../db/database';
import { loginChallenges, twoFactorMethods, users } from '../../db/schema';
import { ApiError, invalidFields, notAllowed, notFound } from '../../errors';
import type { Actor } from '../../http/authentication';
import type { AppDeps } from '../../http/deps';
import { enforceLimit } from '../../http/rateLimiter';
import { hashCode, newCode, sameHash } from '../../tokens';
import { factorLabel, numberOf, presentFactor, type Factor } from './factorPresenter';
import { notifyOfVerification } from '../notifications/notify';
import { codeText } from './mails';
import { endSessions, lockOwnAccount } from './sessions';
import { acceptedStep, newSecret, otpauthUri } from './totp';

const codeMs = 600_000;
const maxCodes = 5;

const ofMember = (memberId: number) => eq(twoFactorMethods.userId, memberId);
const isOn = isNotNull(twoFactorMethods.verifiedAt);

/** Offers a new secret for an authentication app, as text and QR code (TFA-03). `addApp` stores it. */
export async function offerApp({ db, config }: AppDeps, memberId: number): Promise<WireAppSetup> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, memberId));
  const secret = newSecret();
  const uri = otpauthUri(secret, config.productName, user?.email ?? '');
  return { secret, uri, qr: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}` };
}

/** Lists the caller's second factors, the default first; unverified ones are not in use yet (TFA-05). */
export async function listFactors(db: Database, memberId: number): Promise<WireList<WireTwoFactorMethod>> {
  const rows = await db
    .select()
    .from(twoFactorMethods)
    .where(ofMember(memberId))
    .orderBy(desc(twoFactorMethods.isDefault), asc(twoFactorMethods.id))
    .limit(maxTwoFactorMethods);
  const list = rows.map((row) => ({
    ...presentFactor(row, String(row.id)),
    default: row.isDefault && row.verifiedAt !== null,
    verified: row.verifiedAt !== null,
  }));
  return { list, count: list.length };
}

/** Starts the set-up of an authentication app; `verifyFactor` completes it. */
export async function addApp(
  deps: AppDeps,
  actor: Actor,
  app: { secret: string; default: boolean; accountName?: string | undefined },
): Promise<{ id: string; account_name: string }> {
  const accountName = app.accountName ?? deps.config.productName;
  const factor = await addFactor(deps, actor, {
    kind: 'app',
    secret: app.secret,
    accountName,
    isDefault: app.default,
  });
  return { id: String(factor.id), account_name: accountName };
}

/**
 * Starts the set-up of a phone and texts it a code. Throws 422 on `phoneNumber` for a number in use, 429 for a second
 * code within 30 s or too many in an hour.
 */
export async function addPhone(
  deps: AppDeps,
  actor: Actor,
  phone: { countryCode: string; phoneNumber: string; default: boolean },
): Promise<{ id: string; country_code: string; phone_number: string }> {
  const { countryCode, phoneNumber } = phone;
  const known = await deps.db
    .select({ id: twoFactorMethods.id })
    .from(twoFactorMethods)
    .where(
      and(
        ofMember(actor.id),
        isOn,
        eq(twoFactorMethods.countryCode, countryCode),
        eq(twoFactorMethods.phoneNumber, phoneNumber),
      ),
    );
  if (known.length > 0) throw invalidFields({ phoneNumber: 'validationError' });
  await enforceLimit(deps, 'resend', `phone ${countryCode} ${phoneNumber}`);
  await enforceLimit(deps, 'phoneSetup', `member ${actor.id}`);
  const factor = await addFactor(deps, actor, {
    kind: 'phone',
    countryCode,
    phoneNumber,
    isDefault: phone.default,
  });
  await textCode(deps, factor);
  return { id: String(factor.id), country_code: countryCode, phone_number: phoneNumber };
}

/** Texts another code to the caller's unverified phone. Throws 422 invalid_token for any other id. */
export async function resendSetupCode(deps: AppDeps, memberId: number, factorId: number): Promise<void> {
  const [factor] = await deps.db
    .select()
    .from(twoFactorMethods)
    .where(and(ofMember(memberId), eq(twoFactorMethods.id, factorId), eq(twoFactorMethods.kind, 'phone')));
  if (factor === undefined || factor.verifiedAt !== null) throw new ApiError(422, 'invalid_token');
  await enforceLimit(deps, 'resend', `phone ${factor.countryCode ?? ''} ${factor.phoneNumber ?? ''}`);
  await enforceLimit(deps, 'phoneSetup', `member ${memberId}`);
  await textCode(deps, factor);
}

async function textCode(deps: AppDeps, factor: Factor): Promise<void> {
  const now = deps.clock.now();
  const code = newCode();
  await deps.db
    .update(twoFactorMethods)
    .set({
      codeHash: hashCode(String(factor.id), code),
      codeSentAt: now,
      codeExpiresAt: new Date(now.getTime() + codeMs),
      codeAttempts: 0,
    })
    .where(eq(twoFactorMethods.id, factor.id));
  const sms = { to: numberOf(factor), text: codeText(deps.config, code) };
  deps.background.run('Texting a set-up code', () => deps.sms.send(sms));
}

/** Allows one set-up of a kind at a time: deletes unverified ones. */
function addFactor(
  deps: AppDeps,
  actor: Actor,
  factor: Omit<typeof twoFactorMethods.$inferInsert, 'userId' | 'createdAt'>,
): Promise<Factor> {
  return inTransaction(deps.db, async (tx) => {
    const { id: memberId } = await lockOwnAccount(tx, actor);
    await tx
      .delete(twoFactorMethods)
      .where(
        and(ofMember(memberId), eq(twoFactorMethods.kind, factor.kind), isNull(twoFactorMethods.verifiedAt)),
      );
    const [held] = await tx.select({ factors: count() }).from(twoFactorMethods).where(ofMember(memberId));
    if (held === undefined || held.factors >= maxTwoFactorMethods) throw notAllowed();
    const [added] = await tx
      .insert(twoFactorMethods)
      .values({ ...factor, userId: memberId, createdAt: deps.clock.now() })
      .returning();
    if (added === undefined) throw new TypeError('The second factor was not inserted');
    return added;
  });
}

/**
 * Verifies a second factor with its first code (TFA-03). The first factor, and one added as the default, becomes the
 * default. Ends every other session and open login. Throws 422 invalid_token for a wrong code, tokenExpired after 5
 * of them or when a texted one is older than 10 minutes. A repeat changes nothing.
 */
export async function verifyFactor(
  deps: AppDeps,
  actor: Actor,
  kind: Factor['kind'],
  factorId: number,
  code: string,
): Promise<void> {
  const isRight = await inTransaction(deps.db, async (tx) => {
    const factor = await lockFactor(tx, actor, kind, factorId);
    if (factor.verifiedAt !== null) return true;
    const now = deps.clock.now();
    const isTooLate = factor.codeExpiresAt !== null && factor.codeExpiresAt <= now;
    if (isTooLate || factor.codeAttempts >= maxCodes) throw new ApiError(422, 'tokenExpired');
    const lastStep = kind === 'app' ? acceptedStep(factor.secret ?? '', code, null, now) : null;
    const isTexted = factor.codeHash !== null && sameHash(factor.codeHash, hashCode(String(factorId), code));
    const isRightCode = kind === 'app' ? lastStep !== null : isTexted;
    if (!isRightCode) {
      await tx
        .update(twoFactorMethods)
        .set({ codeAttempts: sql`${twoFactorMethods.codeAttempts} + 1` })
        .where(eq(twoFactorMethods.id, factorId));
      return false;
    }
    await tx
      .update(twoFactorMethods)
      .set({ verifiedAt: now, lastStep, codeHash: null, codeExpiresAt: null })
      .where(eq(twoFactorMethods.id, factorId));
    await keepOneDefault(tx, actor.id, factor.isDefault ? factorId : null);
    await endOtherAccess(tx, actor);
    await notifyOfVerification(tx, actor.id, factorLabel(factor), now);
    return true;
  });
  // Thrown outside the transaction, which must keep the counted attempt.
  if (!isRight) throw new ApiError(422, 'invalid_token');
}

/**
 * Removes a second factor (TFA-05); the next one becomes the default. Ends the other sessions. Throws 404 for an
 * unknown one.
 */
export async function removeFactor(
  deps: AppDeps,
  actor: Actor,
  kind: Factor['kind'],
  factorId: number,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const factor = await lockFactor(tx, actor, kind, factorId);
    await tx.delete(twoFactorMethods).where(eq(twoFactorMethods.id, factor.id));
    if (factor.verifiedAt === null) return;
    await keepOneDefault(tx, actor.id, null);
    await endOtherAccess(tx, actor);
  });
}

/** Makes a verified factor the default of logins. Throws 404 for an unknown one. */
export async function makeDefault(
  deps: AppDeps,
  actor: Actor,
  kind: Factor['kind'],
  factorId: number,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const factor = await lockFactor(tx, actor, kind, factorId);
    if (factor.verifiedAt === null) throw notFound();
    await keepOneDefault(tx, actor.id, factor.id);
  });
}

async function lockFactor(
  tx: Database,
  actor: Actor,
  kind: Factor['kind'],
  factorId: number,
): Promise<Factor> {
  const { id: memberId } = await lockOwnAccount(tx, actor);
  const [factor] = await tx
    .select()
    .from(twoFactorMethods)
    .where(and(ofMember(memberId), eq(twoFactorMethods.id, factorId), eq(twoFactorMethods.kind, kind)));
  if (factor === undefined) throw notFound();
  return factor;
}

/** Prefers the wanted factor, then the present default, then the oldest one in use. */
async function keepOneDefault(tx: Database, memberId: number, wantedId: number | null): Promise<void> {
  const rows = await tx
    .select({ id: twoFactorMethods.id, isDefault: twoFactorMethods.isDefault })
    .from(twoFactorMethods)
    .where(and(ofMember(memberId), isOn))
    .orderBy(desc(twoFactorMethods.isDefault), asc(twoFactorMethods.id));
  const chosen = wantedId ?? rows[0]?.id;
  if (chosen === undefined) return;
  await tx.update(twoFactorMethods).set({ isDefault: true }).where(eq(twoFactorMethods.id, chosen));
  await tx
    .update(twoFactorMethods)
    .set({ isDefault: false })
    .where(and(ofMember(memberId), isOn, ne(twoFactorMethods.id, chosen)));
}

/** Ends all other sessions and open logins, which were started without the present factors. */
async function endOtherAccess(tx: Database, actor: Actor): Promise<void> {
  await endSessions(tx, actor.id, actor.sessionId);
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, actor.id));
}
