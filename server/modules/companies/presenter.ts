import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyFollowLevel, WireCompany } from '@/shared/wire/company';
import type { Database } from '../../db/database';
import { categories, companies, companyFollows, companyMembers } from '../../db/schema';
import { can } from '../../permissions/can';
import { subcategories } from '../communities/categories';
import { presentHeader } from '../communities/presenter';

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
      level: companyFollows.level,
    })
    .from(companies)
    .innerJoin(categories, eq(categories.id, companies.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, companies.subcategoryId))
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, companies.id), eq(companyMembers.userId, viewerId)),
    )
    .leftJoin(
      companyFollows,
      and(eq(companyFollows.companyId, companies.id), eq(companyFollows.userId, viewerId)),
    )
    .where(inArray(companies.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.company.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [presentCompany(viewerId, row)];
  });
}

interface CompanyRows {
  company: typeof companies.$inferSelect;
  category: typeof categories.$inferSelect;
  subcategory: typeof categories.$inferSelect | null;
  /** The viewer's own row. */
  member: typeof companyMembers.$inferSelect | null;
  /** Null if the viewer does not follow. */
  level: CompanyFollowLevel | null;
}

/**
 * Links and contacts of a private company are for its team, contacts that are switched off for those who could switch
 * them on.
 */
function presentCompany(viewerId: number, rows: CompanyRows): WireCompany {
  const { company, category, subcategory, member, level } = rows;
  const viewer = { id: viewerId };
  const role = member?.role ?? null;
  const facts = { company, role };
  const canSee = can(viewer, 'company.see', facts);
  const seesContacts =
    canSee && (company.options.contacts || can(viewer, 'company.act', { role, right: 'edit' }));
  return {
    ...presentHeader(company, category, subcategory),
    options: company.options,
    links: canSee ? company.links : [],
    contacts: seesContacts ? company.contacts : [],
    is_follow: level !== null,
    follow_level: level,
    role,
    followers: company.followerCount,
    can_post: can(viewer, 'company.postAs', facts),
    can_see: canSee,
  };
}
