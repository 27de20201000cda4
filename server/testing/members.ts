import { sessions, users } from '../db/schema';
import { toSearchName } from '../db/search';
import { dayMs } from '../durations';
import type { AppDeps } from '../http/deps';
import { hashToken, newToken } from '../tokens';

type UserRow = typeof users.$inferSelect;
/** Given values of a member; the rest is generated. */
export type MemberTraits = Partial<typeof users.$inferInsert>;

/** Password of every test member; satisfies the rules. */
export const memberPassword = 'Correct-horse-7';

export async function insertMember(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  serial: number,
  passwordHash: string,
  traits: MemberTraits,
): Promise<UserRow> {
  const firstName = traits.firstName ?? 'Member';
  const lastName = traits.lastName ?? `Number${serial}`;
  const displayName = traits.displayName ?? `${firstName} ${lastName}`;
  const permalink = traits.permalink ?? `member-${serial}`;
  const [row] = await deps.db
    .insert(users)
    .values({
      email: `${permalink}@kith.example`,
      passwordHash,
      accessRole: 'member',
      confirmedAt: deps.clock.now(),
      createdAt: deps.clock.now(),
      ...traits,
      firstName,
      lastName,
      displayName,
      permalink,
      searchName: toSearchName([firstName, lastName, displayName, permalink]),
    })
    .returning();
  if (row === undefined) throw new TypeError('The member was not inserted');
  return row;
}

/** Signs a member in without the login call. */
export async function startTestSession(deps: Pick<AppDeps, 'db' | 'clock'>, userId: number): Promise<string> {
  const token = newToken();
  const now = deps.clock.now();
  await deps.db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 90 * dayMs),
  });
  return token;
}
