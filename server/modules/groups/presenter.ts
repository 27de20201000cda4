import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WireGroup } from '@/shared/wire/group';
import type { Database } from '../../db/database';
import { categories, groupMembers, groups } from '../../db/schema';
import { can } from '../../permissions/can';
import { presentCategory, subcategories } from '../communities/categories';
import { publicRef } from '../people/presenter';

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
      hasAsked: sql<boolean>`exists (select 1 from group_invites
        where group_id = ${groups.id} and user_id = ${viewerId} and invited_by is null)`,
    })
    .from(groups)
    .innerJoin(categories, eq(categories.id, groups.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, groups.subcategoryId))
    .leftJoin(groupMembers, and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, viewerId)))
    .where(inArray(groups.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.group.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { group, category, subcategory, member, hasAsked } = row;
    const role = member?.role ?? null;
    const isBlocked = member?.blocked ?? false;
    const facts = { group, role, isBlocked };
    return [
      {
        id: String(group.id),
        name: group.name,
        privacy: group.privacy,
        category: presentCategory(category),
        subcategory: subcategory === null ? null : presentCategory(subcategory),
        description: group.description,
        permalink: group.permalink,
        location: group.location,
        links: group.links,
        pictures: group.pictures,
        contacts: group.contacts,
        wall: group.wall,
        post_group: group.postGroup,
        role: isBlocked ? null : role,
        invite_status: hasAsked ? 'out' : null,
        members: group.memberCount,
        avatar: publicRef(group.avatarKey),
        cover: publicRef(group.coverKey),
        created_at: group.createdAt.toISOString(),
        can_post: can({ id: viewerId }, 'group.postIn', facts),
        can_see: can({ id: viewerId }, 'group.see', facts),
      },
    ];
  });
}
