import { eq, sql, type SQL } from 'drizzle-orm';
import type { WireLoggedUser } from '@/shared/wire/user';
import { inTransaction, isUniqueViolation } from '../../db/database';
import { doNotSell, users } from '../../db/schema';
import { toSearchName } from '../../db/search';
import { invalidFields } from '../../errors';
import type { Actor } from '../../http/authentication';
import type { AppDeps } from '../../http/deps';
import { limitEmailChange, requestEmailChange } from '../auth/emailChange';
import { lockOwnAccount } from '../auth/sessions';
import { changeDigestChoices } from '../digests/choices';
import { presentLoggedUser, type UserRow } from '../profiles/presenter';
import type { EditInput } from './editSchema';

/**
 * Changes the member's account (SET-02, SET-04, SET-05, LIVE-04). A new email is pending until its link is opened, also
 * one that another member has. Throws 422 for a taken permalink or a birthday in the future, 429 for many new emails,
 * 401 for one of a session that has ended meanwhile.
 */
export async function editUser(deps: AppDeps, actor: Actor, input: EditInput): Promise<WireLoggedUser> {
  const memberId = actor.id;
  if (typeof input.birthday === 'string' && input.birthday > deps.clock.now().toISOString().slice(0, 10))
    throw invalidFields({ birthday: 'validationError' });
  const { email, digest, ...fields } = input;
  if (email !== undefined) await limitEmailChange(deps, memberId, email);
  try {
    await inTransaction(deps.db, async (tx) => {
      const row = await lockOwnAccount(tx, actor);
      const changes = changesOf(row, fields);
      if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.id, memberId));
      if (digest !== undefined) await changeDigestChoices(tx, memberId, digest, deps.clock.now());
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_permalink_unique'))
      throw invalidFields({ permalink: 'validationError' });
    throw error;
  }
  if (email !== undefined) await requestEmailChange(deps, actor, email);
  return presentLoggedUser(deps, memberId);
}

type UserChanges = { [K in keyof typeof users.$inferInsert]?: (typeof users.$inferInsert)[K] | SQL };

function changesOf(row: UserRow, fields: Omit<EditInput, 'email' | 'digest'>): UserChanges {
  const { privacy, notification, ...plain } = fields;
  const named = { ...row, ...plain };
  const changes: UserChanges = { ...plain };
  if (privacy !== undefined) changes.privacy = { ...row.privacy, ...privacy };
  if (notification !== undefined) changes.notification = { ...row.notification, ...notification };
  if (Object.keys(changes).length > 0)
    changes.searchName = toSearchName([named.firstName, named.lastName, named.displayName, named.permalink]);
  return changes;
}

/**
 * Changes the publication of posts and the voting power, in percent (SET-05). Throws 401 for a session that has ended
 * meanwhile.
 */
export async function editBlockchain(
  deps: AppDeps,
  actor: Actor,
  settings: { publishPosts: boolean; votingPower: number },
): Promise<WireLoggedUser> {
  await inTransaction(deps.db, async (tx) => {
    await lockOwnAccount(tx, actor);
    await tx.update(users).set(settings).where(eq(users.id, actor.id));
  });
  return presentLoggedUser(deps, actor.id);
}

/** Records a member's choice on the sale of their information (SHELL-05). */
export async function recordDoNotSell(deps: AppDeps, memberId: number, choice: boolean): Promise<void> {
  const updatedAt = deps.clock.now();
  await deps.db
    .insert(doNotSell)
    .values({ userId: memberId, choice, updatedAt })
    .onConflictDoUpdate({ target: doNotSell.userId, set: { choice: sql`excluded.choice`, updatedAt } });
}
