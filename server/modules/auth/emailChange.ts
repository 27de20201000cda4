import { eq } from 'drizzle-orm';
import { inTransaction } from '../../db/database';
import { users } from '../../db/schema';
import type { Actor } from '../../http/authentication';
import type { AppDeps } from '../../http/deps';
import { enforceLimit } from '../../http/rateLimiter';
import { createMailedToken, revokeMailedTokens } from './mailedTokens';
import { emailChangeMail, emailChangeNotice, emailTakenNotice } from './mails';
import { lockOwnAccount } from './sessions';

/** Counts a change of address before anything is stored; one that is taken back counts nothing. Throws 429 for many. */
export async function limitEmailChange(deps: AppDeps, memberId: number, email: string): Promise<void> {
  if ((await presentEmail(deps, memberId)) !== email)
    await enforceLimit(deps, 'resetByEmail', `change of ${memberId}`);
}

async function presentEmail({ db }: AppDeps, memberId: number): Promise<string | undefined> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, memberId));
  return row?.email;
}

/**
 * Starts a change of address (SET-02): mails a link to the new address, and a notice to the old one with a link that
 * takes the change back for a week. Nothing changes until the former is opened. A repeat mails a new link; the present
 * address cancels the change. For an address that somebody has, all is the same but the mail: it tells its holder and
 * has no link, so that nobody can list members.
 * Throws 401 for a session that has ended meanwhile, maybe by the reset that keeps its member out.
 */
export async function requestEmailChange(deps: AppDeps, actor: Actor, email: string): Promise<void> {
  const begun = await inTransaction(deps.db, async (tx) => {
    const { email: present } = await lockOwnAccount(tx, actor);
    if (present !== email) {
      // The link that takes the change back comes first: it ends all that come later.
      const undo = await createMailedToken(deps, tx, { userId: actor.id, kind: 'undo', email: present });
      const token = await createMailedToken(deps, tx, { userId: actor.id, kind: 'email', email });
      return { present, undo, token };
    }
    await revokeMailedTokens(tx, actor.id, 'email');
    return null;
  });
  if (begun === null) return;
  const { present, undo, token } = begun;
  deps.background.run('Mailing a change of address', async () => {
    const holders = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (holders.length === 0) await deps.mail.send(emailChangeMail(deps.config, email, token));
    // Many members could ask for one address.
    else if ((await deps.limiter.consume('resetByEmail', `notice to ${email}`)) === 0)
      await deps.mail.send(emailTakenNotice(deps.config, email));
    await deps.mail.send(emailChangeNotice(deps.config, present, undo));
  });
}
