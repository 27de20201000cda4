import { and, eq, inArray, sql } from 'drizzle-orm';
import { maxPins } from '@/shared/config/limits';
import { isMember, type Membership } from '@/shared/rules/membership';
import type { WireGroup, WireGroupBlock, WireGroupStanding } from '@/shared/wire/group';
import type { Database } from '../../db/database';
import { literal } from '../../db/paging';
import { categories, groupInvites, groupMembers, groups } from '../../db/schema';
import { can } from '../../permissions/can';
import { toMembership } from '../../permissions/memberships';
import { notReported, visiblePost } from '../../permissions/visibility';
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
      pinned: pinnedIn(viewerId),
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
  /** Ids of the pinned posts that the viewer sees. */
  pinned: string[];
}

/** For queries over `groups`: ids of the row's pinned posts that the viewer sees, the last pinned first. */
function pinnedIn(viewerId: number) {
  return sql<string[]>`array(
    select posts.id::text from group_pins join posts on posts.id = group_pins.post_id
    where group_pins.group_id = ${groups.id} and ${visiblePost(viewerId)} and ${notReported(viewerId)}
    order by group_pins.created_at desc, posts.id desc limit ${literal(maxPins)})`;
}

/** Links, contacts and pinned posts of a private group are for its members. */
function presentGroup(viewerId: number, rows: GroupRows): WireGroup {
  const { group, category, subcategory, member, invite, pinned } = rows;
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
    approval: group.approval,
    ...presentStanding(membership),
    invite_id: membership.state === 'invited' && invite !== null ? String(invite.id) : null,
    blocked: member === null ? null : presentBlock(member),
    can_post: can({ id: viewerId }, 'group.postIn', facts),
    can_see: canSee,
    questions: group.questions,
    rules: group.rules,
    pinned: canSee ? pinned : [],
    archived_at: group.archivedAt?.toISOString() ?? null,
  };
}

export function presentStanding(membership: Membership): WireGroupStanding {
  return {
    role: isMember(membership) ? membership.state : null,
    invite_status: membership.state === 'requested' ? 'out' : null,
    silenced: isMember(membership) && membership.silenced,
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
