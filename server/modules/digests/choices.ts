import { eq } from 'drizzle-orm';
import { notificationTypes, type DigestChoice, type NotificationType } from '@/shared/wire/user';
import type { Database } from '../../db/database';
import { digests } from '../../db/schema';

/** Mail about each kind of notifications; none unless the member asked for it (LIVE-04). */
export async function readDigestChoices(
  db: Database,
  memberId: number,
): Promise<Record<NotificationType, DigestChoice>> {
  const stored = await storedChoices(db, memberId);
  const entries = notificationTypes.map((type) => [type, stored[type] ?? 'never'] as const);
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
  const choices: (typeof digests.$inferInsert)['choices'] = {};
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
