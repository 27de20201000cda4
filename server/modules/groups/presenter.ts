import { and, eq, inArray } from 'drizzle-orm';
import { isMember, type Membership } from '@/shared/rules/membership';
import type { WireGroup, WireGroupBlock, WireGroupStanding } from '@/shared/wire/group';
import type { Database } from '../../db/database';
import { categories, groupInvites, groupMembers, groups } from '../../db/schema';
import { can } from '../../permissions/can';
import { toMembership } from '../../permissions/memberships';
import { subcategories } from '../communities/categories';
import { presentHeader } from '../communities/presenter';

/** Presents groups to a viewer, in the order of the ids, with one query. */
export async function presentGroups(
  db: Database,
  viewerId: number,
  ids: readonly number[],
): Promise<WireGroup[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      group: groups,
      category: categories,
      subcategory: subcategories,
      member: groupMembers,
      invite: groupInvites,
    })
    .from(groups)
    .innerJoin(categories, eq(categories.id, groups.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, groups.subcategoryId))
    .leftJoin(groupMembers, and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, viewerId)))
    .leftJoin(groupInvites, and(eq(groupInvites.groupId, groups.id), eq(groupInvites.userId, viewerId)))
    .where(inArray(groups.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.group.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [presentGroup(viewerId, row)];
  });
}

interface GroupRows {
  group: typeof groups.$inferSelect;
  category: typeof categories.$inferSelect;
  subcategory: typeof categories.$inferSelect | null;
  /** The viewer's own rows. */
  member: typeof groupMembers.$inferSelect | null;
  invite: typeof groupInvites.$inferSelect | null;
}

/** Links and contacts of a private group are for its members. */
function presentGroup(viewerId: number, rows: GroupRows): WireGroup {
  const { group, category, subcategory, member, invite } = rows;
  const membership = toMembership(member, invite);
  const facts = { group, membership };
  const canSee = can({ id: viewerId }, 'group.see', facts);
  return {
    ...presentHeader(group, category, subcategory),
    links: canSee ? group.links : [],
    pictures: group.pictures,
    contacts: canSee ? group.contacts : null,
    wall: group.wall,
    post_group: group.postGroup,
    ...presentStanding(membership),
    invite_id: membership.state === 'invited' && invite !== null ? String(invite.id) : null,
    silenced: isMember(membership) && membership.silenced,
    blocked: member === null ? null : presentBlock(member),
    can_post: can({ id: viewerId }, 'group.postIn', facts),
    can_see: canSee,
  };
}

export function presentStanding(membership: Membership): WireGroupStanding {
  return {
    role: isMember(membership) ? membership.state : null,
    invite_status: membership.state === 'requested' ? 'out' : null,
  };
}

export function presentBlock({
  blocked,
  blockedUntil,
  blockReason,
}: Pick<
  typeof groupMembers.$inferSelect,
  'blocked' | 'blockedUntil' | 'blockReason'
>): WireGroupBlock | null {
  return blocked ? { until: blockedUntil?.toISOString() ?? null, reason: blockReason } : null;
}
