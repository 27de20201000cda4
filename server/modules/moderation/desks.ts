import { eq, sql, type SQL } from 'drizzle-orm';
import { groupFirstHours } from '@/shared/config/limits';
import type { Membership } from '@/shared/rules/membership';
import type { AccessRole } from '@/shared/wire/moderation';
import type { Database } from '../../db/database';
import { moderationNotices, reviewItems, users } from '../../db/schema';
import { hourMs } from '../../durations';
import { notFound } from '../../errors';
import { can } from '../../permissions/can';
import { loadGroup, type GroupRow } from '../../permissions/memberships';
import { notClosed } from '../../permissions/visibility';

/** The desk at which a moderator sits (DESK-02). */
export interface Desk {
  actorId: number;
  /** Standing of the actor in the house. */
  role: AccessRole;
  /** The group and the actor's membership in it; null at the desk of the house. */
  group: { row: GroupRow; membership: Membership } | null;
}

/** Facts about a desk, for `can`. */
export const factsOf = ({ role, group }: Desk) => ({ role, membership: group?.membership ?? null });

/** Opens the desk of a group, or that of the house. Throws 404 for all who do not sit at it. */
export async function openDesk(db: Database, actorId: number, groupId: number | null): Promise<Desk> {
  const desk = await deskOf(db, actorId, groupId);
  if (desk === null) throw notFound();
  return desk;
}

/** Finds the desk of a group, or that of the house; null for all who do not sit at it. */
export async function deskOf(db: Database, actorId: number, groupId: number | null): Promise<Desk | null> {
  const [actor] = await db.select({ role: users.accessRole }).from(users).where(eq(users.id, actorId));
  const role = actor?.role ?? 'member';
  const found = groupId === null ? null : await loadGroup(db, actorId, groupId);
  const group = found === null ? null : { row: found.group, membership: found.membership };
  const facts = { role, membership: group?.membership ?? null };
  if (!can({ id: actorId }, 'desk.open', facts)) return null;
  return { actorId, role, group };
}

/**
 * Condition on `review_items`: the house has nobody but the member who may answer the row. Its author may not, nor who
 * runs the group or company that it is about.
 */
export const isAlone = (memberId: number) => sql<boolean>`not exists (select 1 from users other
  where other.id <> ${memberId} and other.id is distinct from ${reviewItems.authorId}
    and other.access_role in ('moderator', 'operator') and ${notClosed(sql`other.id`)}
    and not ${runsTarget(sql`other.id`)})`;

/**
 * Condition on `review_items`: the row waits at the desk. The reports of a group are its admins' first; they are the
 * house's, too, after a day, and at once when they are about those admins or ask for a second look. Who is alone in the
 * house looks again at their own answers, too. Posts that wait for their group are its alone. `can` decides the
 * same for one item.
 */
export function waitsAt({ actorId, group }: Desk, now: Date): SQL {
  const overdue = new Date(now.getTime() - groupFirstHours * hourMs).toISOString();
  const place =
    group === null
      ? sql`(${reviewItems.groupId} is null or (${reviewItems.kind} <> 'pending' and (${reviewItems.isEscalated}
          or ${reviewItems.firstAt} <= ${overdue}::timestamptz)))`
      : sql`${reviewItems.groupId} = ${group.row.id}`;
  const ownersAreOwners =
    group === null || group.membership.state === 'owner'
      ? sql`true`
      : sql`not exists (select 1 from group_members where group_members.group_id = ${reviewItems.groupId}
          and group_members.user_id = ${reviewItems.authorId} and group_members.role = 'owner')`;
  const answered = sql`exists (select 1 from ${moderationNotices} where ${moderationNotices.itemId} = ${reviewItems.id}
    and ${moderationNotices.decidedBy} = ${actorId})`;
  return sql`${reviewItems.decidedAt} is null and ${place} and ${ownersAreOwners}
    and ${reviewItems.authorId} is distinct from ${actorId} and not ${runsTarget(actorId)}
    and (${reviewItems.kind} <> 'appeal' or not ${answered} or ${group === null ? isAlone(actorId) : sql`false`})`;
}

/** Condition on `review_items`: the row is about a group or company that the member runs. */
export const runsTarget = (memberId: number | SQL) => sql<boolean>`(
  (${reviewItems.subject} = 'group' and exists (select 1 from group_members place
    where place.group_id = ${reviewItems.targetId} and place.user_id = ${memberId} and place.role <> 'member'))
  or (${reviewItems.subject} = 'company' and exists (select 1 from company_members place
    where place.company_id = ${reviewItems.targetId} and place.user_id = ${memberId})))`;
