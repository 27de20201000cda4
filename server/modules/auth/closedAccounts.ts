import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { closings } from '../../db/schema';
import { recountAround } from '../../writing/recounts';

/** Reads until when the member of a closed account may come back; null for an open one (OWN-02). */
export async function closedUntil(db: Database, memberId: number): Promise<Date | null> {
  const [closing] = await db
    .select({ until: closings.until })
    .from(closings)
    .where(eq(closings.userId, memberId));
  return closing?.until ?? null;
}

/** Brings a closed account back with all that it had; changes nothing about an open one. */
export async function reopenAccount(tx: Database, memberId: number): Promise<void> {
  const opened = await tx
    .delete(closings)
    .where(eq(closings.userId, memberId))
    .returning({ userId: closings.userId });
  if (opened.length > 0) await recountAround(tx, memberId);
}
