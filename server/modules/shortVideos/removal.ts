import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { shortVideos } from '../../db/schema';

/**
 * Takes a short video from everybody, or puts it back (DESK-02, DESK-03). Answers false when it is gone, or is so
 * already. @param at null puts it back
 */
export async function setClipRemoved(tx: Database, clipId: number, at: Date | null): Promise<boolean> {
  const isOther = at === null ? isNotNull(shortVideos.removedAt) : isNull(shortVideos.removedAt);
  const changed = await tx
    .update(shortVideos)
    .set({ removedAt: at })
    .where(and(eq(shortVideos.id, clipId), isOther))
    .returning({ id: shortVideos.id });
  return changed.length > 0;
}
