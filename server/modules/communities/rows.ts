import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { companies, groups } from '../../db/schema';
import { toSearchName } from '../../db/search';
import { notFound } from '../../errors';
import { requireCategories } from './categories';
import type { CommunityKind } from './permalinks';

/** The part of a group or company that depends on several fields of an edit. */
interface Edited {
  name: string;
  permalink: string;
  categoryId: number;
  subcategoryId: number | null;
}

interface Edit {
  name?: string | undefined;
  permalink?: string | undefined;
  category?: number | undefined;
  subcategory?: number | null | undefined;
}

interface NewCommunity {
  name: string;
  category: number;
  subcategory: number | null;
}

/** Builds the row of a new group or company, whose creator is its first member. Throws 422 for unknown categories. */
export async function newCommunityRow<T extends NewCommunity>(
  tx: Database,
  kind: CommunityKind,
  { category, subcategory, ...rest }: T,
  place: { permalink: string; createdAt: Date },
) {
  await requireCategories(tx, kind, category, subcategory);
  return {
    ...rest,
    ...place,
    searchName: toSearchName([rest.name, place.permalink]),
    categoryId: category,
    subcategoryId: subcategory,
    memberCount: 1,
  };
}

/**
 * Builds the columns that follow from several fields. A new category without a subcategory clears the former one.
 * Throws 422 for unknown categories.
 */
export async function derivedChanges(
  tx: Database,
  kind: CommunityKind,
  row: Edited,
  { name, permalink, category, subcategory }: Edit,
): Promise<{ categoryId?: number; subcategoryId?: number | null; searchName?: string }> {
  const searchName =
    name === undefined && permalink === undefined
      ? {}
      : { searchName: toSearchName([name ?? row.name, permalink ?? row.permalink]) };
  if (category === undefined && subcategory === undefined) return searchName;
  const categoryId = category ?? row.categoryId;
  const kept = categoryId === row.categoryId ? row.subcategoryId : null;
  const subcategoryId = subcategory === undefined ? kept : subcategory;
  await requireCategories(tx, kind, categoryId, subcategoryId);
  return { ...searchName, categoryId, subcategoryId };
}

const tables = { group: groups, company: companies };

/** Finds a group or company by its permalink. Throws 404 for an unknown one. */
export async function idOfPermalink(db: Database, kind: CommunityKind, permalink: string): Promise<number> {
  const table = tables[kind];
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.permalink, permalink.toLowerCase()));
  if (row === undefined) throw notFound();
  return row.id;
}
