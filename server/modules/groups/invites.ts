import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Membership } from '@/shared/rules/membership';
import type { InviteDirection, OfferedRole, WireGroupInvite } from '@/shared/wire/group';
import { countAll, type Database } from '../../db/database';
import type { Page } from '../../db/paging';
import { groupInvites, groupLog, groups } from '../../db/schema';
import { groupMatchesTerm } from '../../db/search';
import { conflict, notFound } from '../../errors';
import { can } from '../../permissions/can';
import { readMembership } from '../../permissions/memberships';
import { loadPerson } from '../../permissions/person';
import { notBlocked } from '../../permissions/visibility';
import { presentBriefs } from '../people/presenter';
import { performAct, type WriteDeps } from './acts';
import { presentGroups } from './presenter';

/**
 * Finds a page of the caller's open invitations or, going `out`, of their requests to join, latest first (GRP-01).
 * Leaves out invitations across a block.
 */
export async function listInvites(
  db: Database,
  viewerId: number,
  { limit, offset, term, dir }: Page & { term: string; dir: InviteDirection },
): Promise<{ list: WireGroupInvite[]; count: number }> {
  const where = and(
    eq(groupInvites.userId, viewerId),
    dir === 'in'
      ? and(isNotNull(groupInvites.invitedBy), notBlocked(groupInvites.invitedBy, viewerId))
      : isNull(groupInvites.invitedBy),
    groupMatchesTerm(term),
  );
  const rows = await db
    .select({ invite: groupInvites })
    .from(groupInvites)
    .innerJoin(groups, eq(groups.id, groupInvites.groupId))
    .where(where)
    .orderBy(desc(groupInvites.createdAt), desc(groupInvites.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ count: countAll })
    .from(groupInvites)
    .innerJoin(groups, eq(groups.id, groupInvites.groupId))
    .where(where);
  const shownGroups = await presentGroups(
    db,
    viewerId,
    rows.map(({ invite }) => invite.groupId),
  );
  const byId = new Map(shownGroups.map((group) => [group.id, group]));
  const originator = ({ invitedBy, userId }: { invitedBy: number | null; userId: number }) =>
    invitedBy ?? userId;
  const people = await presentBriefs(
    db,
    viewerId,
    rows.map(({ invite }) => originator(invite)),
  );
  const list = rows.flatMap(({ invite }) => {
    const group = byId.get(String(invite.groupId));
    const user = people.get(originator(invite));
    if (group === undefined || user === undefined) return [];
    return [{ id: String(invite.id), group, user, created_at: invite.createdAt.toISOString() }];
  });
  return { list, count: counted?.count ?? 0 };
}

/** Invites a person (GRP-06); one who has asked to join is admitted. Throws 404 across a block between the two. */
export async function invite(
  deps: WriteDeps,
  actorId: number,
  groupId: number,
  subjectId: number,
  offered?: OfferedRole,
): Promise<{ invite_status: 'out' }> {
  if (subjectId !== actorId) await loadPerson(deps.db, actorId, subjectId);
  await performAct(deps, { act: 'invite', actorId, groupId, subjectId, offered });
  return { invite_status: 'out' };
}

/**
 * Answers the caller's invitation, or a request to join as one who may (GRP-05, GRP-06). Throws 404 for any other and
 * 409 for one that was answered meanwhile.
 */
export async function answerInvite(
  deps: WriteDeps,
  actorId: number,
  inviteId: number,
  answer: 'accept' | 'decline',
  reason?: string,
): Promise<Membership> {
  const found = await requireInvite(deps.db, actorId, inviteId);
  const { groupId, userId: subjectId } = found;
  const isOwn = subjectId === actorId;
  if (isOwn !== (found.invitedBy !== null)) throw notFound();
  if (isOwn) return performAct(deps, { act: answer, actorId, groupId, subjectId, inviteId });
  const act = answer === 'accept' ? 'admit' : 'refuse';
  return performAct(deps, { act, actorId, groupId, subjectId, inviteId, reason });
}

/** Takes an invitation back (DESK-01). Throws 404 for any other and 409 for one that was answered meanwhile. */
export async function withdrawInvite(deps: WriteDeps, actorId: number, inviteId: number): Promise<void> {
  const { groupId, userId, invitedBy } = await requireInvite(deps.db, actorId, inviteId);
  if (invitedBy === null || userId === actorId) throw notFound();
  await performAct(deps, { act: 'withdraw', actorId, groupId, subjectId: userId, inviteId });
}

/** Loads an open request or invitation that concerns the caller or that they may answer. */
async function requireInvite(db: Database, actorId: number, inviteId: number) {
  const [found] = await db.select().from(groupInvites).where(eq(groupInvites.id, inviteId));
  if (found !== undefined) {
    if (found.userId === actorId || (await answersIn(db, actorId, found.groupId))) return found;
    throw notFound();
  }
  const [line] = await db.select().from(groupLog).where(eq(groupLog.inviteId, inviteId)).limit(1);
  if (line === undefined) throw notFound();
  const isOwn = line.actorId === actorId || line.subjectId === actorId;
  throw isOwn || (await answersIn(db, actorId, line.groupId)) ? conflict() : notFound();
}

async function answersIn(db: Database, actorId: number, groupId: number): Promise<boolean> {
  const { membership } = await readMembership(db, groupId, actorId);
  return can({ id: actorId }, 'group.act', { membership, right: 'see_desk' });
}
