import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { WireCompany } from '@/shared/wire/company';
import type { WireCategory, WireGroup } from '@/shared/wire/group';
import type { Database } from '../../db/database';
import { categories, companies, companyMembers, groupMembers, groups } from '../../db/schema';
import { can } from '../../permissions/can';
import { publicRef } from '../people/presenter';

const subcategories = alias(categories, 'subcategories');
type CategoryRow = Pick<typeof categories.$inferSelect, 'id' | 'name'>;
const presentCategory = (row: CategoryRow): WireCategory => ({ id: String(row.id), name: row.name });

/** Groups in the order of the ids, as the viewer meets them: one query, whatever their number. */
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
        can_post: can({ id: viewerId }, 'group.postIn', {
          role,
          isBlocked,
          hasWall: group.wall,
          postGroup: group.postGroup,
        }),
        can_see: !isBlocked && (group.privacy === 0 || role !== null),
      },
    ];
  });
}

/** Companies in the order of the ids, as the viewer meets them: one query, whatever their number. */
export async function presentCompanies(
  db: Database,
  viewerId: number,
  ids: readonly number[],
): Promise<WireCompany[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      company: companies,
      category: categories,
      subcategory: subcategories,
      member: companyMembers,
      isFollow: sql<boolean>`exists (select 1 from company_follows
        where company_id = ${companies.id} and user_id = ${viewerId})`,
    })
    .from(companies)
    .innerJoin(categories, eq(categories.id, companies.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, companies.subcategoryId))
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, companies.id), eq(companyMembers.userId, viewerId)),
    )
    .where(inArray(companies.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.company.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { company, category, subcategory, member, isFollow } = row;
    const role = member?.role ?? null;
    return [
      {
        id: String(company.id),
        name: company.name,
        privacy: company.privacy,
        category: presentCategory(category),
        subcategory: subcategory === null ? null : presentCategory(subcategory),
        description: company.description,
        permalink: company.permalink,
        options: company.options,
        location: company.location,
        links: company.links,
        contacts: company.options.contacts ? company.contacts : [],
        avatar: publicRef(company.avatarKey),
        cover: publicRef(company.coverKey),
        is_follow: isFollow,
        role,
        followers: company.followerCount,
        members: company.memberCount,
        created_at: company.createdAt.toISOString(),
        can_post: can({ id: viewerId }, 'company.postAs', { role, hasWall: company.options.wall }),
      },
    ];
  });
}
