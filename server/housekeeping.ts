import { lte, sql } from 'drizzle-orm';
import { emailTokens, idempotencyKeys, loginAttempts, loginChallenges } from './db/schema';
import { dayMs, hourMs } from './durations';
import type { AppDeps } from './http/deps';
import { removeOverWindows } from './http/rateWindows';
import { removeExpiredSessions } from './modules/auth/sessions';
import { removeExpiredDownloads } from './modules/files/downloads';
import { sweepFiles } from './modules/files/removal';
import { tidyGroups } from './modules/groups/tidying';
import { removeTold } from './modules/live/outbox';
import { endSilences } from './modules/moderation/decisions';
import { eraseClosedAccounts } from './modules/ownData/erasing';
import { removeExpiredParts } from './modules/shortVideos/parts';
import { keyLifetimeMs } from './writing/idempotency';

const intervalMs = hourMs;

/**
 * Deletes what is over: sessions, mailed links, login challenges, failed logins, idempotency keys, addresses of
 * downloads, counts of limits, events that every process has told, unfinished and unused uploads, expired invite links
 * and old lines of groups' logs, and closed accounts after their 30 days. Ends blocks and silences whose time is over.
 * Refreshes the statistics of the embedded database.
 */
export async function runHousekeeping(deps: AppDeps): Promise<void> {
  const now = deps.clock.now();
  const dayAgo = new Date(now.getTime() - dayMs);
  await removeExpiredSessions(deps);
  // Used and expired links stay for a day, so that they answer as expired and not as unknown.
  await deps.db.delete(emailTokens).where(lte(emailTokens.expiresAt, dayAgo));
  await deps.db.delete(loginChallenges).where(lte(loginChallenges.expiresAt, dayAgo));
  await deps.db.delete(loginAttempts).where(lte(loginAttempts.lastFailedAt, dayAgo));
  const forgotten = new Date(now.getTime() - keyLifetimeMs);
  await deps.db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, forgotten));
  await removeExpiredDownloads(deps.db, now);
  await tidyGroups(deps.db, now);
  await endSilences(deps.db, now);
  await removeTold(deps.db, now);
  await removeOverWindows(deps.db, now);
  await removeExpiredParts(deps);
  await sweepFiles(deps);
  await eraseClosedAccounts(deps);
  // The embedded database never analyzes itself and would keep plans made for small tables.
  await deps.db.execute(sql`analyze`);
}

/** Runs the housekeeping every hour. Answers a function that stops it. */
export function scheduleHousekeeping(deps: AppDeps): () => void {
  const timer = setInterval(
    () => deps.background.run('Housekeeping', () => runHousekeeping(deps)),
    intervalMs,
  );
  timer.unref();
  return () => clearInterval(timer);
}
