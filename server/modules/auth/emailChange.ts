import { eq } from 'drizzle-orm';
import { inTransaction } from '../../db/database';
import { users } from '../../db/schema';
import type { AppDeps } from '../../http/deps';
import { takeOrRefuse } from '../../http/rateLimiter';
import { createMailedToken, revokeMailedTokens } from './mailedTokens';
import { emailChangeMail, emailChangeNotice } from './mails';

/**
 * Starts a change of address (SET-02): a link goes to the new one, a notice to the old one, and nothing changes until
 * the link is opened. Asking for it again mails a new link, and asking for the present address cancels the change.
 */
export async function requestEmailChange(deps: AppDeps, memberId: number, email: string): Promise<void> {
  const change = await inTransaction(deps.db, async (tx) => {
    const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, memberId));
    if (row === undefined || row.email === email) {
      await revokeMailedTokens(tx, memberId, 'email');
      return null;
    }
    // Only what sends mail is counted: taking a change back must always be possible.
    takeOrRefuse(deps, 'resetByEmail', `change of ${memberId}`);
    return {
      oldEmail: row.email,
      token: await createMailedToken(deps, tx, { userId: memberId, kind: 'email', email }),
    };
  });
  if (change === null) return;
  deps.background.run('Mailing a change of address', async () => {
    await deps.mail.send(emailChangeMail(deps.config, email, change.token));
    await deps.mail.send(emailChangeNotice(deps.config, change.oldEmail));
  });
}
