import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { maxGroupLinks } from '@/shared/config/limits';
import type { WireGroupLink } from '@/shared/wire/group';
import { countAll, inTransaction, type Database } from '../../db/database';
import type { Page } from '../../db/paging';
import { groupLinks } from '../../db/schema';
import { dayMs } from '../../durations';
import { conflict, notFound } from '../../errors';
import { requireGroupRight } from '../../permissions/groupAccess';
import { hashToken, newToken } from '../../tokens';
import { lockGroup, type WriteDeps } from './acts';
import { writeLog } from './membershipWrites';

type LinkRow = typeof groupLinks.$inferSelect;

function present(link: LinkRow, code: string | null): WireGroupLink {
  const { id, uses, used, expiresAt } = link;
  return { id: String(id), code, uses, used, expires_at: expiresAt.toISOString() };
}

/** Lists a page of a group's invite links, the newest first, for those who may invite (GRP-06). Throws 403. */
export async function listLinks(
  db: Database,
  actorId: number,
  groupId: number,
  { limit, offset }: Page,
): Promise<{ list: WireGroupLink[]; count: number }> {
  await requireGroupRight(db, actorId, groupId, 'invite');
  const where = eq(groupLinks.groupId, groupId);
  const rows = await db
    .select()
    .from(groupLinks)
    .where(where)
    .orderBy(desc(groupLinks.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ count: countAll }).from(groupLinks).where(where);
  return { list: rows.map((row) => present(row, null)), count: counted?.count ?? 0 };
}

/**
 * Makes an invite link and tells its code, this once (GRP-06). Throws 403, and 409 for a group that has ten links which
 * still let people in.
 */
export function createLink(
  { db, clock }: WriteDeps,
  actorId: number,
  groupId: number,
  { days, uses }: { days: number; uses: number },
): Promise<WireGroupLink> {
  return inTransaction(db, async (tx) => {
    await lockGroup(tx, groupId);
    await requireGroupRight(tx, actorId, groupId, 'invite');
    const createdAt = clock.now();
    const isOpen = and(gt(groupLinks.expiresAt, createdAt), lt(groupLinks.used, groupLinks.uses));
    const [open] = await tx
      .select({ count: countAll })
      .from(groupLinks)
      .where(and(eq(groupLinks.groupId, groupId), isOpen));
    if ((open?.count ?? 0) >= maxGroupLinks) throw conflict();
    const code = newToken();
    const expiresAt = new Date(createdAt.getTime() + days * dayMs);
    const [link] = await tx
      .insert(groupLinks)
      .values({ groupId, codeHash: hashToken(code), createdBy: actorId, uses, expiresAt, createdAt })
      .returning();
    if (link === undefined) throw new TypeError('The link was not inserted');
    await writeLog(tx, { groupId, act: 'create_link', actorId, createdAt });
    return present(link, code);
  });
}

/** Ends an invite link (GRP-06). Throws 403, and 404 for one that the group does not have. */
export function revokeLink(
  { db, clock }: WriteDeps,
  actorId: number,
  groupId: number,
  linkId: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockGroup(tx, groupId);
    await requireGroupRight(tx, actorId, groupId, 'invite');
    const gone = await tx
      .delete(groupLinks)
      .where(and(eq(groupLinks.id, linkId), eq(groupLinks.groupId, groupId)))
      .returning({ id: groupLinks.id });
    if (gone.length === 0) throw notFound();
    await writeLog(tx, { groupId, act: 'revoke_link', actorId, createdAt: clock.now() });
  });
}
