import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import { notAllowed } from '../errors';
import { can } from './can';

/** Refuses words of members whom a moderator of the house has silenced until later than now (DESK-02). Throws 403. */
export async function requireUnsilenced(db: Database, actorId: number, now: Date): Promise<void> {
  const [member] = await db
    .select({ silencedUntil: users.silencedUntil })
    .from(users)
    .where(eq(users.id, actorId));
  const until = member?.silencedUntil ?? null;
  const isSilenced = until !== null && until > now;
  if (!can({ id: actorId }, 'word.write', { isSilenced })) throw notAllowed();
}
