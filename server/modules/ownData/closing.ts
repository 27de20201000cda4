import { eq, sql } from 'drizzle-orm';
import { closingDays } from '@/shared/config/limits';
import type { WireClosed, WireClosing, WireOwnedCommunity } from '@/shared/wire/closing';
import { inTransaction, selectRows, type Database } from '../../db/database';
import { closings, users } from '../../db/schema';
import { dayMs } from '../../durations';
import { ApiError } from '../../errors';
import type { Actor } from '../../http/authentication';
import type { AppDeps } from '../../http/deps';
import { notClosed } from '../../permissions/visibility';
import { recountAround } from '../../writing/recounts';
import { closedMail } from '../auth/mails';
import { requireOwnPassword } from '../auth/passwords';
import { endAllAccess } from '../auth/sessions';

/** Tells what closing the account takes: the days to come back, and the groups and companies to hand over first. */
export async function readClosing(db: Database, memberId: number): Promise<WireClosing> {
  return { days: closingDays, last_owner_of: await lastOwnerOf(db, memberId) };
}

/**
 * Closes the caller's account (OWN-02): it is as if deleted for everybody at once, and deleted for good after 30 days,
 * unless its member comes back. Ends every session, login and download, and tells by mail. Throws 422
 * validationInvalidCredentials for a wrong password, 409 ownsCommunities for the last owner of a group or company.
 */
export async function closeAccount(deps: AppDeps, actor: Actor, password: string): Promise<WireClosed> {
  const holdPassword = await requireOwnPassword(deps, actor, 'password', password);
  const closedAt = deps.clock.now();
  const until = new Date(closedAt.getTime() + closingDays * dayMs);
  const email = await inTransaction(deps.db, async (tx) => {
    await lockCommunities(tx, actor.id);
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, actor.id))
      .for('update');
    // Asked when the account is locked: those that were being made, or handed over, are there now.
    const owned = await lastOwnerOf(tx, actor.id);
    if (owned.length > 0) throw new ApiError(409, 'ownsCommunities', { params: { count: owned.length } });
    await holdPassword(tx);
    await tx.insert(closings).values({ userId: actor.id, closedAt, until }).onConflictDoNothing();
    await endAllAccess(tx, actor.id);
    await recountAround(tx, actor.id);
    return user?.email ?? null;
  });
  if (email !== null)
    deps.background.run('Mailing that an account is closed', () =>
      deps.mail.send(closedMail(deps.config, email, until)),
    );
  return { until: until.toISOString() };
}

/**
 * Locks the groups and companies of a member, so that two owners cannot leave one at the same time, and nobody hands
 * one over to who is closing their account.
 */
async function lockCommunities(tx: Database, memberId: number): Promise<void> {
  await tx.execute(sql`select id from groups where id in (select group_id from group_members
    where user_id = ${memberId}) order by id for no key update`);
  await tx.execute(sql`select id from companies where id in (select company_id from company_members
    where user_id = ${memberId}) order by id for no key update`);
}

/** Finds the groups and companies that would be left without an owner. */
async function lastOwnerOf(db: Database, memberId: number): Promise<WireOwnedCommunity[]> {
  const rows = await selectRows(
    db,
    sql`select 'group' as kind, groups.id::text as id, groups.name, groups.permalink from groups
        join group_members own on own.group_id = groups.id
        where own.user_id = ${memberId} and own.role = 'owner' and not own.blocked and not exists (
          select 1 from group_members other where other.group_id = groups.id and other.user_id <> ${memberId}
            and other.role = 'owner' and not other.blocked and ${notClosed(sql`other.user_id`)})
      union all
      select 'company', companies.id::text, companies.name, companies.permalink from companies
        join company_members own on own.company_id = companies.id
        where own.user_id = ${memberId} and own.role = 'owner' and not exists (
          select 1 from company_members other where other.company_id = companies.id
            and other.user_id <> ${memberId} and other.role = 'owner' and ${notClosed(sql`other.user_id`)})
      order by 1 desc, 3, 2`,
  );
  return rows.map(({ kind, id, name, permalink }) => ({
    kind: kind === 'group' ? 'group' : 'company',
    id: String(id),
    name: String(name),
    permalink: String(permalink),
  }));
}
