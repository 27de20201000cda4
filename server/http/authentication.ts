import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { sessions, users } from '../db/schema';
import { dayMs } from '../durations';
import { hashToken } from '../tokens';
import { notClosed } from '../permissions/visibility';
import { isDiskFull } from '../db/database';
import type { AppDeps } from './deps';

/** The calling member. */
export interface Actor {
  id: number;
  sessionId: number;
}

export const sessionIdleDays = 14;
/** Minimum pause between two writes of `last_seen_at`, so that reads stay reads. */
const touchAfterMs = 60_000;

/** Reads `X-Token`, with or without `Bearer`. Ignores overlong tokens. */
export function tokenOf(request: Request): string | null {
  const header = request.headers.get('x-token')?.trim() ?? '';
  const token = header.replace(/^bearer\s+/i, '');
  return token === '' || token.length > 200 ? null : token;
}

/**
 * Finds the actor of a live session (SRV-04): idle at most 14 days, at most 90 days old. Null for any other token.
 */
export async function authenticate(deps: AppDeps, token: string): Promise<Actor | null> {
  const now = deps.clock.now();
  const [session] = await deps.db
    .select({ id: sessions.id, userId: sessions.userId, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - sessionIdleDays * dayMs)),
        isNotNull(users.accessRole),
        isNotNull(users.confirmedAt),
        notClosed(users.id),
      ),
    );
  if (session === undefined) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > touchAfterMs) await touch(deps, session.id, now);
  return { id: session.userId, sessionId: session.id };
}

/** Notes when a session was last used. A full disk is no reason to refuse what is only read (OPS-02). */
async function touch({ db }: AppDeps, sessionId: number, now: Date): Promise<void> {
  try {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
