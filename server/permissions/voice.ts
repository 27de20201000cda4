import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import { notAllowed } from '../errors';
import { can } from './can';

/** Refuses words of members whom a moderator of the house has silenced (DESK-02). Throws 403. */
export async function requireUnsilenced(db: Database, actorId: number): Promise<void> {
  const [member] = await db
    .select({ silencedUntil: users.silencedUntil })
    .from(users)
    .where(eq(users.id, actorId));
  const isSilenced = member !== undefined && member.silencedUntil !== null;
  if (!can({ id: actorId }, 'word.write', { isSilenced })) throw notAllowed();
}
