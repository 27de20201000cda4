import { and, eq, ne } from 'drizzle-orm';
import { inTransaction, isUniqueViolation, type Database } from '../../db/database';
import { users } from '../../db/schema';
import { ApiError } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { newToken } from '../../tokens';
import {
  createMailedToken,
  dropLinksSince,
  findMailedToken,
  markTokenUsed,
  type MailedToken,
} from '../auth/mailedTokens';
import { resetMail } from '../auth/mails';
import { endAllAccess } from '../auth/sessions';

/**
 * State of a link: `dead` is unknown, used, void or over; `taken` leads to an address that another account has by now.
 */
export type UndoState = { state: 'open' | 'taken'; email: string } | { state: 'dead' };

/** Tells what a link would give back. Changes nothing. */
export async function readUndo(deps: Pick<AppDeps, 'db' | 'clock'>, token: string): Promise<UndoState> {
  const link = await findOpenLink(deps, deps.db, token);
  if (link === null) return { state: 'dead' };
  const { email, userId } = link;
  const others = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  return { state: others.length === 0 ? 'open' : 'taken', email };
}

async function findOpenLink(
  deps: Pick<AppDeps, 'clock'>,
  db: Database,
  token: string,
): Promise<MailedToken | null> {
  try {
    const found = await findMailedToken(deps, db, token, ['undo']);
    return found.usedAt === null ? found : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/**
 * Takes a change of address back, before or after it took effect (SET-02): the account has the address again to which
 * the notice went, and nothing opens it any more but the link for a new password that is mailed there at once. All that
 * a stranger in the account may have is void: a pending change, mailed links, sessions, logins, downloads, and the
 * password, which they could set by the other address. Answers the state in which the link was; only an open one does
 * anything.
 */
export async function undoEmailChange(deps: AppDeps, token: string): Promise<UndoState> {
  const before = await readUndo(deps, token);
  if (before.state !== 'open') return before;
  const { email } = before;
  const passwordHash = await deps.hasher.hash(newToken());
  try {
    const reset = await inTransaction(deps.db, (tx) => giveBack(deps, tx, token, passwordHash));
    if (reset === null) return { state: 'dead' };
    deps.background.run('Mailing a reset', () => deps.mail.send(resetMail(deps.config, email, reset)));
    return before;
  } catch (error) {
    // Another account took the address in the meantime.
    if (isUniqueViolation(error, 'users_email_unique')) return { state: 'taken', email };
    throw error;
  }
}

/** Answers the token of the link for a new password; null for a link that was used meanwhile. */
async function giveBack(
  deps: AppDeps,
  tx: Database,
  token: string,
  passwordHash: string,
): Promise<string | null> {
  const link = await findOpenLink(deps, tx, token);
  if (link === null) return null;
  const { userId, email } = link;
  await tx.update(users).set({ email, passwordHash }).where(eq(users.id, userId));
  await endAllAccess(tx, userId);
  await markTokenUsed(deps, tx, link.id);
  await dropLinksSince(tx, link);
  return createMailedToken(deps, tx, { userId, kind: 'reset', email });
}
