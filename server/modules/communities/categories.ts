import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { WireCategory, WireDictionary } from '@/shared/wire/group';
import type { Database } from '../../db/database';
import { categories } from '../../db/schema';
import { invalidFields } from '../../errors';
import type { CommunityKind } from './permalinks';

/** Second join of `categories`, for the subcategory of a group or company. */
export const subcategories = alias(categories, 'subcategories');

export const presentCategory = (row: Pick<typeof categories.$inferSelect, 'id' | 'name'>): WireCategory => ({
  id: String(row.id),
  name: row.name,
});

/** Reads the categories of groups and companies, in their order. */
export async function readDictionary(db: Database): Promise<WireDictionary> {
  const rows = await db.select().from(categories).orderBy(categories.position, categories.id);
  const treeOf = (kind: CommunityKind) =>
    rows
      .filter((row) => row.kind === kind && row.parentId === null)
      .map((row) => ({
        ...presentCategory(row),
        subcategories: rows.filter(({ parentId }) => parentId === row.id).map(presentCategory),
      }));
  return { lists: { group_categories: treeOf('group'), company_categories: treeOf('company') } };
}

/** Throws 422 for a category that is not one of the kind, and for a subcategory of another one. */
export async function requireCategories(
  tx: Database,
  kind: CommunityKind,
  category: number,
  subcategory: number | null,
): Promise<void> {
  const rows = await tx
    .select({ id: categories.id, parentId: categories.parentId })
    .from(categories)
    .where(eq(categories.kind, kind));
  if (!rows.some(({ id, parentId }) => id === category && parentId === null))
    throw invalidFields({ category: 'validationError' });
  if (subcategory !== null && !rows.some(({ id, parentId }) => id === subcategory && parentId === category))
    throw invalidFields({ subcategory: 'validationError' });
}
