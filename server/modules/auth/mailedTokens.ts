import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { emailTokens } from '../../db/schema';
import { hourMs } from '../../durations';
import { ApiError } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { hashToken, newToken } from '../../tokens';

/** `undo` gives the address back to which the notice of a change went. */
export type MailedTokenKind = MailedToken['kind'];

/** Lifetime of a mailed link, in hours. */
export const linkHours: Record<MailedTokenKind, number> = {
  confirm: 24,
  reset: 1,
  email: 24,
  undo: 7 * 24,
};

export type MailedToken = typeof emailTokens.$inferSelect;

/**
 * Creates a link's token and revokes earlier ones of the same kind, but for notices of a change: whoever is in an
 * account must not end its owner's by asking once more. Stores only its hash (SRV-04).
 */
export async function createMailedToken(
  deps: Pick<AppDeps, 'clock'>,
  tx: Database,
  link: { userId: number; kind: MailedTokenKind; email: string },
): Promise<string> {
  const now = deps.clock.now();
  // Two at once would each revoke what was there before, and leave both of theirs.
  const lock = `mailed ${link.kind} ${link.userId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  if (link.kind !== 'undo') await revokeMailedTokens(tx, link.userId, link.kind);
  const token = newToken();
  await tx.insert(emailTokens).values({
    ...link,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkHours[link.kind] * hourMs),
  });
  return token;
}

/** Revokes the unused links of a kind. */
export async function revokeMailedTokens(tx: Database, userId: number, kind: MailedTokenKind): Promise<void> {
  await tx
    .delete(emailTokens)
    .where(and(eq(emailTokens.userId, userId), eq(emailTokens.kind, kind), isNull(emailTokens.usedAt)));
}

/**
 * Deletes the links that a change of address left behind, when `undo` gives the address of before back: all since then,
 * used or not, other notices to the same address, and what else is open. Notices to earlier addresses stay.
 */
export async function dropLinksSince(tx: Database, undo: MailedToken): Promise<void> {
  const isOpen = and(
    isNull(emailTokens.usedAt),
    or(ne(emailTokens.kind, 'undo'), eq(emailTokens.email, undo.email)),
  );
  await tx
    .delete(emailTokens)
    .where(
      and(
        eq(emailTokens.userId, undo.userId),
        ne(emailTokens.id, undo.id),
        or(gt(emailTokens.id, undo.id), isOpen),
      ),
    );
}

/**
 * Tells whether an address may still be given back to the member who had it. Nobody signs up with it until then: a
 * sign-up proves nothing, and would let a stranger in the account keep its owner out.
 */
export async function isKeptForOwner(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  email: string,
): Promise<boolean> {
  const open = await db
    .select({ id: emailTokens.id })
    .from(emailTokens)
    .where(
      and(
        eq(emailTokens.kind, 'undo'),
        eq(emailTokens.email, email),
        isNull(emailTokens.usedAt),
        gt(emailTokens.expiresAt, clock.now()),
      ),
    )
    .limit(1);
  return open.length > 0;
}

/**
 * Finds a token's link and locks it for the transaction. Throws 422 invalid_token for an unknown token or another
 * kind, tokenExpired for an old one.
 */
export async function findMailedToken(
  deps: Pick<AppDeps, 'clock'>,
  tx: Database,
  token: string,
  kinds: readonly MailedTokenKind[],
): Promise<MailedToken> {
  const [found] = await tx
    .select()
    .from(emailTokens)
    .where(eq(emailTokens.tokenHash, hashToken(token)))
    .for('update');
  if (found === undefined || !kinds.includes(found.kind)) throw new ApiError(422, 'invalid_token');
  if (found.expiresAt <= deps.clock.now()) throw new ApiError(422, 'tokenExpired');
  return found;
}

export async function markTokenUsed(
  deps: Pick<AppDeps, 'clock'>,
  tx: Database,
  tokenId: number,
): Promise<void> {
  await tx.update(emailTokens).set({ usedAt: deps.clock.now() }).where(eq(emailTokens.id, tokenId));
}
