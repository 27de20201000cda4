import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { groupLinks } from '../../db/schema';
import { ApiError } from '../../errors';
import { hashToken } from '../../tokens';

/**
 * Finds the link of a code that somebody joins with. The caller holds the group's lock, so that the last use of a link
 * lets one person in. Throws 404 for a code that the group does not have, or no longer, and 409 for one that is over or
 * used up.
 */
export async function requireLink(
  tx: Database,
  groupId: number,
  code: string,
  now: Date,
): Promise<{ id: number }> {
  const [link] = await tx
    .select()
    .from(groupLinks)
    .where(and(eq(groupLinks.codeHash, hashToken(code)), eq(groupLinks.groupId, groupId)));
  if (link === undefined) throw new ApiError(404, 'inviteLinkUnknown');
  if (link.expiresAt <= now) throw new ApiError(409, 'inviteLinkOver');
  if (link.used >= link.uses) throw new ApiError(409, 'inviteLinkUsedUp');
  return link;
}

export async function countUse(tx: Database, linkId: number): Promise<void> {
  await tx
    .update(groupLinks)
    .set({ used: sql`${groupLinks.used} + 1` })
    .where(eq(groupLinks.id, linkId));
}
