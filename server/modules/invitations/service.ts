import { and, eq, isNotNull } from 'drizzle-orm';
import type { WireInvitation, WireInviter } from '@/shared/wire/discover';
import { countAll, type Database } from '../../db/database';
import { invitations, invitedMembers, users } from '../../db/schema';
import { ApiError } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { notBlocked, notClosed } from '../../permissions/visibility';
import { newToken } from '../../tokens';
import { presentBriefs, publicRef } from '../people/presenter';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'config'>;

/** Reads the member's own link, how many came by their links, and by whose link they came (HOUR-03). */
export async function readInvitation({ db, config }: Deps, memberId: number): Promise<WireInvitation> {
  const [own] = await db
    .select({ code: invitations.code })
    .from(invitations)
    .where(eq(invitations.userId, memberId));
  const code = own?.code ?? null;
  const [counted] = await db
    .select({ used: countAll })
    .from(invitedMembers)
    .innerJoin(users, eq(users.id, invitedMembers.userId))
    .where(and(eq(invitedMembers.inviterId, memberId), isNotNull(users.confirmedAt)));
  return {
    code,
    address: code && `${config.publicUrl}/signUp?invite=${code}`,
    used: counted?.used ?? 0,
    inviter: await readInviterOf(db, memberId),
  };
}

async function readInviterOf(db: Database, memberId: number): Promise<WireInvitation['inviter']> {
  const [invited] = await db
    .select({ inviterId: invitedMembers.inviterId })
    .from(invitedMembers)
    .where(and(eq(invitedMembers.userId, memberId), notBlocked(invitedMembers.inviterId, memberId)));
  if (invited === undefined) return null;
  return (await presentBriefs(db, memberId, [invited.inviterId])).get(invited.inviterId) ?? null;
}

/** Makes the member's link, or tells the one that they have. */
export async function createInvitation(deps: Deps, memberId: number): Promise<WireInvitation> {
  await deps.db
    .insert(invitations)
    .values({ userId: memberId, code: newToken(), createdAt: deps.clock.now() })
    .onConflictDoNothing({ target: invitations.userId });
  return readInvitation(deps, memberId);
}

/** Ends the member's link; repeats succeed. */
export async function revokeInvitation(db: Database, memberId: number): Promise<void> {
  await db.delete(invitations).where(eq(invitations.userId, memberId));
}

/** Finds the person whose link it is. */
async function findInviter(db: Database, code: string) {
  const [inviter] = await db
    .select({ id: users.id, firstName: users.firstName, avatarKey: users.avatarKey })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .where(and(eq(invitations.code, code), notClosed(users.id)));
  return inviter;
}

/**
 * Shows who invites, to whoever has the link. Throws 404 inviteLinkUnknown for a code that nobody has, or no longer.
 */
export async function readInviter(db: Database, code: string): Promise<WireInviter> {
  const inviter = await findInviter(db, code);
  if (inviter === undefined) throw new ApiError(404, 'inviteLinkUnknown');
  return { first_name: inviter.firstName, avatar: publicRef(inviter.avatarKey) };
}

/** Notes by whose link a member came. A link that has ended keeps nobody from signing up. */
export async function recordInvited(
  tx: Database,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<void> {
  const inviter = await findInviter(tx, code);
  if (inviter === undefined) return;
  await tx.insert(invitedMembers).values({ userId, inviterId: inviter.id, createdAt: now });
}
