import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { CompanyFollowLevel, WireCompanyStanding } from '@/shared/wire/company';
import { inTransaction, type Database } from '../../db/database';
import { companies, companyFollows, companyMembers } from '../../db/schema';
import { holdAccount } from '../../permissions/openAccount';
import { lockCompany, type WriteDeps } from './team';

/**
 * Follows, or changes of which posts a follower is told; repeats change nothing (CMP-03). Throws 404 for an unknown
 * company. @param level what is not given stays, and is `none` for a new follower
 */
export function follow(
  { db, clock }: WriteDeps,
  actorId: number,
  companyId: number,
  level?: CompanyFollowLevel,
): Promise<WireCompanyStanding> {
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    await holdAccount(tx, actorId);
    const made = await tx
      .insert(companyFollows)
      .values({ companyId, userId: actorId, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (made.length > 0) await countFollowers(tx, companyId, 1);
    const own = and(eq(companyFollows.companyId, companyId), eq(companyFollows.userId, actorId));
    if (level !== undefined) await tx.update(companyFollows).set({ level }).where(own);
    return { is_follow: true };
  });
}

/** Unfollows; repeats change nothing (CMP-03). Throws 404 for an unknown company. */
export function unfollow(
  { db }: WriteDeps,
  actorId: number,
  companyId: number,
): Promise<WireCompanyStanding> {
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    await holdAccount(tx, actorId);
    const ended = await tx
      .delete(companyFollows)
      .where(and(eq(companyFollows.companyId, companyId), eq(companyFollows.userId, actorId)))
      .returning();
    if (ended.length > 0) await countFollowers(tx, companyId, -1);
    return { is_follow: false };
  });
}

async function countFollowers(tx: Database, companyId: number, by: 1 | -1): Promise<void> {
  await tx
    .update(companies)
    .set({ followerCount: sql`${companies.followerCount} + ${by}::int` })
    .where(eq(companies.id, companyId));
}

/** Members who want to be told of a new post of a company, and may see it: of a private one, its team (CMP-03). */
export async function toldOfPosts(db: Database, companyId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: companyFollows.userId })
    .from(companyFollows)
    .innerJoin(companies, eq(companies.id, companyFollows.companyId))
    .leftJoin(
      companyMembers,
      and(
        eq(companyMembers.companyId, companyFollows.companyId),
        eq(companyMembers.userId, companyFollows.userId),
      ),
    )
    .where(
      and(
        eq(companyFollows.companyId, companyId),
        eq(companyFollows.level, 'all'),
        or(eq(companies.privacy, 0), isNotNull(companyMembers.userId)),
      ),
    );
  return rows.map(({ userId }) => userId);
}
