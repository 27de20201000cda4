import { and, desc, eq, gt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { WireSession } from '@/shared/wire/auth';
import type { WireList } from '@/shared/wire/common';
import { inTransaction, selectRows, type Database } from '../../db/database';
import { archives, loginChallenges, sessions, users } from '../../db/schema';
import { dayMs } from '../../durations';
import { ApiError, notFound } from '../../errors';
import { sessionIdleDays, type Actor } from '../../http/authentication';
import type { AppDeps } from '../../http/deps';
import { hashToken, newToken } from '../../tokens';

const maxAgeDays = 90;
const maxAgentLength = 200;
const maxListed = 100;

/** Starts a session on one device. Answers the token, of which only the hash is stored (SRV-04). */
export async function startSession(
  { clock }: Pick<AppDeps, 'clock'>,
  db: Database,
  userId: number,
  agent: string,
): Promise<string> {
  const now = clock.now();
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    agent: agent.replaceAll('\0', '').toWellFormed().slice(0, maxAgentLength),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + maxAgeDays * dayMs),
  });
  return token;
}

/** Lists the caller's live sessions, last used first. */
export async function listSessions({ db, clock }: AppDeps, actor: Actor): Promise<WireList<WireSession>> {
  const now = clock.now();
  const idleSince = new Date(now.getTime() - sessionIdleDays * dayMs);
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, actor.id), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince)),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(maxListed);
  const list = rows.map((row) => ({
    id: String(row.id),
    agent: row.agent,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    current: row.id === actor.sessionId,
  }));
  return { list, count: list.length };
}

/**
 * Locks the caller's account until the transaction ends. Throws 401 for a session that has ended meanwhile, maybe by
 * the reset that keeps a stranger out.
 */
export async function lockOwnAccount(
  tx: Database,
  { id, sessionId }: Actor,
): Promise<typeof users.$inferSelect> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  // A statement of its own: it sees what a reset has written before the lock was free.
  const [session] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  if (user === undefined || session === undefined) throw new ApiError(401, 'unauthorized');
  return user;
}

/** Ends one session of the caller. Throws 404 for another member's. */
export async function endSession(db: Database, actor: Actor, sessionId: number): Promise<void> {
  const isOwn = and(eq(sessions.id, sessionId), eq(sessions.userId, actor.id));
  if (!(await inTransaction(db, (tx) => endThose(tx, isOwn)))) throw notFound();
}

/** Ends the caller's own session, if it has not ended meanwhile. */
export async function leaveSession(db: Database, { sessionId }: Actor): Promise<void> {
  await inTransaction(db, (tx) => endThose(tx, eq(sessions.id, sessionId)));
}

/** Ends every session of a member except `keptSessionId`. */
export async function endSessions(tx: Database, userId: number, keptSessionId?: number): Promise<void> {
  const isOther = keptSessionId === undefined ? undefined : ne(sessions.id, keptSessionId);
  await endThose(tx, and(eq(sessions.userId, userId), isOther));
}

/**
 * Ends all that is open to an account without its password: every session except `keptSessionId`, logins that wait for
 * a code, and addresses of downloads, which need no session.
 */
export async function endAllAccess(tx: Database, userId: number, keptSessionId?: number): Promise<void> {
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
  await tx.delete(archives).where(eq(archives.userId, userId));
  await endSessions(tx, userId, keptSessionId);
}

/** Ends expired sessions. */
export async function removeExpiredSessions({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const idleSince = new Date(now.getTime() - sessionIdleDays * dayMs);
  const areOver = or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, idleSince));
  await inTransaction(db, (tx) => endThose(tx, areOver));
}

/**
 * Deletes sessions and has their streams end, in one statement: a crash between two would leave a stream that nothing
 * ends any more (LIVE-02). False when there are none. The caller's transaction is run again where it locks up with one
 * that holds the account and ends its sessions too.
 */
async function endThose(tx: Database, which: SQL | undefined): Promise<boolean> {
  const told = await selectRows(
    tx,
    sql`with ended as (delete from ${sessions} where ${which} returning user_id)
      insert into live_outbox (kind, member_id) select distinct 'session', user_id from ended returning id`,
  );
  return told.length > 0;
}
