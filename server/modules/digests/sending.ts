import { and, eq, sql } from 'drizzle-orm';
import { MailFateUnknown, type Mail } from '../../adapters/mail';
import { inTransaction } from '../../db/database';
import { digests, notifications } from '../../db/schema';
import { minuteMs } from '../../durations';
import type { AppDeps } from '../../http/deps';
import { describeError } from '../../log';
import { isAddressLocked } from '../auth/attempts';
import { presentNotices } from '../notifications/presenter';
import { findShown } from '../notifications/queries';
import { digestMail, unsubscribePath } from './digestMail';
import { digestLines } from './lines';
import { findDue, findRecipient, takeMissed } from './missed';

const intervalMs = 60_000;
const batch = 100;
const maxAttempts = 5;
const firstDelayMs = 2 * minuteMs;

type DigestDeps = Pick<
  AppDeps,
  'db' | 'clock' | 'log' | 'mail' | 'files' | 'config' | 'lifecycle' | 'unsubscribeTokens'
>;

/** A mail that only the server which claimed it sends. */
interface Claim {
  memberId: number;
  mail: Mail;
  at: Date;
  /** Number of this attempt. */
  attempt: number;
  lastMailedAt: Date | null;
}

/**
 * Sends the digests that are due (LIVE-04), each at most once, however many servers do it side by side. The claim of a
 * mail is stored before it is sent: a server that is killed in between loses that one mail and never doubles it. Only a
 * mail that was surely not taken is tried again, from the beginning, so that it tells what may be told then.
 */
export async function sendDigests(deps: DigestDeps): Promise<void> {
  const now = deps.clock.now();
  let after = 0;
  for (;;) {
    const due = await findDue(deps.db, now, after, batch);
    for (const memberId of due) {
      if (deps.lifecycle.isStopping) return;
      await sendDigest(deps, memberId);
    }
    const last = due.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function sendDigest(deps: DigestDeps, memberId: number): Promise<void> {
  const claim = await claimDigest(deps, memberId);
  if (claim === null) return;
  try {
    await deps.mail.send(claim.mail);
  } catch (error) {
    deps.log.warn(`A digest was not mailed: ${describeError(error)}`);
    if (!(error instanceof MailFateUnknown)) await postpone(deps, claim);
    return;
  }
  await deps.db.update(digests).set({ attempts: 0, retryAt: null }).where(eq(digests.userId, memberId));
}

/**
 * Claims the digest of a member and writes its mail by what they may see at this moment. Null if none is due any more,
 * another server has it, or nothing of it may be shown.
 */
async function claimDigest(deps: DigestDeps, memberId: number): Promise<Claim | null> {
  const { clock, config, files, unsubscribeTokens } = deps;
  return inTransaction(deps.db, async (tx) => {
    const at = clock.now();
    const [held] = await tx
      .select()
      .from(digests)
      .where(eq(digests.userId, memberId))
      .for('update', { skipLocked: true });
    if (held === undefined) return null;
    // Asked under the lock, so that it sees the claim of whoever held it before.
    const recipient = await findRecipient(tx, memberId, at);
    if (recipient === null || (await isAddressLocked(tx, recipient.email, at))) return null;
    const shown = await findShown(tx, memberId, await takeMissed(tx, memberId, at));
    if (shown.length === 0) return null;
    const notices = await presentNotices({ db: tx, files }, memberId, shown);
    // Only a mail that was surely not taken waits for another try: without one, this is the first of a new mail.
    const attempt = held.retryAt === null ? 1 : held.attempts + 1;
    await tx
      .update(digests)
      .set({ mailedAt: at, attempts: attempt, retryAt: null })
      .where(eq(digests.userId, memberId));
    const mail = digestMail(config, {
      to: recipient.email,
      firstName: recipient.firstName,
      lines: digestLines(notices, config.productName),
      unsubscribe: `${config.publicUrl}${unsubscribePath}?token=${unsubscribeTokens.make(memberId)}`,
    });
    return { memberId, mail, at, attempt, lastMailedAt: held.mailedAt };
  });
}

/** Gives a claim back, to be tried again later; after the last attempt its notices are left to the page. */
async function postpone(
  { db, clock }: DigestDeps,
  { memberId, at, attempt, lastMailedAt }: Claim,
): Promise<void> {
  const isLast = attempt >= maxAttempts;
  const retryAt = new Date(clock.now().getTime() + firstDelayMs * 2 ** (attempt - 1));
  await inTransaction(db, async (tx) => {
    await tx
      .update(digests)
      .set({ mailedAt: lastMailedAt, retryAt, ...(isLast ? { attempts: 0 } : {}) })
      .where(eq(digests.userId, memberId));
    if (isLast) return;
    await tx
      .update(notifications)
      .set({ digestedAt: sql`null` })
      .where(and(eq(notifications.userId, memberId), eq(notifications.digestedAt, at)));
  });
}

/** Sends due digests every minute, one round at a time. Answers a function that stops it. */
export function scheduleDigests(deps: DigestDeps & Pick<AppDeps, 'background'>): () => void {
  let isRunning = false;
  const round = async () => {
    isRunning = true;
    await sendDigests(deps).finally(() => void (isRunning = false));
  };
  const timer = setInterval(() => {
    if (!isRunning) deps.background.run('Sending digests', round);
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
