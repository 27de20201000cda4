import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { closings, users } from '../db/schema';
import { ApiError } from '../errors';

/** Holds up the closing of an account until the transaction ends; the statements that follow see one from before. */
export async function holdUpClosing(tx: Database, memberId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, memberId)).for('key share');
}

/**
 * Holds up the closing of the caller's account until the transaction ends, so that counters never count what a closed
 * account does (OWN-02). Throws 401 for one that was closed while the call was under way.
 */
export async function holdAccount(tx: Database, memberId: number): Promise<void> {
  await holdUpClosing(tx, memberId);
  const closed = await tx
    .select({ userId: closings.userId })
    .from(closings)
    .where(eq(closings.userId, memberId));
  if (closed.length > 0) throw new ApiError(401, 'unauthorized');
}
