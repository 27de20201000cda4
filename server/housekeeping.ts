import { lte, sql } from 'drizzle-orm';
import { emailTokens, idempotencyKeys, loginAttempts, loginChallenges } from './db/schema';
import type { AppDeps } from './http/deps';
import { removeDeadSessions } from './modules/auth/sessions';
import { sweepFiles } from './modules/files/removal';
import { keyLifetimeMs } from './writing/idempotency';

const dayMs = 86_400_000;
const intervalMs = 3_600_000;

/** Removes what has run out: sessions, links, challenges, counted failures, idempotency keys, unused uploads. */
export async function keepHouse(deps: AppDeps): Promise<void> {
  const now = deps.clock.now();
  const dayAgo = new Date(now.getTime() - dayMs);
  await removeDeadSessions(deps);
  // Used and expired links are kept for a day, so that they are refused as expired and not as unknown.
  await deps.db.delete(emailTokens).where(lte(emailTokens.expiresAt, dayAgo));
  await deps.db.delete(loginChallenges).where(lte(loginChallenges.expiresAt, dayAgo));
  await deps.db.delete(loginAttempts).where(lte(loginAttempts.lastFailedAt, dayAgo));
  const forgotten = new Date(now.getTime() - keyLifetimeMs);
  await deps.db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, forgotten));
  await sweepFiles(deps);
  // The embedded database never looks at itself: plans made for small tables would stay when they have grown.
  await deps.db.execute(sql`analyze`);
}

/** Keeps house every hour; answers how to stop. */
export function scheduleHousekeeping(deps: AppDeps): () => void {
  const timer = setInterval(() => deps.background.run('Housekeeping', () => keepHouse(deps)), intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
