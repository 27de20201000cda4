import { eq, sql } from 'drizzle-orm';
import { notificationTypes, type DigestChoice, type NotificationType } from '@/shared/wire/user';
import type { Database } from '../../db/database';
import { digests, users } from '../../db/schema';

type Choices = (typeof digests.$inferSelect)['choices'];

/** Value for queries over `users`: what `digestChoicesOf` takes. */
export const storedDigestChoices = sql<Choices | null>`(
  select choices from digests where digests.user_id = ${users}.id)`;

/** Mail about each kind of notifications; none unless the member asked for it (LIVE-04). */
export function digestChoicesOf(stored: Choices | null): Record<NotificationType, DigestChoice> {
  const entries = notificationTypes.map((type) => [type, stored?.[type] ?? 'never'] as const);
  return Object.fromEntries(entries) as Record<NotificationType, DigestChoice>;
}

async function storedChoices(db: Database, memberId: number) {
  const [row] = await db
    .select({ choices: digests.choices })
    .from(digests)
    .where(eq(digests.userId, memberId));
  return row?.choices ?? {};
}

/** Changes the mail about some kinds, from now on. The caller holds the lock of the member's row. */
export async function changeDigestChoices(
  tx: Database,
  memberId: number,
  changes: Partial<Record<NotificationType, DigestChoice>>,
  now: Date,
): Promise<void> {
  const merged = { ...(await storedChoices(tx, memberId)), ...changes };
  const choices: Choices = {};
  for (const type of notificationTypes) {
    const choice = merged[type];
    if (choice === 'daily' || choice === 'now') choices[type] = choice;
  }
  await tx
    .insert(digests)
    .values({ userId: memberId, choices, since: now })
    .onConflictDoUpdate({ target: digests.userId, set: { choices, since: now } });
}

/** Ends all digest mails of a member; does nothing for one who has none, or is gone. */
export async function endDigests(db: Database, memberId: number, now: Date): Promise<void> {
  await db.update(digests).set({ choices: {}, since: now }).where(eq(digests.userId, memberId));
}
