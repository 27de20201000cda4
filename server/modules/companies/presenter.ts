import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WireCompany } from '@/shared/wire/company';
import type { Database } from '../../db/database';
import { categories, companies, companyMembers } from '../../db/schema';
import { can } from '../../permissions/can';
import { presentCategory, subcategories } from '../communities/categories';
import { publicRef } from '../people/presenter';

/** Presents companies to a viewer, in the order of the ids, with one query. */
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
        can_post: can({ id: viewerId }, 'company.postAs', { company, role }),
        can_see: can({ id: viewerId }, 'company.see', { company, role }),
      },
    ];
  });
}
