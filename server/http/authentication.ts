import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { sessions, users } from '../db/schema';
import { hashToken } from '../tokens';
import type { AppDeps } from './deps';

/** The member who calls. */
export interface Actor {
  id: number;
  sessionId: number;
}

export const sessionIdleDays = 14;
const dayMs = 86_400_000;
/** `last_seen_at` is written at most this often, so that reading stays reading. */
const touchAfterMs = 60_000;

/** Reads `X-Token`, with or without `Bearer`. A token of impossible size is no token. */
export function tokenOf(request: Request): string | null {
  const header = request.headers.get('x-token')?.trim() ?? '';
  const token = header.replace(/^bearer\s+/i, '');
  return token === '' || token.length > 200 ? null : token;
}

/** The actor of a live session (SRV-04): idle at most 14 days, old at most 90; else null. */
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
      ),
    );
  if (session === undefined) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > touchAfterMs)
    await deps.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
  return { id: session.userId, sessionId: session.id };
}
