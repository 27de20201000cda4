import { bigint, boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns';
import { memberReference } from './users';

/**
 * Failed logins by address, known or unknown: strangers cannot tell the two apart (AUTH-09). The lock is on the
 * address; open sessions continue. Browsers that are known have rows of their own.
 */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    emailHash: text('email_hash').primaryKey(),
    failed: smallint('failed').notNull(),
    lastFailedAt: moment('last_failed_at').notNull(),
    lockedUntil: moment('locked_until'),
  },
  (t) => [index('login_attempts_age').on(t.lastFailedAt)],
);

/** Uses of what costs money or guards accounts, by digests of their keys, over all processes (OPS-03). */
export const rateWindows = pgTable(
  'rate_windows',
  {
    key: text('key').primaryKey(),
    uses: integer('uses').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('rate_windows_end').on(t.endsAt)],
);

/** A signed-in device. Only the token's hash is stored (SRV-04). */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: memberReference('user_id'),
    agent: text('agent').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** Absolute end, 90 days after the start. */
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/**
 * Mailed links: single use, 24 h (confirm, email), 1 h (reset) or 7 days (undo). `email` is the address that the link
 * proves; that of `undo` is the one that the member had, and gets back by it.
 */
export const emailTokens = pgTable(
  'email_tokens',
  {
    id: identity(),
    userId: memberReference('user_id'),
    kind: text('kind').$type<'confirm' | 'reset' | 'email' | 'undo'>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('email_tokens_user').on(t.userId, t.kind)],
);

/** Second factors (TFA-03), in use once `verified_at` is set. */
export const twoFactorMethods = pgTable(
  'two_factor_methods',
  {
    id: identity(),
    userId: memberReference('user_id'),
    kind: text('kind').$type<'app' | 'phone'>().notNull(),
    /** Base32, authentication app only. */
    secret: text('secret'),
    accountName: text('account_name'),
    countryCode: text('country_code'),
    phoneNumber: text('phone_number'),
    isDefault: boolean('is_default').notNull().default(false),
    verifiedAt: moment('verified_at'),
    /** Last accepted TOTP step: a code works once. */
    lastStep: bigint('last_step', { mode: 'number' }),
    /** Hash of the code that verifies a new phone. */
    codeHash: text('code_hash'),
    codeExpiresAt: moment('code_expires_at'),
    codeSentAt: moment('code_sent_at'),
    codeAttempts: smallint('code_attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('two_factor_methods_user').on(t.userId)],
);

/** A login waiting for its second factor; dead after 5 wrong codes or 10 minutes. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    id: identity(),
    userId: memberReference('user_id'),
    attempts: smallint('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('login_challenges_user').on(t.userId, t.createdAt)],
);

/** Factors of a challenge; the id on the wire is random and stored hashed. */
export const loginChallengeMethods = pgTable(
  'login_challenge_methods',
  {
    tokenHash: text('token_hash').primaryKey(),
    challengeId: reference('challenge_id')
      .notNull()
      .references(() => loginChallenges.id, { onDelete: 'cascade' }),
    methodId: reference('method_id')
      .notNull()
      .references(() => twoFactorMethods.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash'),
    codeSentAt: moment('code_sent_at'),
  },
  (t) => [uniqueIndex('login_challenge_methods_pair').on(t.challengeId, t.methodId)],
);
