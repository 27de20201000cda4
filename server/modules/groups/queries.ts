import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { groupManagers, groupRights } from '@/shared/rules/membership';
import type { GroupRole } from '@/shared/wire/group';
import type { PrivacySetting } from '@/shared/wire/user';
import { readNumbers, type Database } from '../../db/database';
import type { FoundIds, Page } from '../../db/paging';
import { groupMembers, groups, users } from '../../db/schema';
import { groupMatchesTerm } from '../../db/search';
import { visibleGroup } from '../../permissions/visibility';

export const groupSettings = ['my_groups', 'groups_i_follow'] as const satisfies PrivacySetting[];

/**
 * Condition on the groups in which the viewer may see a member (SET-06, decided): `my_groups` are those they run,
 * `groups_i_follow` those they have joined.
 */
function groupsOf(memberId: number, viewerId: number, allowed: ReadonlySet<PrivacySetting>): SQL | undefined {
  const roles: GroupRole[] = [
    ...(allowed.has('my_groups') ? groupManagers : []),
    ...(allowed.has('groups_i_follow') ? (['member'] as const) : []),
  ];
  return and(
    eq(groupMembers.userId, memberId),
    eq(groupMembers.blocked, false),
    inArray(groupMembers.role, roles),
    visibleGroup(viewerId),
  );
}

/** Finds a page of a member's groups, joined last first. */
export async function listGroupsOf(
  db: Database,
  viewerId: number,
  memberId: number,
  allowed: ReadonlySet<PrivacySetting>,
  { limit, offset, term }: Page & { term: string },
): Promise<FoundIds> {
  const rows = await db
    .select({ id: groups.id })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(groupsOf(memberId, viewerId, allowed), groupMatchesTerm(term)))
    .orderBy(desc(groupMembers.createdAt), desc(groups.id))
    .limit(limit)
    .offset(offset);
  const { count } = await readNumbers(db, { count: countOfGroups(viewerId, memberId, allowed, term) });
  return { ids: rows.map(({ id }) => id), count: count ?? 0 };
}

/** Value for a statement: the number of all in the list of `listGroupsOf`. */
export function countOfGroups(
  viewerId: number,
  memberId: number,
  allowed: ReadonlySet<PrivacySetting>,
  term = '',
): SQL {
  return sql`select count(*) from ${groupMembers} join ${groups} on ${groups.id} = ${groupMembers.groupId}
    where ${groupsOf(memberId, viewerId, allowed)} and ${groupMatchesTerm(term) ?? sql`true`}`;
}

/** Selects `id` and `created_at` of those in the list of `listGroupsOf` that the viewer is in, too. */
export function groupsInCommon(
  viewerId: number,
  memberId: number,
  allowed: ReadonlySet<PrivacySetting>,
): SQL {
  return sql`select ${groups.id}, ${groupMembers.createdAt} from ${groupMembers}
    join ${groups} on ${groups.id} = ${groupMembers.groupId}
    join group_members mine on mine.group_id = ${groups.id} and mine.user_id = ${viewerId} and not mine.blocked
    where ${groupsOf(memberId, viewerId, allowed)}`;
}

/** Members to notify of one post in a group: bounds its cost (decided). */
const maxNotifiedMembers = 500;

/** Finds the members of a group who are not blocked in it, the most recently seen first. */
export async function activeGroupMembers(db: Database, groupId: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.blocked, false)))
    .orderBy(sql`${desc(users.lastSeenAt)} nulls last`, users.id)
    .limit(maxNotifiedMembers);
  return rows.map(({ id }) => id);
}

/** Finds the members of a group who have a right in it. */
export async function membersWith(
  db: Database,
  groupId: number,
  right: keyof typeof groupRights,
): Promise<number[]> {
  const rows = await db
    .select({ id: groupMembers.userId })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.blocked, false),
        inArray(groupMembers.role, [...groupRights[right]]),
      ),
    );
  return rows.map(({ id }) => id);
}
