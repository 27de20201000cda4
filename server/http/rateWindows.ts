import { createHash } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rateWindows } from '../db/schema';

/** A window in which uses are counted. */
export interface RateWindow {
  uses: number;
  /** Time in milliseconds. */
  endsAt: number;
}

/**
 * Counts one use among those of all processes, in the window that is open or in a new one. Only a digest of the key is
 * stored. To be called outside transactions, which would take the count back when they fail.
 */
export async function countUse(
  db: Database,
  name: string,
  windowSeconds: number,
  now: Date,
): Promise<RateWindow> {
  const key = createHash('sha256').update(name).digest('base64url');
  const isOver = lte(rateWindows.endsAt, now);
  const [row] = await db
    .insert(rateWindows)
    .values({ key, uses: 1, endsAt: new Date(now.getTime() + windowSeconds * 1000) })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        uses: sql`case when ${isOver} then 1 else ${rateWindows.uses} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateWindows.endsAt} end`,
      },
    })
    .returning();
  if (row === undefined) throw new TypeError('The use was not counted');
  return { uses: row.uses, endsAt: row.endsAt.getTime() };
}

/** Forgets windows that are over. */
export async function removeOverWindows(db: Database, now: Date): Promise<void> {
  await db.delete(rateWindows).where(lte(rateWindows.endsAt, now));
}
