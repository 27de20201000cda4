import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import {
  applyAct,
  formerOwner,
  isArchived,
  isMember,
  type ActRefusal,
  type Membership,
  type MembershipAct,
} from '@/shared/rules/membership';
import type { OfferedRole, WireGroupAnswer } from '@/shared/wire/group';
import { inTransaction, type Database } from '../../db/database';
import { groups } from '../../db/schema';
import { conflict, notAllowed, notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { can } from '../../permissions/can';
import {
  type FoundMembership,
  type GroupRow,
  isSilencedAway,
  needsApproval,
  readMembership,
} from '../../permissions/memberships';
import { holdAccount, holdUpClosing } from '../../permissions/openAccount';
import { countUse, requireLink } from './linkUse';
import { countOwners, putMembership, setBlock, writeLog, type BlockTerms } from './membershipWrites';
import { tellOfChange } from './notices';
import { endBlocks } from './tidying';

export type WriteDeps = Pick<AppDeps, 'db' | 'clock'>;

/** One act of a member on the membership of a person, maybe their own. */
export interface Act {
  act: MembershipAct;
  actorId: number;
  groupId: number;
  subjectId: number;
  /** Role that an invitation offers. */
  offered?: OfferedRole | undefined;
  /** For blocks; those that are given replace the former. */
  block?: BlockTerms;
  /** Reason for declining a request; the asker reads it. */
  reason?: string | undefined;
  /** The request or invitation that is answered: 409 when it is no longer open. */
  inviteId?: number;
  /** Code of a link by which a person joins: it lets in at once (decided). */
  code?: string | undefined;
  /** Of a person who joins or asks to, in the order of the group's questions. */
  answers?: readonly string[] | undefined;
}

const ownActs: readonly MembershipAct[] = ['join', 'leave', 'accept', 'decline'];
const refusals: Record<ActRefusal, () => Error> = {
  notFound,
  blocked: notAllowed,
  conflict,
  lastOwner: conflict,
};

/**
 * Applies an act by the rules of `src/shared/rules/membership` (GRP-04 to GRP-07). Locks the group's row, so that acts
 * in one group run one after the other; changes rows, the member count, the log and notifications in one transaction.
 * Throws 404 for an unknown group or person, 403 for an act that the actor has no right to, 409 for one that the
 * person's state excludes, for the last owner, and for a request or invitation that was answered meanwhile.
 */
export function performAct(deps: WriteDeps, input: Act): Promise<Membership> {
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const group = await lockGroup(tx, input.groupId);
    await holdAccount(tx, input.actorId);
    await holdUpClosing(tx, input.subjectId);
    await endBlocks(tx, group.id, at);
    const before = await readMembership(tx, group.id, input.subjectId);
    const isSelf = input.actorId === input.subjectId;
    const actor = isSelf ? before : await readMembership(tx, group.id, input.actorId);
    requireRight(input, actor.membership, { membership: before.membership, isSelf });
    if (input.inviteId !== undefined && before.invite?.id !== input.inviteId) throw conflict();
    const link =
      input.code === undefined || isMember(before.membership)
        ? null
        : await requireLink(tx, group.id, input.code, at);
    const applied = applyAct(before.membership, input.act, {
      needsApproval: needsApproval(group) && link === null,
      isArchived: isArchived(group),
      isLastOwner: before.membership.state === 'owner' && (await countOwners(tx, group.id)) === 1,
      offered: input.offered,
    });
    if (typeof applied === 'string') throw refusals[applied]();
    const next = await stillSilenced(tx, input, before.membership, applied);
    await writeChange(tx, { group, input, before, actor, next, at, isByLink: link !== null });
    if (link !== null) await countUse(tx, link.id);
    return next;
  });
}

/** Keeps silent who comes back after having left so: leaving ends no silence (GRP-06). */
async function stillSilenced(
  tx: Database,
  { groupId, subjectId }: Act,
  before: Membership,
  next: Membership,
): Promise<Membership> {
  const isBack = isMember(next) && !isMember(before);
  return isBack && (await isSilencedAway(tx, groupId, subjectId)) ? { ...next, silenced: true } : next;
}

/** Locks a group, so that acts in it wait for each other. Throws 404 for an unknown one. */
export async function lockGroup(tx: Database, groupId: number): Promise<GroupRow> {
  const [group] = await tx.select().from(groups).where(eq(groups.id, groupId)).for('no key update');
  if (group === undefined) throw notFound();
  return group;
}

function requireRight(
  { act, actorId }: Act,
  membership: Membership,
  subject: { membership: Membership; isSelf: boolean },
): void {
  if (act === 'join' || act === 'leave' || act === 'accept' || act === 'decline') return;
  if (!can({ id: actorId }, 'group.act', { membership, right: act, subject })) throw notAllowed();
}

interface Change {
  group: GroupRow;
  input: Act;
  before: FoundMembership;
  actor: FoundMembership;
  next: Membership;
  at: Date;
  isByLink: boolean;
}

async function writeChange(
  tx: Database,
  { group, input, before, actor, next, at, isByLink }: Change,
): Promise<void> {
  const { actorId, subjectId } = input;
  const answers = answersTo(group.questions, input.answers) ?? before.invite?.answers ?? [];
  const place = { groupId: group.id, userId: subjectId, at, answers };
  const isChanged = !isDeepStrictEqual(before.membership, next);
  const inviteId = isChanged ? await putMembership(tx, place, actorId, before, next) : null;
  if (input.act === 'hand_over' && isChanged)
    await putMembership(tx, { ...place, userId: actorId }, actorId, actor, formerOwner);
  if (next.state === 'blocked') await setBlock(tx, place, input.block ?? {});
  if (!isChanged) return;
  await writeLog(tx, {
    groupId: group.id,
    act: isByLink ? 'join_by_link' : actOf(input.act, before.membership, next),
    actorId,
    subjectId: ownActs.includes(input.act) ? null : subjectId,
    inviteId: inviteId ?? before.invite?.id ?? null,
    createdAt: at,
  });
  await tellOfChange(tx, { ...place, actorId, reason: input.reason, inviteId }, before, next);
}

/** Puts the answers that are given beside the questions, without those left empty. */
function answersTo(
  questions: readonly string[],
  answers: readonly string[] | undefined,
): WireGroupAnswer[] | undefined {
  return answers?.slice(0, questions.length).flatMap((answer, index) => {
    const question = questions[index];
    return question === undefined || answer === '' ? [] : [{ question, answer }];
  });
}

/** Names what an act came to: joining may be asking, and an invitation may admit who asks. */
function actOf(act: MembershipAct, before: Membership, next: Membership) {
  if (act === 'join' && next.state === 'requested') return 'ask';
  if (act === 'join' && before.state === 'invited') return 'accept';
  return act === 'invite' && before.state === 'requested' ? 'admit' : act;
}
