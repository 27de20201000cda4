import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { inTransaction, selectRows, type Database } from '../../db/database';
import { blocks, followRequests, follows, silences, users } from '../../db/schema';
import { notAllowed, notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { needsApproval } from '../../permissions/audience';
import { holdAccount } from '../../permissions/openAccount';
import { loadRelation } from '../../permissions/relations';
import { notClosed } from '../../permissions/visibility';
import { tellMembers } from '../../writing/tell';
import { notify, withdrawNotice } from '../notifications/notify';
import { applyFollowStep, type Bond, type FollowStep, type Stance } from './rules';

type WriteDeps = Pick<AppDeps, 'db' | 'clock'>;

/**
 * Applies a step between two members (see `applyFollowStep`). Locks both rows, lower id first, so that parallel steps
 * run one after the other. Changes rows, counters and notifications in one transaction. Throws 404 for a missing or
 * unconfirmed member and across a block, 401 for an actor whose account is closed meanwhile, 403 for a refused step and
 * for oneself.
 * @param isStillMeant checks under the lock that the subject of the step still exists, else 404
 */
function applyStep(
  deps: WriteDeps,
  actorId: number,
  otherId: number,
  step: FollowStep,
  isStillMeant?: (tx: Database) => Promise<boolean>,
): Promise<Bond> {
  return withPair(deps, actorId, otherId, async (tx, isApprovalNeeded) => {
    if (isStillMeant !== undefined && !(await isStillMeant(tx))) throw notFound();
    const bond: Bond = {
      mine: await readStance(tx, actorId, otherId),
      theirs: await readStance(tx, otherId, actorId),
    };
    const next = applyFollowStep(bond, step, isApprovalNeeded);
    if (next === 'notFound') throw notFound();
    if (next === 'notAllowed') throw notAllowed();
    const at = deps.clock.now();
    await writeStance(tx, { from: actorId, to: otherId, at }, bond.mine, next.mine);
    await writeStance(tx, { from: otherId, to: actorId, at }, bond.theirs, next.theirs);
    await tellMembers(tx, 'follow', [actorId, otherId]);
    return next;
  });
}

function withPair<T>(
  deps: WriteDeps,
  actorId: number,
  otherId: number,
  change: (tx: Database, isApprovalNeeded: boolean) => Promise<T>,
): Promise<T> {
  return inTransaction(deps.db, async (tx) => {
    if (actorId === otherId) throw notAllowed();
    const arePair = inArray(users.id, [actorId, otherId]);
    await tx.select({ id: users.id }).from(users).where(arePair).orderBy(users.id).for('no key update');
    // Statements of their own: they see a closing that was written before the locks were free.
    await holdAccount(tx, actorId);
    const [other] = await tx
      .select({ privacy: users.privacy })
      .from(users)
      .where(and(eq(users.id, otherId), isNotNull(users.confirmedAt), notClosed(users.id)));
    if (other === undefined) throw notFound();
    return change(tx, needsApproval(other.privacy));
  });
}

export async function follow(
  deps: WriteDeps,
  actorId: number,
  otherId: number,
): Promise<{ is_following: true }> {
  await applyStep(deps, actorId, otherId, 'follow');
  return { is_following: true };
}

/** Asks to follow. Succeeds without a request when the actor sees everything already. */
export async function requestFollow(
  deps: WriteDeps,
  actorId: number,
  otherId: number,
): Promise<{ follow_status: 'sent' | null }> {
  const { mine } = await applyStep(deps, actorId, otherId, 'ask');
  return { follow_status: mine.asked ? 'sent' : null };
}

/** Steps without an answer body. */
export const changeBond =
  (step: 'unfollow' | 'cancel' | 'remove' | 'block' | 'unblock') =>
  async (deps: WriteDeps, actorId: number, otherId: number): Promise<void> => {
    await applyStep(deps, actorId, otherId, step);
  };

/** Accepts or declines a request made to the actor (FOLW-04). Throws 404 for any other. */
export async function answerRequest(
  deps: WriteDeps,
  actorId: number,
  requestId: number,
  answer: 'accept' | 'decline',
): Promise<void> {
  const find = (db: Database) =>
    db
      .select({ requesterId: followRequests.requesterId })
      .from(followRequests)
      .where(and(eq(followRequests.id, requestId), eq(followRequests.targetId, actorId)));
  const [request] = await find(deps.db);
  if (request === undefined) throw notFound();
  await applyStep(deps, actorId, request.requesterId, answer, async (tx) => (await find(tx)).length > 0);
}

/** Hides the other's posts and notifications. They are not told and stay connected. */
export function silence(deps: WriteDeps, actorId: number, otherId: number): Promise<void> {
  return withPair(deps, actorId, otherId, async (tx) => {
    await refuseBlocked(tx, actorId, otherId);
    await tx
      .insert(silences)
      .values({ userId: actorId, silencedId: otherId, createdAt: deps.clock.now() })
      .onConflictDoNothing();
  });
}

export function unsilence(deps: WriteDeps, actorId: number, otherId: number): Promise<void> {
  return withPair(deps, actorId, otherId, async (tx) => {
    await refuseBlocked(tx, actorId, otherId);
    await tx.delete(silences).where(and(eq(silences.userId, actorId), eq(silences.silencedId, otherId)));
  });
}

/** An actor whom the other blocks must not learn that they exist. */
async function refuseBlocked(tx: Database, actorId: number, otherId: number): Promise<void> {
  const relation = await loadRelation(tx, actorId, otherId);
  if (relation.isBlocked && !relation.hasBlocked) throw notFound();
}

async function readStance(tx: Database, from: number, to: number): Promise<Stance> {
  const [row] = await selectRows(
    tx,
    sql`select (select kind from follows where follower_id = ${from} and followee_id = ${to}) as following,
      exists (select 1 from follow_requests where requester_id = ${from} and target_id = ${to}) as asked,
      exists (select 1 from blocks where blocker_id = ${from} and blocked_id = ${to}) as blocks`,
  );
  const kind = row?.following;
  return {
    following: kind === 'direct' || kind === 'approved' ? kind : null,
    asked: row?.asked === true,
    blocks: row?.blocks === true,
  };
}

interface Direction {
  from: number;
  to: number;
  at: Date;
}

/** Updates rows, counters and notifications from one stance to the next. */
async function writeStance(tx: Database, way: Direction, before: Stance, after: Stance): Promise<void> {
  const { from, to, at } = way;
  if (before.asked && !after.asked) await deleteRequest(tx, from, to);
  if (!before.asked && after.asked) await insertRequest(tx, way);
  if (before.following !== null && after.following === null) await deleteFollow(tx, from, to);
  if (after.following !== null && before.following !== after.following)
    await putFollow(tx, way, after.following, before.following === null);
  if (!before.blocks && after.blocks)
    await tx.insert(blocks).values({ blockerId: from, blockedId: to, createdAt: at });
  if (before.blocks && !after.blocks)
    await tx.delete(blocks).where(and(eq(blocks.blockerId, from), eq(blocks.blockedId, to)));
}

async function putFollow(
  tx: Database,
  { from, to, at }: Direction,
  kind: 'direct' | 'approved',
  isNew: boolean,
): Promise<void> {
  await tx
    .insert(follows)
    .values({ followerId: from, followeeId: to, kind, createdAt: at })
    .onConflictDoUpdate({ target: [follows.followerId, follows.followeeId], set: { kind } });
  if (isNew) await changeCounts(tx, from, to, 1);
  if (kind === 'direct') await notify(tx, { to: [to], type: 'userfollow', action: null, actorId: from, at });
  else
    await notify(tx, {
      to: [from],
      type: 'followeraccept',
      action: 'follower_invite_accepted',
      actorId: to,
      at,
    });
}

async function deleteFollow(tx: Database, followerId: number, followeeId: number): Promise<void> {
  await tx.delete(follows).where(and(eq(follows.followerId, followerId), eq(follows.followeeId, followeeId)));
  await changeCounts(tx, followerId, followeeId, -1);
  await withdrawNotice(tx, { to: followeeId, type: 'userfollow', actorId: followerId });
}

async function changeCounts(tx: Database, followerId: number, followeeId: number, by: 1 | -1): Promise<void> {
  await tx
    .update(users)
    .set({
      followingCount: sql`${users.followingCount} + case when ${users.id} = ${followerId} then ${by}::int else 0 end`,
      followerCount: sql`${users.followerCount} + case when ${users.id} = ${followeeId} then ${by}::int else 0 end`,
    })
    .where(or(eq(users.id, followerId), eq(users.id, followeeId)));
}

async function insertRequest(tx: Database, { from, to, at }: Direction): Promise<void> {
  const [request] = await tx
    .insert(followRequests)
    .values({ requesterId: from, targetId: to, createdAt: at })
    .returning({ id: followRequests.id });
  if (request === undefined) throw new TypeError('The request was not inserted');
  await notify(tx, {
    to: [to],
    type: 'followerinvite',
    action: 'invite_friend_create',
    actorId: from,
    inviteId: request.id,
    at,
  });
}

async function deleteRequest(tx: Database, requesterId: number, targetId: number): Promise<void> {
  await tx
    .delete(followRequests)
    .where(and(eq(followRequests.requesterId, requesterId), eq(followRequests.targetId, targetId)));
  await withdrawNotice(tx, { to: targetId, type: 'followerinvite', actorId: requesterId });
}
